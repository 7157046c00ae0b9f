/** What the things of Villainous are: cards, locations, actions, piles, seats. */
import type { View } from "../../lib/live.svelte";
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import type { Description, Picture } from "../types";
import { paletteOf, SCENES, SYMBOL_ICONS, VILLAIN_ICONS } from "./lands";
import { backPicture, cardFacts, cardPicture, handSize, ownerOf, piecesOf, realmOf, type Cellar, type Kind, type Location, type Mark, type Piece, type Realm } from "./realm";

const CARD_RULES: Record<Kind["type"], string[]> = {
  ally: ["VI-022", "VI-034"], item: ["VI-022", "VI-E5"], effect: ["VI-E5", "VI-077"], condition: ["VI-E6"], curse: ["VI-023", "VI-065"], hero: ["VI-029", "VI-034"],
};
const SYMBOL_RULES: Record<string, string[]> = {
  play: ["VI-020", "VI-022"], activate: ["VI-024"], fate: ["VI-026", "VI-027"], vanquish: ["VI-034", "VI-035", "VI-038"],
  move_item: ["VI-041"], move_hero: ["VI-039"], discard: ["VI-032"],
};
const PILES: Record<string, string[]> = { deck: ["VI-007", "VI-E3"], fate: ["VI-009", "VI-026"], discard: ["VI-076"], fate_discard: ["VI-076"] };

/** A card that somebody can see now, by its id or by the name of where it lies. */
function find(name: string, view: View): Kind | undefined {
  const board = view.board as Cellar;
  const id = name.split("@")[0];
  const realms = board.seats.map((_, seat) => realmOf(board, seat)).filter((realm) => realm !== null);
  const pieces = realms.flatMap(piecesOf);
  const piles = realms.flatMap((realm) => [...(typeof realm.hand === "number" ? [] : realm.hand), ...realm.discard, ...realm.fate_discard]);
  const open = [...board.shown, ...(typeof board.looked_at === "number" ? [] : board.looked_at)];
  return pieces.find((piece) => piece.name === name) ?? [...open, ...piles, ...pieces].find((one) => one.id === id);
}

const unnumbered = (card: string): string => card.replace(/^([^@]*)#\d+$/, "$1");

function cardArt(name: string, view: View): Picture {
  return cardPicture(find(name, view) ?? { id: name.split("@")[0]!, type: "effect", source: "printed" });
}

export function picture(thing: string, view: View): Picture | null {
  const [sort, one = "", two = "", three = ""] = thing.split(":");
  switch (sort) {
    case "card":
    case "piece":
      return cardArt(unnumbered(one), view);
    case "use":
      return symbolArt(two);
    case "symbol":
      return symbolArt(two);
    case "mark":
      return symbolArt(three);
    case "villain":
      return villainArt(one);
    case "place": {
      const realm = realmOf(view.board as Cellar, ownerOf(view.board as Cellar, one));
      return realm && placeArt(one, realm.villain);
    }
    case "power":
      return symbolArt("gain_");
    case "seat": {
      const realm = realmOf(view.board as Cellar, Number(one));
      return realm && villainArt(realm.villain);
    }
  }
  return null;
}

export function describe(thing: string, view: View, words: Words, names: readonly string[]): Description | null {
  if (thing.startsWith("held:")) return describe(thing.slice(5), view, words, names); // a card that the question is not about
  const [sort, one = "", two = "", three = ""] = thing.split(":");
  const board = view.board as Cellar;
  switch (sort) {
    case "card":
    case "piece": {
      const found = find(unnumbered(one), view);
      return found ? card(found, words) : unseen(unnumbered(one), words);
    }
    case "place": {
      const realm = realmOf(board, ownerOf(board, one));
      const location = realm?.locations.find((place) => place.id === one);
      return realm && location ? place(location, realm, words) : null;
    }
    case "mark":
      return symbol(three, words, placeOf(board, one)?.[two === "top" ? "top" : "bottom"].find((mark) => mark.symbol === three), one);
    case "use":
    case "symbol":
      return symbol(two, words);
    case "free":
      return symbol(one, words);
    case "villain":
      return { title: words.say(`villain-${one}`), picture: villainArt(one), kind: words.say("objective"), text: words.say(`villain-${one}.objective`), rules: ["VI-002", "VI-E9"] };
    case "seat":
    case "power": {
      const realm = realmOf(board, Number(one));
      return realm && seat(realm, names[Number(one)] ?? "", board.fate_token === Number(one), words);
    }
    case "pile": {
      const realm = realmOf(board, Number(two));
      if (!realm || !(one in PILES)) return null;
      const thrown = one === "discard" ? realm.discard : one === "fate_discard" ? realm.fate_discard : null;
      const count = thrown ? thrown.length : one === "fate" ? realm.fate : realm.deck;
      const upper = thrown?.[thrown.length - 1];
      return {
        title: say("villainous-pile", { pile: one, count, name: names[Number(two)] ?? "" }),
        picture: upper ? cardPicture(upper) : thrown ? null : backPicture(realm.villain, one === "fate"),
        text: say(`villainous-about-${one}`), more: upper ? [{ title: words.say(`card-${upper.id}`), text: words.say(`card-${upper.id}.text`) }] : [], rules: PILES[one]!,
      };
    }
    case "cauldron":
      return { title: say("villainous-cauldron", { power: board.cauldron }), text: say("villainous-about-power"), rules: ["VI-018", "VI-019", "VI-E10"] };
  }
  return null;
}

const placeOf = (board: Cellar, id: string): Location | undefined => realmOf(board, ownerOf(board, id))?.locations.find((one) => one.id === id);

function card(kind: Kind, words: Words): Description {
  const items = (kind as Piece).items ?? [];
  return {
    title: words.say(`card-${kind.id}`), picture: cardPicture(kind), kind: words.say(`type-${kind.type}`), facts: cardFacts(kind, words),
    text: words.say(`card-${kind.id}.text`),
    more: items.map((item) => ({ title: words.say(`card-${item.id}`), text: words.say(`card-${item.id}.text`) })),
    rules: CARD_RULES[kind.type],
  };
}

/** A card that the log names and that nobody sees any more. */
function unseen(id: string, words: Words): Description | null {
  return words.has(`card-${id}`) ? { title: words.say(`card-${id}`), picture: cardPicture({ id, type: "effect", source: "printed" }), text: words.say(`card-${id}.text`), rules: ["VI-065"] } : null;
}

function place(location: Location, realm: Realm, words: Words): Description {
  const here = realm.mover === location.id;
  const marks = [...location.top, ...location.bottom, ...location.added];
  const state = (mark: Mark): string => (mark.used ? ` (${say("villainous-used")})` : mark.covered ? ` (${say("villainous-covered")})` : "");
  const lying = [...location.heroes, ...location.cards].map((piece) => words.say(`card-${piece.id}`) + (piece.strength === undefined ? "" : ` ${piece.strength}`));
  return {
    title: words.say(`place-${location.id}`), picture: placeArt(location.id, realm.villain), kind: say("villainous-location"),
    facts: [...(here ? [say("villainous-here")] : []), ...(location.locked ? [words.say("locked")] : [])],
    text: say(location.locked ? "villainous-about-locked" : "villainous-about-place"),
    more: [
      { title: say("villainous-actions"), text: words.join(marks.map((mark) => words.say(`symbol-${mark.symbol}`) + state(mark))) + "." },
      ...(lying.length ? [{ title: say("villainous-lies-here"), text: `${words.join(lying)}.` }] : []),
    ],
    rules: location.locked ? ["VI-051", "VI-052"] : ["VI-013", "VI-017"],
    quick: true,
  };
}

function symbol(id: string, words: Words, mark?: Mark, at?: string): Description {
  const state = mark?.used ? "used" : mark?.covered ? "covered" : null;
  return {
    title: words.say(`symbol-${id}`), picture: symbolArt(id), kind: at ? say("villainous-action-at", { place: words.say(`place-${at}`) }) : say("villainous-action"),
    facts: state ? [say(`villainous-${state}`)] : [],
    text: words.say(`symbol-${id}.text`), rules: [...(id.startsWith("gain_") ? ["VI-018"] : (SYMBOL_RULES[id] ?? [])), "VI-017"], quick: true,
  };
}

function seat(realm: Realm, name: string, token: boolean, words: Words): Description {
  return {
    title: name, picture: villainArt(realm.villain), kind: words.say(`villain-${realm.villain}`),
    facts: [say("villainous-power", { power: realm.power }), say("villainous-hand", { count: handSize(realm) }), ...(token ? [words.say("token")] : [])],
    text: `${words.say("objective")} · ${words.say(`villain-${realm.villain}.objective`)}`,
    more: realm.locations.filter((one) => one.heroes.length || one.cards.length).map((one) => ({ title: words.say(`place-${one.id}`), text: words.join([...one.heroes, ...one.cards].map((piece) => words.say(`card-${piece.id}`))) + "." })),
    rules: ["VI-044", "VI-E9", ...(token ? ["VI-031"] : [])],
  };
}

function villainArt(villain: string): Picture {
  return { id: villain, icon: VILLAIN_ICONS[villain] ?? "crown", kind: "plain", number: "", shape: "card", colours: [paletteOf(villain).deep, paletteOf(villain).night], frame: "#c9a04a" };
}

function placeArt(id: string, villain: string): Picture {
  const land = paletteOf(villain);
  return { id, icon: SCENES[id]?.[0] ?? "castle", kind: "plain", number: "", shape: "card", colours: [land.sky, land.deep], frame: land.night };
}

function symbolArt(id: string): Picture {
  const gain = /^gain_(\d?)$/.exec(id)?.[1];
  return { id, icon: gain !== undefined ? "coins" : (SYMBOL_ICONS[id] ?? "card-play"), kind: "plain", number: "", cost: gain || null, shape: "card", colours: gain !== undefined ? ["#2f8f3f", "#1f6a2c"] : ["#3a1f55", "#241036"], frame: "#e9c45a" };
}
