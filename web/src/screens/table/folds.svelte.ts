/** What lies beside the board and opens on demand: log and chat, the rules, a seat close up, the links to share. */
import type { Seat } from "../../wire";

export type Side = "log" | "chat";

const ROOM_FOR_A_SIDE = { width: 1200, height: 760 };

/** A phone, or a screen held upright: log and chat are sheets there. */
export function isNarrow(): boolean {
  return matchMedia("(max-width: 1000px)").matches;
}

export class Folds {
  side = $state<Side | null>(innerWidth >= ROOM_FOR_A_SIDE.width && innerHeight >= ROOM_FOR_A_SIDE.height ? "log" : null);
  sheet = $state<Side | "share" | "shortcuts" | null>(null);
  /** Which panel of the strip is read: what happened since I acted. */
  strip = $state<number | null>(null);
  /** The rules at which the rulebook lies open; an empty list is its beginning. */
  rules = $state.raw<string[] | null>(null);
  /** The rulebook lies open at who is who. */
  who = $state(false);
  seat = $state<Seat | null>(null);
  unread = $state(0);

  toggle(which: Side): void {
    if (which === "chat") this.unread = 0;
    if (isNarrow()) this.sheet = which;
    else this.side = this.side === which ? null : which;
  }

  openRule = (rule: string): void => {
    this.sheet = null;
    this.rules = [rule];
  };

  /** Somebody said something to the table. */
  said(): void {
    if (this.side !== "chat" && this.sheet !== "chat") this.unread++;
  }
}
