/** The keys that people try: Space and Enter confirm, Escape takes back, arrows move, and a letter for each tool. */
import type { Asking } from "./asking.svelte";
import type { Choices } from "./choices.svelte";
import type { Desk } from "./desk.svelte";
import type { Folds } from "./folds.svelte";
import type { Since } from "./since.svelte";

const PLACES = ".table .can, .table [aria-pressed].die, .table [data-choice]:not(:disabled)";

export function keysOfTable(desk: Desk, asking: Asking, choices: Choices, folds: Folds, since: Since): (event: KeyboardEvent) => void {
  /** Whether the key did something here; otherwise it is the browser's. */
  function press(key: string, at: HTMLElement | null): boolean {
    switch (key) {
      case " ":
      case "Enter": {
        const free = !at || at === document.body || at.matches(".log");
        const first = free ? choices.first : null;
        first?.act();
        return !!first;
      }
      case "Escape":
        asking.takeBack();
        return true;
      case "?":
        folds.rules = desk.ask?.rules ?? [];
        return true;
      case "u":
      case "U":
        if (!desk.over) asking.undo();
        return true;
      case "i":
      case "I":
        at?.closest<HTMLElement>("[data-thing]")?.dispatchEvent(new CustomEvent("read"));
        return true;
      case "s":
      case "S":
        if (folds.strip === null && since.news) folds.strip = 0;
        else folds.strip = null;
        return true;
      case "k":
      case "K":
        folds.sheet = "shortcuts";
        return true;
      case "l":
      case "L":
        folds.toggle("log");
        return true;
      case "ArrowRight":
      case "ArrowDown":
        return move(at, 1);
      case "ArrowLeft":
      case "ArrowUp":
        return move(at, -1);
    }
    return false;
  }

  return (event) => {
    const at = document.activeElement as HTMLElement | null;
    if (event.ctrlKey || event.metaKey || event.altKey || desk.curtain !== null || document.querySelector("dialog[open]")) return;
    if (at?.matches("input, textarea, select")) return;
    if (press(event.key, at)) event.preventDefault();
  };
}

/** To the next thing that may be chosen, on the board or in the caption box. */
function move(at: HTMLElement | null, step: 1 | -1): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(PLACES)].filter((node) => node.checkVisibility());
  if (!places.length || at?.matches(".log")) return false;
  const now = at ? places.indexOf(at) : -1;
  places[(now + step + places.length) % places.length]?.focus();
  return true;
}
