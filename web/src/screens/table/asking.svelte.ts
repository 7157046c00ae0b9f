/** The question to me: what it says, what is marked so far, and the answer. */
import { untrack } from "svelte";
import { amountOf, markingOf } from "../../lib/marking";
import { say } from "../../lib/say";
import { sound } from "../../lib/sound";
import { naming } from "../../lib/steps";
import type { Answer } from "../../lib/words";
import type { Asides } from "./asides.svelte";
import type { Desk } from "./desk.svelte";
import { isNarrow } from "./folds.svelte";

export interface Caption {
  title: string;
  text: string;
  rules: string[];
}

export class Asking {
  /** The spots of an answer that is being put together, not sent yet. */
  draft = $state.raw<string[]>([]);
  /** What I mark while others are to play: it is marked when I am asked, if it may be. */
  ahead = $state.raw<string[]>([]);
  /** How much, where an amount is asked. */
  amount = $state(0);
  /** The same object for as long as the same is asked, whatever others answer meanwhile. */
  #question = $derived.by(() => this.desk.view?.ask ?? null);
  #at = -1;

  caption = $derived.by((): Caption => {
    const { words, view, ask, toThrow, active, names, live, eyes, watching, replaced } = this.desk;
    if (!words || !view) return { title: "", text: "", rules: [] };
    if (this.desk.taught) return { title: say("taught"), text: say("taught-text"), rules: [] };
    if (toThrow) {
      const what = this.desk.client?.throwing?.(this.desk.events, words, names) ?? say("your-throw-text");
      return { title: say("your-throw"), text: what + (isNarrow() ? "" : ` ${say("your-throw-key")}`), rules: [] };
    }
    if (ask) return { title: say("and-now"), text: words.ask(ask.kind, ask.details, names), rules: ask.rules };
    if (eyes !== null && replaced) {
      const seat = live.table?.seats[eyes];
      const fate = seat?.lost ? "out-of-time" : seat?.resigned ? "given-up" : "in-your-place";
      return { title: say(fate), text: say(`${fate}-text`), rules: [] };
    }
    if (this.desk.passes) return { title: "…", text: say(this.desk.passing.always ? "lets-all-pass" : "passes-by-itself"), rules: [] };
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
      untrack(() => this.#open());
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

  /** Another question: nothing is marked, but for what was marked beforehand and may be. */
  #open(): void {
    this.draft = [];
    const question = this.#question;
    if (!question) return;
    const ask = { ...question, options: question.options ?? [] };
    this.amount = amountOf(ask)?.least ?? 0;
    const { client, view, info } = this.desk;
    if (!this.ahead.length || !client || !view || !info) return;
    const spots = (answer: Answer): string[] => client.spots(answer, view);
    const things = markingOf(ask, info.verbs, [], spots)?.spots ?? [];
    const kept = this.ahead.filter((spot) => things.includes(spot));
    if (kept.length) this.draft = kept;
    else if (naming(ask.options, this.ahead, spots).length) this.draft = this.ahead;
    if (this.draft.length) this.ahead = [];
  }

  choose(answer: Answer): void {
    const { eyes, live } = this.desk;
    if (eyes === null || live.pending) return;
    this.asides.clear();
    live.answer(eyes, answer);
    this.draft = [];
  }

  mark(next: string[]): void {
    this.draft = next;
    this.asides.clear();
    sound.set();
  }

  markAhead(spot: string): void {
    this.ahead = this.ahead.includes(spot) ? this.ahead.filter((one) => one !== spot) : [...this.ahead, spot];
    sound.set();
  }

  /** Escape: neither marked nor said. */
  takeBack(): void {
    this.draft = [];
    this.ahead = [];
    this.asides.clear();
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
