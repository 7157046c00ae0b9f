/** A closer look: whatever lies under the pointer, the focus or a long press, large and with its rules. */
import { untrack } from "svelte";
import type { Picture } from "../games/types";

export interface Closer {
  picture: Picture;
  title: string;
  /** What it is, in a few words each: its type, what it costs. */
  facts?: string[];
  text: string;
  rules: string[];
}

const DELAY = 450;

class Peek {
  thing = $state.raw<{ closer: Closer; at: DOMRect } | null>(null);
}

export const peek = new Peek();

/** An action: shows a closer look after a moment, and swallows the click that ends a long press. */
export function closer(node: HTMLElement, make: () => Closer | null): { update(next: () => Closer | null): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const show = (): void => {
    const thing = make();
    if (thing) peek.thing = { closer: thing, at: node.getBoundingClientRect() };
  };
  /** Later: a thing that goes away loses the focus in the middle of an update of the page. */
  const hide = (): void => {
    clearTimeout(timer);
    if (untrack(() => peek.thing)) queueMicrotask(() => (peek.thing = null));
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") timer = setTimeout(show, DELAY);
  };
  const down = (event: PointerEvent): void => {
    hide();
    pressed = false;
    if (event.pointerType !== "mouse") {
      timer = setTimeout(() => {
        pressed = true;
        show();
      }, DELAY);
    }
  };
  const click = (event: MouseEvent): void => {
    if (pressed) {
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed = false;
    }
  };
  const menu = (event: Event): void => {
    if (pressed) event.preventDefault();
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) timer = setTimeout(show, DELAY);
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", hide);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerup", hide);
  node.addEventListener("pointercancel", hide);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("focus", focus);
  node.addEventListener("blur", hide);
  return { update: (next) => (make = next), destroy: hide };
}
