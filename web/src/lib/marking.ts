/** Some of several things, or an order of them: one model, whichever form the question came in. */
import type { Ask } from "./live.svelte";
import type { Answer } from "./words";

export interface Marking {
  verb: string;
  /** What the answer names before the things that are marked. */
  head: Answer;
  /** Whether the order in which things are marked is the answer. */
  ordered: boolean;
  /** What the answer calls the things, in its own order; the same word twice is two things. */
  words: Answer;
  /** Where these things lie, in the same order. */
  spots: string[];
  least: number;
  most: number;
  /** The answers that are listed; none if every number from least to most will do. */
  listed: Set<string> | null;
}

type Spots = (answer: Answer) => string[];

/** How many words follow a verb before those of which there may be any number; nothing if there are no such. */
function headOf(verb: string, verbs: Record<string, string[]>): number | null {
  const slots = verbs[verb] ?? [];
  return slots[slots.length - 1]?.startsWith("*") ? slots.length - 1 : null;
}

/** What is to be marked now. The head of an answer (whom to vanquish) is chosen before its things (with whom). */
export function markingOf(ask: Ask, verbs: Record<string, string[]>, draft: readonly string[], spots: Spots): Marking | null {
  if (ask.form === "some" || ask.form === "order") {
    const { verb = "", things = [], least = 0, most = things.length } = ask;
    return { verb, head: [], ordered: ask.form === "order", words: things, spots: spots([verb, ...things]), least, most, listed: null };
  }
  if (ask.form === "plan") return null; // it grows answer by answer, and each of them is whole
  for (const verb of new Set(ask.options.map((option) => option[0] as string))) {
    const length = headOf(verb, verbs);
    if (length === null) continue;
    const same = ask.options.filter((option) => option[0] === verb);
    const head = same.map((option) => option.slice(1, 1 + length)).find((one) => spots([verb, ...one]).every((spot) => draft.includes(spot)));
    if (head) {
      const found = fromOptions(verb, head, same, spots);
      if (found) return found;
    }
  }
  return null;
}

/** Listed combinations, as the things that they are made of. */
function fromOptions(verb: string, head: Answer, options: readonly Answer[], spots: Spots): Marking | null {
  const begins = JSON.stringify(head);
  const tails = options.map((option) => option.slice(1)).filter((one) => JSON.stringify(one.slice(0, head.length)) === begins).map((one) => one.slice(head.length));
  const sizes = tails.map((tail) => tail.length);
  if (tails.length < 2 || Math.max(...sizes) < 1 || sizes.every((size) => size === 1)) return null;
  const sorted = tails.map((tail) => JSON.stringify([...tail].sort()));
  const words = gathered(tails);
  return {
    verb, head, words,
    ordered: new Set(sorted).size < tails.length,
    spots: spots([verb, ...head, ...words]).slice(spots([verb, ...head]).length),
    least: Math.min(...sizes),
    most: Math.max(...sizes),
    listed: new Set(tails.map((tail) => JSON.stringify([verb, ...head, ...tail]))),
  };
}

/** All words of all lists, each as often as one list has it, in the order in which the lists have them. */
function gathered(lists: readonly Answer[]): Answer {
  const most = new Map<string, number>();
  const before = new Set<string>();
  for (const list of lists) {
    const seen = new Map<string, number>();
    list.forEach((word: string, place) => {
      seen.set(word, (seen.get(word) ?? 0) + 1);
      for (const earlier of list.slice(0, place)) if (earlier !== word) before.add(`${earlier}\n${word}`);
    });
    for (const [word, count] of seen) most.set(word, Math.max(count, most.get(word) ?? 0));
  }
  const order = [...most.keys()].sort((a, b) => Number(before.has(`${b}\n${a}`)) - Number(before.has(`${a}\n${b}`)));
  return order.flatMap((word) => Array.from({ length: most.get(word)! }, () => word));
}

/** What is marked of these things, as the answer names it: in the order of the question, or in that of the marks. */
export function chosen(marking: Marking, draft: readonly string[]): Answer {
  const places = marking.ordered
    ? draft.map((spot) => marking.spots.indexOf(spot)).filter((place) => place >= 0)
    : marking.spots.flatMap((spot, place) => (draft.includes(spot) ? [place] : []));
  return places.map((place) => marking.words[place]);
}

export function answerOf(marking: Marking, draft: readonly string[]): Answer {
  return [marking.verb, ...marking.head, ...chosen(marking, draft)];
}

/** Whether what is marked is an answer. */
export function isReady(marking: Marking, draft: readonly string[]): boolean {
  const count = chosen(marking, draft).length;
  if (marking.listed) return marking.listed.has(JSON.stringify(answerOf(marking, draft)));
  return count >= marking.least && count <= marking.most;
}

/** The marks after a click on one of the things; nothing if there are as many as there may be. */
export function toggled(marking: Marking, draft: readonly string[], spot: string): string[] | null {
  if (!marking.spots.includes(spot)) return null;
  if (draft.includes(spot)) return draft.filter((one) => one !== spot);
  return chosen(marking, draft).length < marking.most ? [...draft, spot] : null;
}

export interface Amount {
  verb: string;
  least: number;
  most: number;
}

/** A number between two others, whichever form the question came in. */
export function amountOf(ask: Ask): Amount | null {
  if (ask.form === "amount") return { verb: "amount", least: ask.least ?? 0, most: ask.most ?? 0 };
  const numbers = ask.options.map((option) => (option.length === 2 && typeof option[1] === "number" ? option[1] : NaN)).sort((a, b) => a - b);
  const verb = ask.options[0]?.[0] as string | undefined;
  const steps = numbers.length > 2 && numbers.every((number, i) => number === numbers[0]! + i);
  return verb && AMOUNTS.has(verb) && steps && ask.options.every((option) => option[0] === verb) ? { verb, least: numbers[0]!, most: numbers[numbers.length - 1]! } : null;
}

/** The verbs whose number is an amount; other numbers name a seat or a place. */
const AMOUNTS = new Set(["amount", "spend"]);
