/** Everything that may be chosen, as buttons: whole answers, or step by step where there are many. */
import type { Choice } from "../../components/AskBar.svelte";
import { say } from "../../lib/say";
import { groups, naming, nextSpot } from "../../lib/steps";
import type { Answer } from "../../lib/words";
import type { Asking } from "./asking.svelte";
import type { Desk } from "./desk.svelte";

/** With more choices than this the caption box asks step by step, as the board does. */
const FEW = 5;

interface Ratings {
  best: number;
  spread: number;
  of: Map<string, number>;
  top: Answer;
}

export class Choices {
  #ratings = $derived.by((): Ratings | null => {
    const { live, eyes } = this.desk;
    const advice = live.advice;
    if (!advice || advice.seat !== eyes || !advice.ratings.length) return null;
    const values = advice.ratings.map(([, rating]) => rating);
    const best = Math.max(...values);
    return {
      best,
      spread: Math.max(1, best - Math.min(...values)),
      of: new Map(advice.ratings.map(([answer, rating]) => [JSON.stringify(answer), rating])),
      top: advice.ratings.reduce((a, b) => (b[1] > a[1] ? b : a))[0] as Answer,
    };
  });

  /** The verb of the answers that marks are gathered for, if there are such answers now. */
  #gathered = $derived.by((): string | null => {
    const verb = this.desk.client?.draftVerb;
    return verb && this.desk.ask?.options.some((option) => option[0] === verb) ? verb : null;
  });

  #stepwise = $derived.by(() => {
    const { client, ask, view } = this.desk;
    return !!client?.steps && !!ask && !!view && naming(ask.options, this.asking.draft, this.#spots).length > FEW;
  });

  all = $derived.by((): Choice[] => {
    const { words, view, ask, client, eyes, toThrow } = this.desk;
    if (!words || !view) return [];
    if (toThrow) return [{ id: "throw", label: say("throw"), primary: true, act: () => this.asking.throwDice() }];
    if (eyes !== null && this.desk.mayReturn(eyes)) return [{ id: "return", label: say("seat-return"), act: () => this.desk.comeBack(eyes) }];
    if (!ask) return [];
    if (client?.steps) return this.#steps(ask.options);
    const gathered = this.#gathered;
    const plain = ask.options
      .filter((option) => option[0] !== gathered || this.#advised(option))
      .sort((a, b) => Number(this.#advised(b)) - Number(this.#advised(a)))
      .map((option) => this.#choice(option));
    return gathered ? [this.#gathering(), ...plain] : plain;
  });

  /** Whole answers, one by one, where some of the buttons above stand for steps or marks. */
  more = $derived.by((): Choice[] => {
    const { ask, words } = this.desk;
    if (!ask || !words) return [];
    const told = this.#stepwise ? ask.options : this.#gathered ? ask.options.filter((option) => option[0] === this.#gathered) : [];
    const above = new Set(this.all.map((choice) => choice.id));
    const choices = told.map((option) => this.#choice(option));
    return choices.every((choice) => above.has(choice.id)) ? [] : choices;
  });

  hint = $derived.by((): string | null => (this.#ratings && this.desk.words ? say("hint-says", { answer: this.#label(this.#ratings.top) }) : null));

  /** What Enter sends: the choice that stands out, or the only one. */
  get first(): Choice | null {
    const first = this.all.find((one) => one.primary && !one.disabled) ?? (this.all.length === 1 ? this.all[0] : undefined);
    return first && !first.disabled ? first : null;
  }

  constructor(
    readonly desk: Desk,
    readonly asking: Asking,
  ) {}

  #advised(option: Answer): boolean {
    return !!this.#ratings && JSON.stringify(this.#ratings.top) === JSON.stringify(option);
  }

  #rate(answer: Answer): { rating?: string; best?: boolean } {
    const ratings = this.#ratings;
    const rating = ratings?.of.get(JSON.stringify(answer));
    if (!ratings || rating === undefined) return {};
    const gap = (ratings.best - rating) / ratings.spread;
    const word = gap === 0 ? "best" : gap < 0.12 ? "close" : gap < 0.5 ? "worse" : "bad";
    return { rating: say(`hint-${word}`), best: gap === 0 };
  }

  #detail(answer: Answer): string {
    const { client, view, words } = this.desk;
    return (view && client?.detail?.(answer, view, words!)) || "";
  }

  #label(answer: Answer): string {
    const detail = this.#detail(answer);
    return `${this.desk.words!.answer(answer, this.desk.names)}${detail ? ` (${detail})` : ""}`;
  }

  #choice(answer: Answer): Choice {
    const { client, view, words, names } = this.desk;
    return {
      id: JSON.stringify(answer),
      label: words!.answer(answer, names),
      detail: this.#detail(answer),
      art: view && client?.picture?.(answer, view),
      act: () => this.asking.choose(answer),
      ...this.#rate(answer),
    };
  }

  /** What the marks stand for so far; if that is no answer, the button says why not. */
  #gathering(): Choice {
    const { client, view } = this.desk;
    const { draft, asides } = this.asking;
    const answer = draft.length && view && client?.fromDraft ? client.fromDraft(draft, view) : null;
    const ready = !!answer && this.asking.can(answer);
    return {
      id: "draft",
      label: ready ? this.#label(answer) : say("draft-none"),
      primary: ready,
      disabled: !answer,
      act: () => answer && (ready ? this.asking.choose(answer) : asides.wonder(answer)),
      ...(answer ? this.#rate(answer) : {}),
    };
  }

  #spots = (answer: Answer): string[] => this.desk.client!.steps!.spots(answer, this.desk.view!);

  #spotChoice(spot: string): Pick<Choice, "label" | "art"> {
    const { client, view, words, names } = this.desk;
    return { label: client!.steps!.name(spot, view!, words!, names), art: client!.steps!.picture?.(spot, view!) };
  }

  /** A choice without what is marked already: only the spot that is left is said. */
  #shortly(option: Answer): Choice {
    const { draft } = this.asking;
    const left = draft.length ? this.#spots(option).filter((spot) => !draft.includes(spot)) : [];
    return left.length === 1 ? { ...this.#choice(option), ...this.#spotChoice(left[0]!) } : this.#choice(option);
  }

  /** One button for all answers that name the same spot next. */
  #grouped(options: Answer[]): Choice[] {
    const { draft } = this.asking;
    return groups(options, draft, this.#spots).map(({ spot, options: together }) => {
      if (!spot || together.length === 1) return this.#shortly(together[0]!);
      const { label, art } = this.#spotChoice(spot);
      const best = together.some((option) => this.#advised(option));
      return { id: spot, label: say("step-of", { what: label }), art, best, act: () => this.asking.mark([...draft, spot]) };
    });
  }

  #steps(options: Answer[]): Choice[] {
    const { draft } = this.asking;
    const left = naming(options, draft, this.#spots);
    let told = this.#stepwise ? this.#grouped(options) : left.map((option) => this.#shortly(option));
    // What the marks stand for already comes first, and Enter sends it.
    const whole = draft.length ? left.find((option) => nextSpot(option, draft, this.#spots) === null) : undefined;
    if (whole) {
      const id = JSON.stringify(whole);
      told = [{ ...this.#choice(whole), primary: true }, ...told.filter((one) => one.id !== id)];
    }
    const best = options.find((option) => this.#advised(option));
    if (best && !told.some((one) => one.id === JSON.stringify(best))) told.unshift(this.#choice(best));
    if (draft.length) told.push({ id: "draft", label: say("step-back"), act: () => this.asking.mark([]) });
    return told;
  }
}
