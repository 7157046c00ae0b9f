/** What an answer points at on the map of Guardians' Chronicles, and where things lie on it. */
import type { Ask, View } from "../../lib/live.svelte";
import type { Answer } from "../../lib/words";
import type { Figure, Hero, View as Table } from "./view";

export type { Article, Chapter, District, Figure, Headline, Hero, Laid, Paper, Sightline, View as Table } from "./view";

export const STATS = ["speed", "attack", "defence", "mental", "health"] as const;
export const SIDES = ["left", "right"] as const;
/** The team of the villains; heroes are of the teams before it. */
export const VILLAINS = 2;

/** What a team has laid so far, as its members see it. */
export interface Planned {
  hero: string;
  cards: [card: string, side: string][];
  tokens: string[];
}

export function tableOf(view: View): Table {
  return view.board as Table;
}

/** Column and row of a Space, from 0. */
export function placeOf(space: string): [x: number, y: number] {
  return [space.charCodeAt(0) - 97, Number(space.slice(1)) - 1];
}

export function nameOf(x: number, y: number): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

export function zoneOf(space: string, table: Table): string | null {
  if (!table.district) return null;
  const [x, y] = placeOf(space);
  return table.district.zones[y * table.district.width + x] ?? null;
}

export const figureOf = (id: string, table: Table): Figure | undefined => table.figures.find((one) => one.id === id);
export const heroOf = (id: string, table: Table): Hero | undefined => table.heroes.find((one) => one.id === id);
export const heroesOf = (seat: number, table: Table): Hero[] => table.heroes.filter((one) => one.seat === seat);
export const paperOf = (team: number, table: Table): string => table.papers.find((one) => one.team === team)?.id ?? "chronicles";

export const planOf = (ask: Ask | null): Planned[] => (ask?.kind === "plan" ? (ask.details["plan"] as Planned[]) : []);

/** The chance of an answer in a hundred, if it rolls dice. */
export function oddsOf(answer: Answer, ask: Ask | null): number | null {
  const odds = ask?.details["odds"] as Record<string, number> | undefined;
  return odds?.[answer.join(" ")] ?? (ask?.kind === "strike" ? odds?.[answer[1] as string] : undefined) ?? null;
}

/** The best chance among the answers that name a thing, and what is marked. */
export function chanceAt(thing: string, ask: Ask | null, view: View, draft: readonly string[]): number | null {
  const goes = (spots: readonly string[]): boolean => spots.includes(thing) && (draft.length ? draft.every((one) => spots.includes(one)) : spots[0] === thing);
  const named = (ask?.options ?? []).filter((answer) => goes(spotsOf(answer, view))).map((answer) => oddsOf(answer, ask));
  const known = named.filter((one) => one !== null);
  return known.length ? Math.max(...known) : null;
}

/** A Space is thought of by its Zone first: Moves go from Zone to Zone. */
function spaceSpots(space: string, table: Table): string[] {
  return [`zone:${zoneOf(space, table)}`, `space:${space}`];
}

/** Two neighbours who change places in the order of the team; nothing for any other change. */
function swapped(order: readonly string[], asked: readonly string[]): string | null {
  const at = order.findIndex((hero, i) => asked[i] !== hero);
  const rest = at >= 0 && order.every((hero, i) => (i === at ? asked[i + 1] === hero : i === at + 1 ? asked[i - 1] === hero : asked[i] === hero));
  return rest ? order[at + 1]! : null;
}

/** The things that an answer names. */
export function spotsOf([verb, ...rest]: Answer, view: View): string[] {
  const table = tableOf(view);
  const [one = "", two = "", three = ""] = rest as string[];
  switch (verb) {
    case "hero":
      return [`hero:${one}`];
    case "paper":
      return [`paper:${one}`];
    case "take":
      return (rest as string[]).map((card) => `card:${card}`);
    case "lay":
      return [`hand:${one}:${two}`, `slot:${one}:${three}`];
    case "back":
      return [`back:${one}`];
    case "boost":
      return [`stat:${one}:${two}`];
    case "order": {
      const order = (view.ask?.details["order"] as string[] | undefined) ?? [];
      const up = swapped(order, rest as string[]);
      return ["order", up ? `before:${up}` : `order:${rest.join(":")}`];
    }
    case "ready":
    case "end":
      return [verb];
    case "start":
    case "move":
    case "go":
    case "park":
    case "push":
      return spaceSpots(one, table);
    case "attack":
      // Whoever shoots wants to hear why not at range: melee is out of the question.
      return table.reach?.shoots && table.reach.lines.some((line) => line.target === one && !line.adjacent) ? [] : [`figure:${one}`];
    case "shoot":
    case "pick":
      return [`figure:${one}`];
    case "test":
      return [goalThing(one, three, table)];
    case "use":
      return [`object:${one}@${two}`];
    case "throw":
      return three === "around" ? [`object:${one}@${two}`] : [`object:${one}@${two}`, `figure:${three}`];
    case "zone":
      return [`zone:${one}`];
    case "power":
    case "card":
    case "swap":
    case "drop":
      return [`card:${one}`];
    case "reroll":
      return [`die:${one}:${two}`];
  }
  return [];
}

/** What a Test is about: a figure, a door, a machine or the orange Space. */
function goalThing(goal: string, space: string, table: Table): string {
  if (figureOf(goal, table)) return `figure:${goal}`;
  if (table.district?.doors.some((door) => door.id === goal)) return `door:${goal}`;
  if (goal === "sonic_machine") return `machine:${space}`;
  return `spot:${goal}@${space}`;
}

/** The answer that somebody has in mind who reaches for a thing in vain. */
export function wish(thing: string, ask: Ask, draft: readonly string[], view: View): Answer | null {
  const table = tableOf(view);
  const [sort, one = "", two = ""] = thing.split(":");
  const picks = ask.options[0]?.[0] as string | undefined;
  switch (ask.kind) {
    case "activation":
      if (sort === "space") return ["move", one];
      if (sort === "card") return ["power", one];
      if (sort === "figure") return [table.reach?.shoots ? "shoot" : "attack", one];
      return null;
    case "plan": {
      const held = draft.find((other) => other.startsWith("hand:"))?.split(":");
      if (sort === "slot" && held) return ["lay", held[1], held[2], two];
      if (sort === "hand") return ["lay", one, two, table.faces.cards[two]?.sides[0] ?? "left"];
      return null;
    }
    case "zone":
      return sort === "space" ? ["zone", zoneOf(one, table) ?? ""] : null;
  }
  if (sort === "space" && ["go", "start", "park", "push"].includes(picks ?? "")) return [picks, one];
  if (sort === "figure" && ["attack", "shoot", "pick"].includes(picks ?? "")) return [picks, one];
  return null;
}

/** The cards that a question is about and that lie nowhere on the table. */
export function offeredCards(ask: Ask | null): string[] {
  if (!ask || ["plan", "activation"].includes(ask.kind)) return [];
  if (ask.form === "some") return ask.things as string[];
  const named = ask.options.filter(([verb]) => ["card", "swap", "drop", "take"].includes(verb as string)).flatMap(([, ...cards]) => cards as string[]);
  return [...new Set(named)];
}
