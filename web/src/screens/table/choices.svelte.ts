/** Everything that may be chosen, as buttons: whole answers, or step by step where there are many. */
import type { Choice } from "../../components/AskBar.svelte";
import { amountOf, answerOf, chosen, isReady, type Amount, type Marking } from "../../lib/marking";
import { say, says } from "../../lib/say";
import { bundled, groups, naming, nextSpot } from "../../lib/steps";
import type { Things } from "../../lib/things.svelte";
import type { Ask } from "../../lib/live.svelte";
import type { Answer } from "../../lib/words";
import type { Asking } from "./asking.svelte";
import type { Desk } from "./desk.svelte";

/** With more choices than this the caption box asks step by step, as the board does. */
const FEW = 5;
/** With more buttons than this a step first asks where, or of what sort. */
const MANY = 12;

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
      top: advice.ratings[0]![0] as Answer,
    };
  });

  amount = $derived.by((): Amount | null => (this.desk.ask ? amountOf(this.desk.ask) : null));

  /** The answers that have a button of their own, or of their next step: all but those that are marked together. */
  #options = $derived.by((): Answer[] => {
    const { marking } = this.things;
    const firstly = this.desk.client?.firstly ?? [];
    const rank = (option: Answer): number => (firstly.includes(option[0]) ? firstly.indexOf(option[0]) : firstly.length);
    const options = (this.desk.ask?.options ?? []).filter((option) => !marking?.listed?.has(JSON.stringify(option)));
    return firstly.length ? options.sort((a, b) => rank(a) - rank(b)) : options;
  });

  #stepwise = $derived.by(() => !this.amount && this.#left.length > FEW);

  /** What is marked, but for the things that are marked together. */
  #steps = $derived.by(() => (this.things.marking ? [] : this.asking.draft));

  #left = $derived.by((): Answer[] => (this.desk.client && this.desk.view ? naming(this.#options, this.#steps, this.#spots) : []));

  /** The area that was opened, for as long as the same is asked and the same is marked. */
  #opened = $state.raw<{ area: string; ask: Ask | null; draft: readonly string[] } | null>(null);
  #area = $derived.by((): string | null => {
    const opened = this.#opened;
    return opened && opened.ask === this.desk.ask && opened.draft === this.asking.draft ? opened.area : null;
  });

  all = $derived.by((): Choice[] => {
    const { words, view, ask, eyes, toThrow } = this.desk;
    if (!words || !view) return [];
    if (toThrow) return [{ id: "throw", label: say("throw"), primary: true, act: () => this.asking.throwDice() }];
    if (eyes !== null && this.desk.mayReturn(eyes)) return [{ id: "return", label: say("seat-return"), act: () => this.desk.comeBack(eyes) }];
    const again = this.desk.passing.always ? [this.#windows("ask-me-again", false)] : [];
    if (!ask) return again;
    if (ask.form === "window" && !this.desk.lesson) return [...this.#stepping(), this.#windows("pass-this-game", true)];
    if (this.amount) {
      const amounting = this.#amounting(this.amount);
      return [amounting, ...this.#advisedChoice([amounting])];
    }
    const { marking } = this.things;
    return [...(marking ? [this.#gathering(marking), ...this.#plain(marking)] : this.#stepping()), ...again];
  });

  hint = $derived.by((): string | null => {
    const { live, words, names, lesson, ask } = this.desk;
    if (!this.#ratings || !words) return null;
    const answer = this.#whole(this.#ratings.top);
    if (ask?.options.length === 1 && !lesson) return say("hint-only", { answer });
    return lesson ? say("hint-lesson", { answer }) : `${say("hint-says", { answer })} ${words.why(live.advice!, names)}`;
  });

  /** What Enter sends: the choice that stands out, or the only one. */
  get first(): Choice | null {
    const answers = this.all.filter((one) => one.id !== "ask-me-again");
    const first = answers.find((one) => one.primary && !one.disabled) ?? (answers.length === 1 ? answers[0] : undefined);
    return first && !first.disabled && !first.quiet ? first : null;
  }

  constructor(
    readonly desk: Desk,
    readonly asking: Asking,
    readonly things: Things,
  ) {}

  #spots = (answer: Answer): string[] => this.desk.client!.spots(answer, this.desk.view!);

  #advised(option: Answer): boolean {
    return !!this.#ratings && JSON.stringify(this.#ratings.top) === JSON.stringify(option);
  }

  #rate(answer: Answer): { rating?: string; best?: boolean } {
    const ratings = this.#ratings;
    const rating = ratings?.of.get(JSON.stringify(answer));
    if (!ratings || rating === undefined) return {};
    const gap = (ratings.best - rating) / ratings.spread;
    const word = this.#advised(answer) ? "best" : gap < 0.12 ? "close" : gap < 0.5 ? "worse" : "bad";
    return { rating: say(`hint-${word}`), best: this.#advised(answer) };
  }

  #detail(answer: Answer): string {
    const { client, view, words } = this.desk;
    return (view && client?.detail?.(answer, view, words!)) || "";
  }

  /** An answer and all that there is to say about it. */
  #whole(answer: Answer): string {
    const detail = this.#detail(answer);
    return `${this.desk.words!.answer(answer, this.desk.names)}${detail ? ` (${detail})` : ""}`;
  }

  #choice(answer: Answer, part: "short" | "" = ""): Choice {
    const { client, view, words, names } = this.desk;
    const spots = this.#spots(answer);
    const pictured = [...spots].reverse().find((spot) => client!.picture(spot, view!) && !this.asking.draft.includes(spot));
    return {
      id: JSON.stringify(answer),
      label: words!.answer(answer, names, part),
      detail: this.#detail(answer),
      art: pictured ? client!.picture(part ? pictured : (spots.find((spot) => client!.picture(spot, view!)) ?? pictured), view!) : null,
      things: spots,
      act: () => this.asking.choose(answer),
      ...this.#rate(answer),
    };
  }

  /** Let everything pass in this game, or be asked again. */
  #windows(key: "pass-this-game" | "ask-me-again", always: boolean): Choice {
    return { id: key, label: say(key), quiet: true, act: () => this.desk.passing.setAlways(always) };
  }

  /** How much is set, and the button that says so. */
  #amounting({ verb }: Amount): Choice {
    const answer = [verb, this.asking.amount];
    return { ...this.#choice(answer), primary: true };
  }

  /** What the marks stand for so far; if that is no answer, the button says why not. */
  #gathering(marking: Marking): Choice {
    const { draft, asides } = this.asking;
    const count = chosen(marking, draft).length;
    const answer = answerOf(marking, draft);
    const ready = isReady(marking, draft);
    const none = says(`mark-${marking.verb}`) ? `mark-${marking.verb}` : "mark-none";
    return {
      id: "draft",
      label: ready ? this.#whole(answer) : say(none, { least: marking.least, most: marking.most }),
      count: say(marking.ordered ? "mark-order" : "mark-count", { count, least: marking.least, most: marking.most }),
      primary: ready,
      disabled: !ready && count < Math.max(1, marking.least),
      act: () => (ready ? this.asking.choose(answer) : void asides.wonder(answer)),
      ...this.#rate(answer),
    };
  }

  /** Beside what is marked: all other answers. */
  #plain(marking: Marking): Choice[] {
    const told = this.#stepwise ? this.#grouped() : this.#options.map((option) => this.#choice(option));
    const best = this.#advised(answerOf(marking, this.asking.draft)) ? [] : this.#advisedChoice(told);
    return [...best, ...told, ...this.#back("mark-clear")];
  }

  #back(key: "step-back" | "mark-clear"): Choice[] {
    if (this.#area !== null) return [{ id: "back", label: say("step-back"), quiet: true, act: () => (this.#opened = null) }];
    return this.asking.draft.length ? [{ id: "back", label: say(key), quiet: true, act: () => this.asking.mark([]) }] : [];
  }

  /** The advice, if no button says it yet: before the steps that lead to it, so that one choice is the best and not two. */
  #advisedChoice(told: readonly Choice[]): Choice[] {
    const best = this.#ratings?.top; // listed or not: of things that are marked together no combination is
    return best && !told.some((one) => one.id === JSON.stringify(best)) ? [this.#choice(best)] : [];
  }

  /** A choice without what is marked already: only what is left is said. */
  #shortly(option: Answer): Choice {
    const left = this.#spots(option).filter((spot) => !this.#steps.includes(spot));
    return this.#choice(option, this.#steps.length && left.length <= 1 ? "short" : "");
  }

  /** One button for all answers that name the same spot next; of very many spots one for those of an area. */
  #grouped(): Choice[] {
    const steps = groups(this.#left, this.#steps, this.#spots).map(({ spot, options }) => ({ spot, choice: this.#step(spot, options) }));
    const bundles = bundled(steps, MANY, ({ spot }) => spot && this.#areaOf(spot));
    const open = bundles.find(({ area }) => area !== null && area === this.#area);
    if (open) return open.items.map(({ choice }) => choice);
    return bundles.map(({ area, items }) => (area === null ? items[0]!.choice : this.#areaChoice(area, items.map(({ choice }) => choice), items.map(({ spot }) => spot!))));
  }

  #step(spot: string | null, together: readonly Answer[]): Choice {
    const { client, view, words, names } = this.desk;
    if (!spot || together.length === 1) return this.#shortly(together[0]!);
    const firsts = new Set(together.map((option) => (this.#steps.length ? "" : words!.answer(option, names, "first"))));
    const what = this.things.describe(spot)?.title ?? "";
    const own = client!.step?.(spot, together, view!, words!);
    const label = own ? own : firsts.size === 1 && !firsts.has("") ? [...firsts][0]! : say("step-of", { what });
    return { id: spot, label, art: client!.picture(spot, view!), things: [spot], act: () => this.asking.mark([...this.#steps, spot]) };
  }

  #areaOf(spot: string): string | null {
    const { client, view, words } = this.desk;
    return client!.area?.(spot, view!, words!) ?? this.things.describe(spot)?.kind ?? null;
  }

  #areaChoice(area: string, inside: readonly Choice[], spots: readonly string[]): Choice {
    const { ask } = this.desk;
    const { draft } = this.asking;
    const titles = spots.map((spot) => this.things.describe(spot)?.title ?? "").filter(Boolean);
    return {
      id: `area:${area}`,
      label: say("step-area", { area, count: inside.length }),
      detail: titles.join(", "),
      act: () => (this.#opened = { area, ask, draft }),
    };
  }

  #stepping(): Choice[] {
    const steps = this.#steps;
    let told = this.#stepwise ? this.#grouped() : this.#left.map((option) => this.#shortly(option));
    // What the marks stand for already comes first, and Enter sends it.
    const whole = steps.length ? this.#left.find((option) => nextSpot(option, steps, this.#spots) === null) : undefined;
    if (whole) {
      const id = JSON.stringify(whole);
      told = [{ ...this.#choice(whole), primary: true }, ...told.filter((one) => one.id !== id)];
    }
    const best = this.#advisedChoice(told);
    return [...best, ...told, ...this.#back("step-back")];
  }
}
