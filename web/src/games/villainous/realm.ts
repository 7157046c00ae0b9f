/** What the view says of Villainous, and how its cards are pictured. */
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import type { Picture } from "../types";
import { CARD_ICONS, VILLAIN_OF } from "./cards";
import { paletteOf, VILLAIN_ICONS } from "./lands";
import type { Card as Kind, Lying as Piece, Realm, View as Cellar } from "./view";

export type { Card as Kind, Location, Lying as Piece, Mark, Realm, View as Cellar } from "./view";

export function realmOf(board: Cellar, seat: number | null): Realm | null {
  const found = seat === null ? null : board.seats[seat];
  return found?.villain ? (found as Realm) : null;
}

/** Whose realm a location belongs to; every board has locations of its own. */
export function ownerOf(board: Cellar, place: string): number {
  return board.seats.findIndex((_, seat) => realmOf(board, seat)?.locations.some((one) => one.id === place));
}

export function handSize(realm: Realm): number {
  return typeof realm.hand === "number" ? realm.hand : realm.hand.length;
}

export function piecesOf(realm: Realm | null): Piece[] {
  return (realm?.locations ?? []).flatMap((place) => [...place.heroes, ...place.cards]).flatMap((piece) => [piece, ...(piece.items ?? [])]);
}

/** Frames say the type: dark metal for a villain's cards, light for those of Fate. */
const FRAMES: Record<string, string> = { ally: "#7f93ad", item: "#c9a04a", effect: "#9a72d0", condition: "#3fae9c", curse: "#86b83e", hero: "#f4fbff" };
const FATE_FRAMES: Record<string, string> = { hero: "#f4fbff", item: "#f3e3b3", effect: "#e6daf7" };

export function cardPicture(kind: Kind): Picture {
  const land = paletteOf(VILLAIN_OF[kind.id] ?? null);
  const colours = kind.fate ? [land.glow, land.sky] : [land.deep, land.night];
  const cost = kind.cost === "strength" ? "X" : kind.cost;
  return {
    id: kind.id, icon: CARD_ICONS[kind.id] ?? "card-joker", kind: kind.type, shape: "card", source: kind.source, colours,
    frame: (kind.fate ? FATE_FRAMES : FRAMES)[kind.type] ?? "#d8cba8",
    number: kind.strength === undefined ? "" : String(kind.strength),
    cost: cost ?? null,
  };
}

export function backPicture(villain: string | null, fate: boolean): Picture {
  const land = paletteOf(villain);
  return { id: `${villain}-${fate}`, icon: fate ? "tarot-10-wheel-of-fortune" : (VILLAIN_ICONS[villain ?? ""] ?? "crown"), kind: "back", number: "", shape: "card", colours: fate ? [land.glow, land.sky] : [land.deep, land.night], frame: fate ? "#f4ecd8" : "#c9a04a" };
}

/** The numbers of a card and what has become of it. */
export function cardFacts(kind: Kind, words: Words): string[] {
  const piece = kind as Piece;
  return [
    kind.cost === undefined ? "" : say("villainous-cost", { cost: kind.cost === "strength" ? "X" : kind.cost }),
    kind.strength === undefined ? "" : say("villainous-strength", { strength: kind.strength }),
    kind.activate === undefined ? "" : say("villainous-activation", { cost: kind.activate }),
    piece.wicket ? words.say("wicket") : "",
    piece.size ? words.say(`size-${piece.size}`) : "",
    piece.power ? say("villainous-power", { power: piece.power }) : "",
  ].filter(Boolean);
}

/** A card in words, for whoever does not see it. */
export function cardWords(kind: Kind, words: Words): string {
  const carried = (kind as Piece).items?.map((item) => words.say(`card-${item.id}`)) ?? [];
  return [words.say(`card-${kind.id}`), words.say(`type-${kind.type}`), ...cardFacts(kind, words), ...(carried.length ? [say("villainous-carries", { items: words.join(carried) })] : [])].join(", ");
}
