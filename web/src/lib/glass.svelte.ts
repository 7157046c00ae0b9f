/** The reading glass: whatever lies under the pointer, the focus or a tap, large, with its text, its rule and what it could do. */
import { untrack } from "svelte";
import type { Choice } from "../components/AskBar.svelte";
import type { Description } from "../games/types";

export interface Reason {
  text: string;
  rule: string | null;
}

/** What the glass asks the screen on which it lies. */
export interface Reader {
  describe(thing: string): Description | null;
  /** What the thing could do now. */
  deeds(things: readonly string[]): Choice[];
  /** Why it could not. */
  reasons(things: readonly string[]): Promise<Reason[]>;
  openRule(rule: string): void;
}

export interface Shown {
  /** What is read, and by which other names the question may know it. */
  things: readonly string[];
  /** What is read, where it is nothing that lies on the table: a line of the log. */
  said: Description | null;
  node: HTMLElement;
  at: DOMRect;
  /** Opened by a tap, a click or a key: it stays, and its buttons can be pressed. */
  pinned: boolean;
  /** By the keyboard: the focus goes into the glass, and comes back. */
  keyed: boolean;
}

const DELAY = 350;

class Glass {
  shown = $state.raw<Shown | null>(null);
  reader = $state.raw<Reader | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A look in passing: shown after a moment, gone with the pointer. */
  glimpse(node: HTMLElement, things: readonly string[]): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.shown?.pinned && node.isConnected) this.#show(node, things, null, false, false);
    }, DELAY);
  }

  /** The pointer has gone on. Later: a thing that goes away loses the focus in the middle of an update of the page. */
  leave(node: HTMLElement): void {
    clearTimeout(this.#timer);
    const shown = untrack(() => this.shown);
    if (shown && !shown.pinned && shown.node === node) queueMicrotask(() => this.shown === shown && (this.shown = null));
  }

  open(node: HTMLElement, things: readonly string[], keyed = false, said: Description | null = null): void {
    clearTimeout(this.#timer);
    this.#show(node, things, said, true, keyed);
  }

  isOpen(thing: string): boolean {
    return !!this.shown?.pinned && this.shown.things[0] === thing;
  }

  close(): void {
    clearTimeout(this.#timer);
    const shown = untrack(() => this.shown);
    this.shown = null;
    if (shown?.keyed && shown.node.isConnected) shown.node.focus();
  }

  #show(node: HTMLElement, things: readonly string[], said: Description | null, pinned: boolean, keyed: boolean): void {
    if (!said && !this.reader?.describe(things[0] ?? "")) return;
    this.shown = { things, said, node, at: node.getBoundingClientRect(), pinned, keyed };
  }
}

export const glass = new Glass();

/** Listeners for a look in passing, by the pointer or the focus. */
export function looks(node: HTMLElement, things: readonly string[]): () => void {
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType === "mouse") glass.glimpse(node, things);
  };
  const leave = (): void => glass.leave(node);
  const focus = (): void => {
    if (node.matches(":focus-visible")) glass.glimpse(node, things);
  };
  /** The key that reads what has the focus, whatever Enter would do with it. */
  const read = (): void => glass.open(node, things, true);
  const listeners: Record<string, EventListener> = { pointerenter: enter, pointerleave: leave, pointerdown: leave, focus, blur: leave, read };
  for (const [kind, listener] of Object.entries(listeners)) node.addEventListener(kind, listener);
  return () => {
    for (const [kind, listener] of Object.entries(listeners)) node.removeEventListener(kind, listener);
    queueMicrotask(() => node.isConnected || leave());
  };
}
