/** The question to me: what it says, what is marked so far, and the answer. */
import { untrack } from "svelte";
import { say } from "../../lib/say";
import { sound } from "../../lib/sound";
import type { Answer, Json } from "../../lib/words";
import type { Asides } from "./asides.svelte";
import type { Desk } from "./desk.svelte";
import { isNarrow } from "./folds.svelte";

export interface Caption {
  title: string;
  text: string;
  rules: string[];
}

export class Asking {
  /** An answer that is being put together, not sent yet. */
  draft = $state<Json[]>([]);
  #options = $derived.by(() => new Set((this.desk.ask?.options ?? []).map((option) => JSON.stringify(option))));
  /** The same object for as long as the same is asked, whatever others answer meanwhile. */
  #question = $derived.by(() => this.desk.view?.ask ?? null);
  #at = -1;

  caption = $derived.by((): Caption => {
    const { words, view, ask, toThrow, active, names, live, eyes, watching, replaced } = this.desk;
    if (!words || !view) return { title: "", text: "", rules: [] };
    if (toThrow) return { title: say("your-throw"), text: say("your-throw-text") + (isNarrow() ? "" : ` ${say("your-throw-key")}`), rules: [] };
    if (ask) return { title: say("and-now"), text: words.ask(ask.kind, ask.details, names), rules: ask.rules };
    if (eyes !== null && replaced) {
      const fate = live.table?.seats[eyes]?.lost ? "out-of-time" : "in-your-place";
      return { title: say(fate), text: say(`${fate}-text`), rules: [] };
    }
    const who = words.join(active.map((seat) => words.name(seat, names)));
    if (live.pending || live.busy || !active.length) {
      const others = active.length && !active.includes(eyes ?? -1);
      return { title: "…", text: others ? say("waiting-for", { who, count: active.length }) : say("one-moment"), rules: [] };
    }
    const bots = active.every((seat) => live.table?.seats[seat]?.bot);
    return { title: say(watching ? "watching" : "meanwhile"), text: say(bots ? "bot-thinks" : "waiting-for", { who, count: active.length }), rules: [] };
  });

  constructor(
    readonly desk: Desk,
    readonly asides: Asides,
  ) {
    $effect(() => this.#beginAnew());
    $effect(() => {
      void this.#question;
      this.draft = [];
    });
  }

  /** The table has moved on: what was said aside belonged to the moment before. */
  #beginAnew(): void {
    const { live } = this.desk;
    if (live.seq === this.#at) return;
    this.#at = live.seq;
    untrack(() => {
      if (!live.refused) this.asides.clear();
      live.refused = null;
    });
  }

  can(answer: Answer): boolean {
    return !this.desk.live.pending && this.#options.has(JSON.stringify(answer));
  }

  choose(answer: Answer): void {
    const { eyes, live } = this.desk;
    if (eyes === null || live.pending) return;
    this.asides.clear();
    live.answer(eyes, answer);
    this.draft = [];
  }

  mark(next: Json[]): void {
    this.draft = next;
    this.asides.clear();
    sound.set();
  }

  /** Escape: neither marked nor said. */
  takeBack(): void {
    if (this.draft.length) this.draft = [];
    this.asides.clear();
  }

  /** What is dragged to my side is chosen, as by a click. */
  drop(event: DragEvent): void {
    event.preventDefault();
    try {
      const answer = JSON.parse(event.dataTransfer?.getData("text/plain") ?? "") as Answer;
      if (this.can(answer)) this.choose(answer);
    } catch {
      /* something else was dropped */
    }
  }

  throwDice(): void {
    const { eyes, live } = this.desk;
    if (eyes !== null) live.throwDice(eyes);
  }

  undo(): void {
    const { eyes, live } = this.desk;
    if (eyes !== null) live.undo(eyes);
  }

  hint(): void {
    const { eyes, live } = this.desk;
    this.asides.clear(); // the advice is read where the question was
    if (eyes !== null) live.hint(eyes);
  }
}
