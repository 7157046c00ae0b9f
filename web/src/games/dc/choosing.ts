/** What an answer names, and where on the table that lies. */
import type { Ask, View as Seen } from "../../lib/live.svelte";
import { numbered } from "../../lib/steps";
import type { Answer } from "../../lib/words";
import type { Stage } from "../types";
import type { Card, Challenge, View } from "./view";

export const boardOf = (view: Seen): View => view.board as View;

/** Where the cards of a question lie. */
type Zone = "hand" | "discard" | "line" | "deck" | "main";

/** A question about a card of one's own says by its kind from where it is. */
const ZONES: Record<string, Zone> = { take: "discard", put_on_top: "discard", put_under: "discard", owlship: "discard" };
/** What is destroyed lies in the hand, unless the card that asks says otherwise. */
const DESTROYED_FROM: Record<string, Zone> = {
  king_of_atlantis: "discard", bulletproof: "discard", atrocitus: "discard", nth_metal: "deck", field_journal: "main", anti_monitor: "line",
  disintegration: "line",
};

function zoneOf(ask: Ask | null, verb: string): Zone {
  const from = verb === "destroy" ? DESTROYED_FROM[String(ask?.details["card"])] : undefined;
  return from ?? ZONES[ask?.kind ?? ""] ?? "hand";
}

/** The things that an answer names, in the order in which a person thinks of them. */
export function spots(answer: Answer, view: Seen): string[] {
  const [verb, first, second] = answer as [string, string, string];
  const { ask } = view;
  const board = boardOf(view);
  const mine = board.seats[ask?.seat ?? -1];
  switch (verb) {
    case "hero":
      return [`hero:${first}`];
    case "play":
    case "defend":
      return [`hand:${first}`];
    case "defend_for":
      return [`hand:${first}`, `seat:${second}`];
    case "play_all":
    case "help":
    case "patrol":
    case "end":
      return [`do:${verb}`];
    case "riddle":
      return [first === "card" ? "pile:main" : "do:riddle"];
    case "buy":
    case "gain":
    case "borrow":
      return [`line:${first}`];
    case "buy_for":
      return [`line:${first}`, `seat:${mine?.partner}`];
    case "defeat":
      return [`foe:${first}`];
    case "take_gained":
      return [`gained:${first}`];
    case "borrow_from":
      return [`top:${first}@${second}`];
    case "again":
      return [board.running.plays.some((one) => one.card.id === first) ? `play:${first}` : `site:${first}`];
    case "destroy_player":
      return [`seat:${first}`];
    case "contribute": {
      if (ask?.kind === "owlship") return [`discard:${first}`];
      const challenge = board.watchmen?.challenge;
      const lies = challenge?.demands.some((one) => one.in_play) && mine?.locations.some((one) => one.id === first);
      return [`${lies ? "site" : "hand"}:${first}`, `foe:${challenge?.id}`];
    }
    case "discard":
    case "destroy":
    case "pass_on":
    case "take":
    case "put":
    case "add":
    case "show":
      return ofCards(verb, answer.slice(1) as string[], view);
    default:
      return [];
  }
}

function ofCards(verb: string, cards: string[], view: Seen): string[] {
  const { ask } = view;
  // Rorschach destroys a card in the middle of a turn: first his power, then which card, so that a click still plays one.
  if (ask?.kind === "turn") return ["hero:rorschach", ...cards.map((card) => `doomed:${card}`)];
  const challenge = boardOf(view).watchmen?.challenge?.id;
  return numbered(cards).map((card) => {
    const [id = "", place] = card.split("@"); // "punch@discard#2"
    if (!place) return id === challenge ? `foe:${id}` : `${zoneOf(ask, verb)}:${id}`;
    const [zone, number] = place.split("#");
    return `${zone}:${id}${number ? `#${number}` : ""}`;
  });
}

/** Everything that the question names, wherever that lies. */
export function namedBy(stage: Stage): Set<string> {
  const { ask, view } = stage;
  if (!ask) return new Set();
  const whole = ask.things ? [[ask.verb, ...ask.things]] : [];
  return new Set([...ask.options, ...whole].flatMap((answer) => spots(answer, view)));
}

/** Cards that lie side by side, as things: the same card twice is two; where only one is asked for, either will do. */
export function thingsOf(stage: Stage, zone: string, cards: readonly Card[]): string[][] {
  const some = stage.ask?.form === "some" || stage.ask?.form === "order";
  return numbered(cards.map((card) => card.id)).map((name, place) => {
    const [its, first] = [`${zone}:${name}`, `${zone}:${cards[place]!.id}`];
    return its === first || some ? [its] : [its, first];
  });
}

/** The cards of my hand as things; while Rorschach looks for one, as what he destroys. */
export function handThings(stage: Stage, cards: readonly Card[]): string[][] {
  if (stage.ask?.kind !== "turn" || !stage.draft.includes("hero:rorschach")) return thingsOf(stage, "hand", cards);
  return cards.map((card) => [`doomed:${card.id}@hand`]);
}

/** What a click in vain has in mind. */
export function wish(thing: string, ask: Ask, _draft: readonly string[], view: Seen): Answer | null {
  const [sort, what = ""] = thing.split(":");
  const id = what.replace(/[#@].*$/, "");
  switch (sort) {
    case "line":
      return ask.kind === "turn" ? ["buy", id] : null;
    case "foe":
      return ask.kind === "turn" ? ["defeat", id] : null;
    case "hand":
      return ask.kind === "defend" ? ["defend", id] : null;
    case "do":
      return ask.kind === "turn" && ["play_all", "help", "patrol"].includes(id) && offers(id, boardOf(view)) ? [id] : null;
  }
  return null;
}

/** Whether a deed has a button on the table, even if it is not to be had now. */
export function offers(deed: string, board: View): boolean {
  return deed === "help" ? !!board.watchmen?.plot && !board.watchmen.plot.foiled : deed === "play_all" || deed === "end";
}

/** What the table still asks for, or how much of a Machination has been played in this turn. */
export interface Need {
  count: number;
  filled: number;
  type: string | null;
}

/** The lines of the Machination, and how much of each the turn has played. */
export function machinationNeeds(board: View): Need[] {
  const cards = board.running.plays.filter((one) => !one.again).map((one) => one.card);
  return (board.watchmen?.machination?.lines ?? []).map((line) => {
    const fitting = cards.filter((card) => card.type === line.type).map((card) => card.id);
    const has = line.different ? new Set(fitting).size : fitting.length;
    return { count: line.count, filled: Math.min(line.count, has), type: line.type };
  });
}

/** The sentence of one demand of a Challenge. */
export function demandKey(demand: Challenge["demands"][number]): string {
  for (const key of ["destroyed", "in_play", "watchmen", "attack_or_defence"] as const) if (demand[key]) return `demand-${key}`;
  return demand.type ? "demand-type" : "demand-least";
}
