/** What just happened, shown: one thing after another, quickly, and skipped by a click. */
import { calm, factor } from "./settings.svelte";

const FLIGHT = 380;
const APART = 90;
let waits: (() => void)[] = [];
let flying: Animation[] = [];
let skipping = false;

/** Finish everything that moves, and what follows in the same breath. */
export function skip(): void {
  skipping = true;
  flying.forEach((animation) => animation.finish());
  waits.forEach((wake) => wake());
  waits = [];
}

export function still(): boolean {
  return skipping || calm() || document.hidden;
}

export function breathe(): void {
  skipping = false;
}

export function pause(ms: number): Promise<void> {
  if (still()) return Promise.resolve();
  return new Promise((resolve) => {
    waits.push(resolve);
    setTimeout(resolve, ms * factor());
  });
}

/** A marked place: what is shown twice moves where it is largest. */
function place(name: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)];
  const size = (node: HTMLElement): number => node.offsetWidth * node.offsetHeight;
  return found.filter((node) => node.checkVisibility()).sort((a, b) => size(b) - size(a))[0] ?? null;
}

const nothing = (): void => undefined;

/** Fly a copy of what lies at one place to another. The copy stays where it lands until the returned function is called. */
export async function fly(from: string, to: string, delay = 0): Promise<() => void> {
  if (still()) return nothing;
  const source = place(from);
  const target = place(to);
  if (!source || !target) return nothing;
  const start = source.getBoundingClientRect();
  const end = target.getBoundingClientRect();
  const copy = source.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-at");
  copy.classList.remove("can", "cannot");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed", left: `${start.left}px`, top: `${start.top}px`, width: `${start.width}px`,
    height: `${start.height}px`, margin: "0", zIndex: "50", pointerEvents: "none", transformOrigin: "0 0", translate: "none",
  });
  (source.closest(".board, .side") ?? document.body).appendChild(copy);
  source.style.opacity = "0";
  const move = `translate(${end.left - start.left}px, ${end.top - start.top}px)`;
  const scale = `scale(${end.width / start.width})`;
  const lift = `translate(${(end.left - start.left) / 2}px, ${(end.top - start.top) / 2 - 40}px) scale(1.25) rotate(-6deg)`;
  const animation = copy.animate([{ transform: "none" }, { transform: lift, offset: 0.5 }, { transform: `${move} ${scale}` }], {
    duration: FLIGHT * factor(),
    delay: delay * factor(),
    easing: "cubic-bezier(0.4, 0, 0.2, 1)",
    fill: "forwards",
  });
  flying.push(animation);
  await animation.finished.catch(() => undefined);
  flying = flying.filter((one) => one !== animation);
  return () => {
    copy.remove();
    source.style.opacity = "";
  };
}

/** Several things at once, one shortly after another. */
export async function flyAll(flights: readonly { from: string; to: string }[]): Promise<() => void> {
  const landed = await Promise.all(flights.map((flight, i) => fly(flight.from, flight.to, i * APART)));
  return () => landed.forEach((clear) => clear());
}
