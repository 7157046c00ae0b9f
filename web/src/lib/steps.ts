/** Choosing step by step where things lie: an answer names spots of the board, and each click names one more. */
import type { Answer } from "./words";

type Spots = (answer: Answer) => string[];

/** The answers that name all these spots. */
export function naming(options: readonly Answer[], draft: readonly string[], spots: Spots): Answer[] {
  return options.filter((option) => {
    const named = spots(option);
    return draft.every((spot) => named.includes(spot));
  });
}

/** The first spot that an answer names beyond the draft; none if the draft names them all. */
export function nextSpot(option: Answer, draft: readonly string[], spots: Spots): string | null {
  return spots(option).find((spot) => !draft.includes(spot)) ?? null;
}

/** Where the next click may go: the spots to think of now, and those that other answers name later. */
export function reach(options: readonly Answer[], draft: readonly string[], spots: Spots): { now: Set<string>; later: Set<string> } {
  const now = new Set<string>();
  const later = new Set<string>();
  for (const option of naming(options, draft, spots)) {
    const next = nextSpot(option, draft, spots);
    if (next) now.add(next);
    for (const spot of spots(option)) later.add(spot);
  }
  return { now, later };
}

/**
 * What a click on a spot does: another draft, and the answer if only one is left. A spot that does not go with the draft,
 * but that answers begin with, begins a new one. Null: nothing can be done there.
 */
export function touch(options: readonly Answer[], draft: readonly string[], spot: string, spots: Spots): { draft: string[]; answer: Answer | null } | null {
  if (draft.includes(spot)) return { draft: draft.filter((one) => one !== spot), answer: null };
  const anew = options.some((option) => spots(option)[0] === spot) ? [[spot]] : [];
  for (const tried of [[...draft, spot], ...anew]) {
    const left = naming(options, tried, spots);
    if (!left.length) continue;
    const only = left.length === 1 && nextSpot(left[0]!, tried, spots) === null ? left[0]! : null;
    return { draft: tried, answer: only };
  }
  return null;
}

export interface Group {
  /** The spot that these answers name next. */
  spot: string | null;
  options: Answer[];
}

/** The answers that are left, together with those that name the same spot next. */
export function groups(options: readonly Answer[], draft: readonly string[], spots: Spots): Group[] {
  const found = new Map<string, Group>();
  for (const option of naming(options, draft, spots)) {
    const spot = nextSpot(option, draft, spots);
    const key = spot ?? JSON.stringify(option);
    const group = found.get(key) ?? { spot, options: [] };
    group.options.push(option);
    found.set(key, group);
  }
  return [...found.values()];
}

export interface Bundle<T> {
  /** Where they all are, or of what sort; nothing for what stands by itself. */
  area: string | null;
  items: T[];
}

/** More things than can be looked through at once, together with those of the same area; few of them stand each by itself. */
export function bundled<T>(items: readonly T[], most: number, areaOf: (item: T) => string | null): Bundle<T>[] {
  const alone = (item: T): Bundle<T> => ({ area: null, items: [item] });
  if (items.length <= most) return items.map(alone);
  const found = new Map<string | T, Bundle<T>>();
  for (const item of items) {
    const area = areaOf(item);
    const bundle = found.get(area ?? item) ?? { area, items: [] };
    bundle.items.push(item);
    found.set(area ?? item, bundle);
  }
  return [...found.values()].map((one) => (one.items.length === 1 ? alone(one.items[0]!) : one));
}

/** The same word twice is two things: "greed" and "greed#2". */
export function numbered(words: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return words.map((word) => {
    const number = (seen.get(word) ?? 0) + 1;
    seen.set(word, number);
    return number === 1 ? word : `${word}#${number}`;
  });
}
