/** What may be chosen on the board now, what a click on it does, and why the rest may not. */
import type { View } from "../../lib/live.svelte";
import { naming, nextSpot, reach, touch } from "../../lib/steps";
import type { Answer } from "../../lib/words";
import type { Stage } from "../types";
import type { Cellar } from "./realm";
import { ownerOf } from "./realm";

const placeOf = (piece: string): string => piece.split("@")[1]!.split("#")[0]!;

/** The spots that an answer names, in the order in which a person thinks of them. */
export function spots(answer: Answer, _view?: View): string[] {
  const [verb, first, second] = answer as string[];
  switch (verb) {
    case "villain":
      return [`villain:${first}`];
    case "starts":
    case "fate":
      return [`seat:${first}`];
    case "go":
      return [`place:${first}`];
    case "use":
      return [`use:${second}:${first}`];
    case "lend":
    case "cover":
      return [`symbol:${second}:${first}`];
    case "free":
      return [`free:${first}`];
    case "play":
      return [`card:${first}`, `place:${second}`];
    case "attach":
      return [`card:${first}`, `piece:${second}`];
    case "effect":
    case "react":
    case "take":
      return [`card:${first}`];
    case "move":
      return [`piece:${first}`, `place:${second}`];
    case "activate":
    case "pick":
    case "unmask":
      return [`piece:${first}`];
    case "vanquish":
      return answer.slice(1).map((piece) => `piece:${piece}`);
    case "discard":
      return copies(answer.slice(1));
    default:
      return [];
  }
}

/** The same card twice is two spots. */
function copies(cards: string[]): string[] {
  const seen: Record<string, number> = {};
  return cards.map((card) => {
    const number = (seen[card] = (seen[card] ?? 0) + 1);
    return number === 1 ? `card:${card}` : `card:${card}#${number}`;
  });
}

export class Choosing {
  private readonly now: Set<string>;
  private readonly later: Set<string>;
  /** What may be marked in place of the first mark. */
  private readonly instead: Set<string>;
  private readonly asked: boolean;
  private readonly draft: string[];

  constructor(private readonly stage: Stage) {
    this.draft = stage.draft as string[];
    const found = reach(stage.ask?.options ?? [], this.draft, spots);
    const set = stage.ask?.kind === "vanquish" || stage.ask?.kind === "discard";
    this.now = set && this.draft.length ? found.later : found.now;
    this.later = found.later;
    const sort = this.draft[0]?.split(":")[0];
    this.instead = new Set(set || !sort ? [] : [...reach(stage.ask?.options ?? [], [], spots).now].filter((spot) => spot.startsWith(`${sort}:`)));
    this.asked = !!stage.ask;
  }

  get kind(): string {
    return this.stage.ask?.kind ?? "";
  }

  get discarding(): boolean {
    return this.kind === "discard";
  }

  can(spot: string): boolean {
    return (this.now.has(spot) || this.instead.has(spot)) && !this.draft.includes(spot);
  }

  marked(spot: string): boolean {
    return this.draft.includes(spot);
  }

  /** Of the kind that this question is about, but not to be chosen now. */
  cannot(spot: string): boolean {
    if (!this.asked || this.can(spot) || this.marked(spot) || this.later.has(spot)) return false;
    return this.wish(spot) !== null;
  }

  click(spot: string): void {
    const { stage } = this;
    const options = stage.ask?.options ?? [];
    if (this.draft.length === 1 && this.draft[0] === spot) {
      const whole = naming(options, this.draft, spots).filter((option) => nextSpot(option, this.draft, spots) === null);
      if (whole.length === 1 && whole[0]![0] === "effect") return stage.choose(whole[0]!);
    }
    const done = touch(options, this.draft, spot, spots);
    if (!done) return this.wonder(spot, true);
    // An Effect is marked first, so that nothing is played by a slip.
    if (done.answer && done.answer[0] !== "effect") stage.choose(done.answer);
    else stage.setDraft(done.draft);
  }

  wonder(spot: string, keep = false): void {
    const wish = this.wish(spot);
    if (wish) this.stage.wonder(wish, keep);
  }

  /** The answer that a click on a spot means, so that somebody can say why not. */
  private wish(spot: string): Answer | null {
    const { ask } = this.stage;
    if (!ask) return null;
    const barred = ask.barred.find(([answer]) => spots(answer)[0] === spot || (spot.startsWith("card:") && spots(answer).includes(spot)));
    if (barred) return barred[0];
    const [sort, ...rest] = spot.split(":");
    const what = rest.join(":").replace(/#\d+$/, sort === "card" ? "" : "$&");
    const first = this.draft[0]?.split(":").slice(1).join(":");
    switch (`${ask.kind} ${sort}`) {
      case "go place":
      case "drive place":
        return ["go", what];
      case "act use": {
        const [row, symbol] = rest;
        return ["use", symbol, row];
      }
      case "play card":
        return ["effect", what];
      case "react card":
        return ["react", what];
      case "play place":
      case "fate_play place":
      case "place place":
      case "free_ally place":
        return first ? ["play", first, what] : null;
      case "play piece":
      case "fate_play piece":
        return first ? ["attach", first, what] : null;
      case "move place":
        return first ? ["move", first, what] : null;
      case "move piece":
        return ["move", what, placeOf(what)];
      case "activate piece":
      case "pick piece":
        return [ask.kind, what];
      case "vanquish piece":
        return first ? ["vanquish", first, what] : ["vanquish", what];
      case "target seat":
        return ["fate", Number(what)];
      default:
        return null;
    }
  }
}

/** The realm that a question is about, if it is about one. */
export function realmAsked(stage: Stage): number | null {
  const { ask } = stage;
  const board = stage.view.board as Cellar;
  if (!ask || ask.kind === "target" || ask.kind === "react") return null;
  if (ask.kind === "fate_play" || ask.kind === "drive") return ask.details["foe"] as number;
  for (const option of ask.options) {
    for (const spot of spots(option)) {
      const [sort, what] = spot.split(":") as [string, string];
      const place = sort === "place" || sort === "symbol" ? what : sort === "piece" ? placeOf(what) : "";
      const owner = place ? ownerOf(board, place) : -1;
      if (owner >= 0) return owner;
    }
  }
  return ask.seat;
}
