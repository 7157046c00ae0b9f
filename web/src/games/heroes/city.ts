/** What an answer points at on the board of Heroes Incorporated. */
import type { Ask, View } from "../../lib/live.svelte";
import { say } from "../../lib/say";
import type { Answer, Words } from "../../lib/words";
import type { District, Hero, View as City } from "./view";

export type { District, Faces, Hero, HeroFace, View as City } from "./view";

export const SIDE = 5;
export const TURNS = 4;
export const CORNERS = [0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1];

export function cityOf(view: View): City {
  return view.board as City;
}

export function ownerOf(hero: string, city: City): number {
  return city.seats.findIndex((player) => player.team.some((one) => one.id === hero));
}

export function heroOf(id: string, city: City): Hero | undefined {
  return city.seats.flatMap((player) => player.team).find((hero) => hero.id === id);
}

/** A number to reach; what no die can reach is a villain that cannot be beaten. */
export const strength = (number: number): string => (number > 20 ? "∞" : String(number));

/** A Super-Villain with its number, and whether it is at home. */
export function villainLabel(villain: District["villains"][number], words: Words): string {
  return [words.say(`card-${villain.id}`), villain.combat ? strength(villain.combat) : "", villain.lair ? `(${say("heroes-lair")})` : ""].filter(Boolean).join(" ");
}

/** The cards that a question offers and that are not in the hand: from the deck or the discard pile. */
export function offeredCards(ask: Ask | null, city: City): string[] {
  if (!ask) return [];
  const hand = city.seats[ask.seat]?.hand.cards ?? [];
  const named = ask.options.filter(([verb]) => ["build", "take", "under"].includes(verb)).map((answer) => answer[1] as string);
  return [...new Set(named)].filter((card) => !hand.includes(card) || ask.kind !== "action");
}

/** The spots of the board that an answer names. */
export function spotsOf([verb, ...rest]: Answer): string[] {
  const [one, two, three] = rest as string[];
  switch (verb) {
    case "starts":
    case "seat":
      return [`seat:${one}`];
    case "keep":
      return [`keep:${one}`];
    case "draft":
      return [`keep:${one}`, `left:${two}`];
    case "pick":
      return [`keep:${one}`];
    case "build":
    case "play":
    case "villain":
    case "cancel":
    case "discard":
    case "take":
    case "under":
      return [`card:${one}`];
    case "place":
    case "move":
    case "fight":
    case "hero_to":
      return [`hero:${one}`, `district:${two}`];
    case "rocket":
      return two === three ? [`hero:${one}`, `district:${two}`] : [`hero:${one}`, `district:${two}`, `district:${three}`];
    case "teleport":
    case "hero":
      return [`hero:${one}`];
    case "draw":
      return ["deck"];
    case "shift":
      return [`hero:${one}`, `pawn:${two}`, `district:${three}`];
    case "minions":
      return [`hero:${one}`, `pawn:${two}`];
    case "mimic":
      return [`hero:${one}`, `hero:${two}`];
    case "go":
    case "district":
    case "corner":
      return [`district:${one}`];
    case "pawn":
      return [`pawn:${one}`];
    case "pawn_to":
      return [`pawn:${one}`, `district:${two}`];
    case "gadget":
      return [`gear:${one}:${two}`];
    case "base":
      return [`hq:${one}`];
  }
  return [];
}

/** The answer that somebody has in mind who reaches for a thing in vain: the rules say what is wrong with it. */
export function wish(spot: string, ask: Ask, draft: readonly string[], view: View): Answer | null {
  const city = cityOf(view);
  const [kind, id = ""] = spot.split(":");
  const mine = city.seats[ask.seat]?.team ?? [];
  const hero = draft.find((one) => one.startsWith("hero:"))?.slice(5);
  const pawn = draft.find((one) => one.startsWith("pawn:"))?.slice(5);
  switch (ask.kind) {
    case "place":
      return kind === "district" ? ["place", hero ?? mine.find((one) => !one.at)?.id ?? "", id] : kind === "hero" ? ["place", id, "crimeland"] : null;
    case "action":
    case "copy":
      if (kind === "card") return ["play", id, "colour"];
      if (kind === "deck") return ["draw", "white"];
      if (kind === "hero") return ["move", id, "crimeland", "colour"];
      if (kind === "district" && hero && pawn) return ["shift", hero, pawn, id];
      if (kind === "district") return ["move", hero ?? mine.find((one) => !one.ko && !one.die_on)?.id ?? mine[0]?.id ?? "", id, "colour"];
      if (kind === "pawn") return ["fight", hero ?? mine[0]?.id ?? "", city.city.find((one) => one.pawns.includes(id))?.id ?? "", "colour"];
      return null;
    case "villain":
      return kind === "card" ? ["villain", id] : null;
    case "target":
    case "target_more":
      return kind === "hero" || kind === "district" || kind === "pawn" ? [kind, id] : null;
    case "corner":
      return kind === "district" ? ["corner", id] : null;
  }
  return null;
}
