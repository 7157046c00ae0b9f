/** What the things of the DC Deck-Building Game are: cards, piles, seats, deeds. */
import type { View as Seen } from "../../lib/live.svelte";
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import type { Description, Picture } from "../types";
import { cardPicture, namedPicture, typeOf } from "./art";
import { boardOf, demandKey, machinationNeeds } from "./choosing";
import type { Card, Challenge, Player, View } from "./view";

/** The sorts of things that are cards; their words are the card's id, a number among its likes, a place. */
const CARDS = new Set(["card", "hand", "line", "foe", "discard", "deck", "main", "top", "play", "site", "gained", "gift", "hero", "doomed"]);

const CARD_RULES: Record<string, string[]> = {
  hero: ["DC-003"], villain: ["DC-003"], super_power: ["DC-003"], equipment: ["DC-003"], starter: ["DC-003"], location: ["DC-045"],
  none: ["DC-059"], super_villain: ["DC-024", "DC-033"], super_hero: ["DC-010"], challenge: ["WM-043", "WM-044"],
  machination: ["WM-056"], plot: ["WM-068"], loyalty: ["WM-022"],
};

export const idOf = (thing: string): string => thing.slice(thing.indexOf(":") + 1).replace(/[#@].*$/, "");

/** A card that lies somewhere in sight. */
function find(id: string, board: View): Card | undefined {
  const { watchmen, super_villains: stack, running } = board;
  const before = board.seats.flatMap((seat) => [...seat.hand, ...seat.discard, ...seat.locations, ...seat.played, ...seat.deck_top, ...seat.under_known, ...(seat.worth ?? []).map((one) => one.card)]);
  const played = running.plays.map((one) => one.card);
  return [board.kick, ...board.line_up, ...(stack?.top ? [stack.top] : []), ...board.main_top, ...before, ...played, ...running.bought, ...(watchmen?.challenge?.gifts ?? []), ...board.destroyed].find((card) => card.id === id);
}

/** What is printed on a large card, a Challenge or a Plot that lies in sight. */
function printed(id: string, board: View): { source: string; cost: number | null } {
  const { watchmen } = board;
  const heroes = board.seats.flatMap((seat) => seat.super_heroes);
  const plots = [watchmen?.plot?.plot, ...board.seats.map((seat) => seat.plot)];
  const one = [watchmen?.challenge, watchmen?.machination, ...plots, ...heroes].find((row) => row?.id === id);
  return { source: one?.source ?? "printed", cost: one && "cost" in one ? one.cost : null };
}

export function picture(thing: string, view: Seen): Picture | null {
  const [sort = "", one = ""] = thing.split(":");
  const board = boardOf(view);
  if (sort === "pile") return one === "kicks" ? cardPicture(board.kick) : null;
  if (sort === "seat") {
    const hero = board.seats[Number(one)]?.super_heroes[0];
    return hero ? namedPicture(hero.id, hero.source) : null;
  }
  if (sort === "machination" || sort === "plot") return namedPicture(one, "reconstructed");
  return CARDS.has(sort) ? art(idOf(thing), board) : null;
}

function art(id: string, board: View): Picture {
  const card = find(id, board);
  const { source, cost } = printed(id, board);
  return card ? cardPicture(card) : namedPicture(id, source, cost);
}

export function describe(thing: string, view: Seen, words: Words, names: readonly string[]): Description | null {
  const [sort = "", one = "", two = ""] = thing.split(":");
  const board = boardOf(view);
  if (CARDS.has(sort)) return card(idOf(thing), board, words, names);
  switch (sort) {
    case "seat":
      return board.seats[Number(one)] ? seat(Number(one), board, words, names) : null;
    case "pile":
      return pile(one, Number(two), board, words, names);
    case "do":
      return deed(one, board, words, view);
    case "power":
      return { title: say("dc-power", { left: board.running.left }), facts: [say("dc-produced", { power: board.running.power })], text: say("dc-about-power"), rules: ["DC-021", "DC-022"], quick: true };
    case "machination": {
      const needs = machinationNeeds(board).map((need) => `${need.filled}/${need.count} ${words.say(`type-${need.type}`)}`);
      return { ...card(one, board, words, names)!, facts: needs };
    }
    case "plot":
      return card(one, board, words, names);
  }
  return null;
}

function card(id: string, board: View, words: Words, names: readonly string[]): Description | null {
  if (!words.has(`card-${id}`)) return null;
  const found = find(id, board);
  const kind = found ? (found.super_villain ? "super_villain" : found.type) : typeOf(id);
  const challenge = board.watchmen?.challenge?.id === id ? board.watchmen.challenge : null;
  const owner = board.seats.findIndex((player) => player.super_heroes.some((hero) => hero.id === id));
  const appearance = `card-${id}.appearance`;
  return {
    title: words.say(`card-${id}`), picture: art(id, board), kind: words.say(`type-${kind}`),
    facts: found ? cardFacts(found, words) : challenge ? challengeFacts(challenge, board, words) : heroFacts(owner, id, board, words, names),
    text: words.has(`card-${id}.text`) ? words.say(`card-${id}.text`) : "",
    more: [
      ...(words.has(appearance) ? [{ title: words.say("first-appearance"), text: words.say(appearance) }] : []),
      ...(challenge ? [{ title: words.say("to-defeat"), text: `${words.join(demands(challenge, words))}.` }] : []),
      ...(challenge?.gifts.length ? [{ title: words.say("contributions"), text: `${words.join(challenge.gifts.map((gift) => words.say(`card-${gift.id}`)))}.` }] : []),
    ],
    rules: CARD_RULES[kind] ?? ["DC-003"],
  };
}

export function cardFacts(one: Card, words: Words): string[] {
  return [
    say("dc-costs", { cost: one.cost }),
    ...(one.power ? [say("dc-gives", { power: one.power })] : []),
    ...(one.attack ? [words.say("attack")] : []),
    ...(one.defence ? [words.say("defence")] : []),
    one.vp === null ? say("dc-points-star") : say("dc-points", { points: one.vp }),
  ];
}

function challengeFacts(challenge: Challenge, board: View, words: Words): string[] {
  return [
    words.say("level", { number: challenge.level }),
    say("dc-costs", { cost: Math.max(0, challenge.cost - board.running.discount) }),
    ...(challenge.id === "doomsday_clock" ? [say("dc-under", { count: challenge.under })] : []),
  ];
}

function heroFacts(owner: number, id: string, board: View, words: Words, names: readonly string[]): string[] {
  const hero = board.seats[owner]?.super_heroes.find((one) => one.id === id);
  if (!hero) return [];
  return [names[owner] ?? "", ...(hero.face_down ? [words.say("face-down")] : []), ...(hero.cancelled ? [say("dc-cancelled")] : [])];
}

/** What a Challenge asks for, line by line. */
export function demands(challenge: Challenge, words: Words): string[] {
  return challenge.demands.map((one) => `${words.say(demandKey(one), { count: one.count, least: one.least, type: words.say(`type-${one.type ?? "none"}`) })} (${one.filled}/${one.count})`);
}

/** A card in one breath, for whoever does not see it. */
export function cardLabel(one: Card, words: Words): string {
  return `${words.say(`card-${one.id}`)}, ${words.say(`type-${one.super_villain ? "super_villain" : one.type}`)}, ${say("dc-costs", { cost: one.cost })}`;
}

function pile(which: string, owner: number, board: View, words: Words, names: readonly string[]): Description | null {
  const name = names[owner] ?? "";
  const player = board.seats[owner];
  switch (which) {
    case "main":
      return { title: say("dc-pile-main", { count: board.main_deck }), text: say(board.watchmen ? "dc-about-main-watchmen" : "dc-about-main"), more: known(board.main_top, words), rules: board.watchmen ? ["WM-007", "DC-032"] : ["DC-032", "DC-057"] };
    case "kicks":
      return { ...card("kick", board, words, names)!, title: say("dc-pile-kicks", { count: board.kicks }) };
    case "weaknesses":
      return { title: say("dc-pile-weaknesses", { count: board.weaknesses }), picture: namedPicture("weakness"), text: words.say("card-weakness.text"), rules: ["DC-059"] };
    case "destroyed":
      return { title: say("dc-pile-destroyed", { count: board.destroyed.length }), text: say("dc-about-destroyed"), rules: ["DC-047"] };
    case "stack":
      return { title: say("dc-pile-stack", { count: board.super_villains?.left ?? 0 }), text: say("dc-about-stack"), rules: ["DC-024", "DC-033", "DC-056"] };
    case "deck":
      return player ? { title: say("dc-pile-deck", { name, count: player.deck }), text: say("dc-about-deck"), more: known(player.deck_top, words), rules: ["DC-031", "DC-055"] } : null;
    case "discard": {
      const upper = player?.discard[player.discard.length - 1];
      return player ? { title: say("dc-pile-discard", { name, count: player.discard.length }), picture: upper ? cardPicture(upper) : null, text: say("dc-about-discard"), rules: ["DC-025", "DC-055"] } : null;
    }
    case "hand":
      return player ? { title: say("dc-pile-hand", { name, count: player.hand_size }), text: say("dc-about-hand"), more: known(player.hand, words), rules: ["DC-031", "DC-055"] } : null;
    case "under":
      return player ? { title: say("dc-pile-under", { name, count: player.under }), text: words.say("card-atrocitus.appearance"), more: known(player.under_known, words), rules: ["DC-058"] } : null;
  }
  return null;
}

/** Cards that I know of a hidden pile. */
function known(cards: readonly Card[], words: Words): { title: string; text: string }[] {
  return cards.length ? [{ title: say("dc-known"), text: `${words.join(cards.map((one) => words.say(`card-${one.id}`)))}.` }] : [];
}

/** What a turn could still do, so that nobody ends it by a slip. */
function deed(which: string, board: View, words: Words, view: Seen): Description | null {
  const { left } = board.running;
  switch (which) {
    case "end": {
      const unplayed = board.seats[view.ask?.seat ?? -1]?.hand.length ?? 0;
      return { title: words.say("answer-end"), facts: [...(left ? [say("dc-power", { left })] : []), ...(unplayed ? [say("dc-unplayed", { count: unplayed })] : [])], text: say("dc-about-end"), rules: ["DC-029", "DC-030"], quick: !left && !unplayed };
    }
    case "play_all":
      return { title: words.say("answer-play_all"), text: say("dc-about-play_all"), rules: ["DC-020", "DC-021"], quick: true };
    case "help":
      return { title: words.say("answer-help"), text: say("dc-about-help"), rules: ["WM-069"] };
    case "patrol":
      return { title: words.say("answer-patrol"), text: words.say("option-on_patrol-true"), rules: ["DC-108", "DC-109"] };
    case "riddle":
      return { title: words.say("card-the_riddler"), picture: namedPicture("the_riddler"), text: words.say("card-the_riddler.text"), rules: ["DC-075"] };
  }
  return null;
}

function seat(number: number, board: View, words: Words, names: readonly string[]): Description {
  const player = board.seats[number]!;
  const named = (cards: readonly Card[]): string => `${words.join(cards.map((one) => words.say(`card-${one.id}`)))}.`;
  return {
    title: names[number] ?? "", picture: player.super_heroes[0] ? namedPicture(player.super_heroes[0].id, player.super_heroes[0].source) : null,
    kind: words.join(player.super_heroes.map((hero) => words.say(`card-${hero.id}`))),
    facts: seatFacts(player, board, words, names),
    text: "",
    more: [
      ...player.super_heroes.map((hero) => ({ title: words.say(`card-${hero.id}`), text: words.say(`card-${hero.id}.text`) })),
      ...(player.locations.length ? [{ title: words.say("locations"), text: named(player.locations) }] : []),
      ...(player.played.length ? [{ title: words.say("in-play"), text: named(player.played) }] : []),
      ...(player.discard.length ? [{ title: words.say("discard-pile"), text: named(player.discard) }] : []),
    ],
    rules: ["DC-019", "DC-055"],
  };
}

function seatFacts(player: Player, board: View, words: Words, names: readonly string[]): string[] {
  return [
    ...(player.destroyed ? [say("dc-destroyed-player")] : []),
    ...(board.watchmen?.loyalty_open && player.loyalty ? [words.say(`role-${player.loyalty}`)] : []),
    ...(player.partner !== undefined ? [say("dc-partner", { name: names[player.partner] ?? "" })] : []),
    say("dc-in-hand", { count: player.hand_size }),
    say("dc-in-deck", { count: player.deck }),
    ...(player.points !== undefined ? [say("dc-points", { points: player.points })] : []),
  ];
}
