/** Everything that lies on the table: what it is to the question, what a click on it does, and how it is read. */
import { createAttachmentKey, type Attachment } from "svelte/attachments";
import type { Choice } from "../components/AskBar.svelte";
import type { ClientGame, Description, Mark } from "../games/types";
import type { GameInfo } from "../wire";
import { glass, looks, type Reader, type Reason } from "./glass.svelte";
import type { Ask, View } from "./live.svelte";
import { chosen, markingOf, toggled, type Marking } from "./marking";
import { say } from "./say";
import { naming, nextSpot, reach, touch } from "./steps";
import type { Answer, Words } from "./words";

/** The table on which things lie, and the question about them. */
export interface Scene {
  readonly view: View | null;
  readonly ask: Ask | null;
  readonly words: Words | null;
  readonly names: readonly string[];
  readonly info: GameInfo | null;
  readonly client: ClientGame | null;
  /** The spots that are marked, not sent yet. */
  readonly draft: readonly string[];
  /** What has changed since I acted last. */
  readonly fresh: ReadonlySet<string>;
  /** Whether something may be marked for a question that is still to come. */
  readonly waits: boolean;
  readonly ahead: readonly string[];
  choose(answer: Answer): void;
  mark(draft: string[]): void;
  markAhead(spot: string): void;
  /** Say why not, in place of the question. */
  wonder(answer: Answer): void;
  reason(answer: Answer): Promise<Reason | null>;
  label(answer: Answer): string;
  openRule(rule: string): void;
}

/** With more answers than this a thing offers to be chosen, and the rest is asked afterwards. */
const FEW = 6;
const LOOK = createAttachmentKey();

interface Handlers {
  onclick: (event: MouseEvent) => void;
  look: Attachment<HTMLElement>;
}

export class Things implements Reader {
  #spots = (answer: Answer): string[] => {
    const { client, view } = this.scene;
    return client && view ? client.spots(answer, view) : [];
  };

  marking = $derived.by((): Marking | null => {
    const { ask, info, draft, client, view } = this.scene;
    return ask && info && client && view ? markingOf(ask, info.verbs, draft, this.#spots) : null;
  });

  /** The answers that are named step by step: all but those that are marked together. */
  #options = $derived.by((): Answer[] => {
    const { ask } = this.scene;
    const marking = this.marking;
    return (ask?.options ?? []).filter((option) => !marking?.listed?.has(JSON.stringify(option)));
  });

  /** What is marked beside the things that are marked together. */
  #steps = $derived.by((): string[] => this.scene.draft.filter((spot) => !this.marking?.spots.includes(spot)));

  #reach = $derived.by(() => reach(this.#options, this.marking ? [] : this.#steps, this.#spots));

  /** Where a choice may begin anew. */
  #anew = $derived.by(() => reach(this.scene.ask?.options ?? [], [], this.#spots).now);

  /** What the question bars, by the things that it names; what begins with a thing says most about it. */
  #barred = $derived.by(() => {
    const found = new Map<string, Answer>();
    const named = (this.scene.ask?.barred ?? []).map(([answer]) => [answer, this.#spots(answer)] as const);
    for (const [answer, spots] of named) if (spots[0] && !found.has(spots[0])) found.set(spots[0], answer);
    for (const [answer, spots] of named) for (const spot of spots) if (!found.has(spot)) found.set(spot, answer);
    return found;
  });

  #handlers = new Map<string, Handlers>();
  #described = new Map<string, Description | null>();
  #describedOf: unknown[] = [];

  constructor(readonly scene: Scene) {}

  can(spot: string): boolean {
    const { draft, ask } = this.scene;
    if (!ask || draft.includes(spot)) return false;
    const marking = this.marking;
    if (marking?.spots.includes(spot)) return chosen(marking, draft).length < marking.most;
    if (this.#reach.now.has(spot)) return true;
    const sort = (this.#steps[0] ?? "").split(":")[0];
    return !!sort && spot.startsWith(`${sort}:`) && this.#anew.has(spot);
  }

  marked(spot: string): boolean {
    const { draft, ask, ahead } = this.scene;
    return (ask ? draft : ahead).includes(spot);
  }

  /** Of the kind that the question is about, but not to be chosen now. */
  cannot(spot: string): boolean {
    if (!this.scene.ask || this.can(spot) || this.marked(spot) || this.#reach.later.has(spot) || this.#anew.has(spot)) return false;
    return this.#wish(spot) !== null;
  }

  /** Whether the question leads to things of this sort next. */
  leadsTo(sort: string): boolean {
    for (const spot of this.#reach.now) if (spot.startsWith(`${sort}:`)) return true;
    return false;
  }

  mark(...spots: string[]): Mark {
    if (spots.some((spot) => this.marked(spot))) return "marked";
    if (spots.some((spot) => this.can(spot))) return "can";
    return spots.some((spot) => this.cannot(spot)) ? "cannot" : "";
  }

  /** A click: it names one more thing, answers, or the thing is read. Whether something was done. */
  touch(...spots: string[]): boolean {
    const { scene } = this;
    const { ask, draft } = scene;
    if (!ask) return false;
    const marking = this.marking;
    for (const spot of spots) {
      const marks = marking && toggled(marking, draft, spot);
      if (marks) {
        scene.mark(marks);
        return true;
      }
      const done = this.#step(spot);
      if (!done) continue;
      if (done.answer) scene.choose(done.answer);
      else scene.mark(done.draft);
      return true;
    }
    for (const spot of spots) {
      const wish = this.#wish(spot);
      if (!wish) continue;
      scene.wonder(wish);
      break;
    }
    return false;
  }

  #step(spot: string): { draft: string[]; answer: Answer | null } | null {
    const steps = this.#steps;
    const deliberate = this.scene.client?.deliberate ?? [];
    if (steps.length === 1 && steps[0] === spot) {
      const whole = naming(this.#options, steps, this.#spots).filter((option) => nextSpot(option, steps, this.#spots) === null);
      if (whole.length === 1 && deliberate.includes(whole[0]![0])) return { draft: [], answer: whole[0]! };
    }
    const done = touch(this.#options, steps, spot, this.#spots);
    // Some answers are marked first, so that nothing is done by a slip.
    return done?.answer && deliberate.includes(done.answer[0]) ? { draft: done.draft, answer: null } : done;
  }

  /** The answer that somebody has in mind who reaches for a thing, so that the rules can say why not. */
  #wish(spot: string): Answer | null {
    const { ask, draft, client, view } = this.scene;
    if (!ask || !client || !view) return null;
    return this.#barred.get(spot) ?? client.wish?.(spot, ask, draft, view) ?? null;
  }

  /** What makes a button of a thing: `<button {...stage.thing("card:kick")} class={["card", stage.mark("card:kick")]}>`. */
  attributes(thing: string, also: readonly string[]): Record<string | symbol, unknown> {
    const spots = [thing, ...also];
    const mark = this.mark(...spots);
    const description = this.describe(thing);
    const key = spots.join();
    let handlers = this.#handlers.get(key);
    if (!handlers) {
      handlers = { onclick: (event) => this.#click(event, spots), look: (node) => looks(node, spots) };
      this.#handlers.set(key, handlers);
    }
    return {
      "data-thing": thing,
      "data-fresh": spots.some((spot) => this.scene.fresh.has(spot)) ? "" : undefined,
      "aria-pressed": mark === "marked" ? true : mark === "can" && (this.scene.draft.length || spots.some((spot) => this.marking?.spots.includes(spot))) ? false : undefined,
      "aria-description": description ? plain(description) : undefined,
      onclick: handlers.onclick,
      [LOOK]: handlers.look,
    };
  }

  #click(event: MouseEvent, spots: readonly string[]): void {
    const node = event.currentTarget as HTMLElement;
    const by = (event as PointerEvent).pointerType;
    const tapped = by === "touch" || by === "pen";
    const quick = !!this.describe(spots[0]!)?.quick;
    // A finger does not hover: what would be answered at once is read first, unless its face says it all.
    if (tapped && !quick && !glass.isOpen(spots[0]!) && !this.scene.draft.length && spots.some((spot) => this.scene.ask && this.#step(spot)?.answer)) {
      return glass.open(node, spots);
    }
    const done = this.touch(...spots);
    if (!done) glass.open(node, spots, event.detail === 0 && by !== "touch");
    else if (tapped && !quick && this.scene.draft.length) glass.open(node, spots);
    else glass.close();
  }

  // The reading glass

  describe(thing: string): Description | null {
    const { client, view, words, names } = this.scene;
    if (!client || !view || !words) return null;
    const of = [view, words, names];
    if (of.some((one, i) => one !== this.#describedOf[i])) {
      this.#describedOf = of;
      this.#described.clear();
    }
    if (!this.#described.has(thing)) this.#described.set(thing, client.describe(thing, view, words, names));
    return this.#described.get(thing)!;
  }

  deeds(things: readonly string[]): Choice[] {
    const { scene } = this;
    const { ask, draft } = scene;
    if (!ask) return this.#aheadDeed(things);
    const marking = this.marking;
    const spot = things.find((one) => marking?.spots.includes(one));
    if (marking && spot) {
      const marks = toggled(marking, draft, spot);
      return [{ id: `mark ${spot}`, label: say(draft.includes(spot) ? "glass-unmark" : "glass-mark"), disabled: !marks, act: () => marks && scene.mark(marks) }];
    }
    const named = this.#options.filter((option) => this.#spots(option).some((one) => things.includes(one)));
    const within = naming(named, this.#steps, this.#spots);
    const options = within.length ? within : named;
    if (options.length <= FEW) return options.map((option) => ({ id: JSON.stringify(option), label: scene.label(option), act: () => scene.choose(option) }));
    const begin = things.find((one) => this.can(one));
    return begin ? [{ id: begin, label: say("step-of", { what: this.describe(things[0]!)?.title ?? "" }), act: () => this.touch(begin) }] : [];
  }

  /** Others are to play: something may be marked for when I am asked. */
  #aheadDeed(things: readonly string[]): Choice[] {
    const { waits, ahead } = this.scene;
    const spot = things[0]!;
    if (!waits || !this.scene.client?.ahead?.some((sort) => spot.startsWith(`${sort}:`))) return [];
    return [{ id: `ahead ${spot}`, label: say(ahead.includes(spot) ? "glass-unmark" : "glass-ahead"), act: () => this.scene.markAhead(spot) }];
  }

  async reasons(things: readonly string[]): Promise<Reason[]> {
    if (!this.scene.ask || things.some((spot) => this.can(spot) || this.marked(spot))) return [];
    for (const spot of things) {
      const wish = this.#wish(spot);
      const reason = wish && (await this.scene.reason(wish));
      if (reason) return [reason];
    }
    return [];
  }

  openRule(rule: string): void {
    this.scene.openRule(rule);
  }
}

/** A description in one breath, for whoever does not see it. */
export function plain(description: Description): string {
  return [description.kind, ...(description.facts ?? []), description.text, ...(description.more ?? []).map((one) => say("labelled", { what: one.title, text: one.text }))].filter(Boolean).join(". ").replaceAll("..", ".");
}
