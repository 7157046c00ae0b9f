import "virtual:icons/villainous";
import type { View } from "../../lib/live.svelte";
import { learn } from "../../lib/say";
import type { Answer, Words } from "../../lib/words";
import type { ClientGame, Event, Flight, Picture, Play } from "../types";
import Board from "./Board.svelte";
import { spots } from "./choosing";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import { paletteOf, SYMBOL_ICONS, VILLAIN_ICONS } from "./lands";
import { cardPicture, piecesOf, realmOf, type Cellar, type Kind } from "./realm";
import Score from "./Score.svelte";
import Side from "./Side.svelte";

learn({ en, fr });

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

function cardArt(name: string | undefined, view: View): Picture | null {
  if (!name) return null;
  const id = name.split("@")[0]!;
  return cardPicture(find(name, view) ?? { id, type: "effect", source: "printed" });
}

const game: ClientGame = {
  Board,
  Side,
  Score,
  colours: { cover: "#4b1c66", accent: "#5fbf5a" },
  stackedFrom: 3,
  style:
    "--me: 452px; --scene: radial-gradient(60% 70% at 50% 0%, #6b2f8a 0%, transparent 70%), radial-gradient(circle at 8% 100%, #2f6b3a55, transparent 42%), radial-gradient(circle at 94% 96%, #c7a23a40, transparent 40%), radial-gradient(circle, #0003 26%, transparent 30%) 0 0 / 10px 10px, #34124a",

  steps: {
    spots,
    name(spot: string, _view: View, words: Words, names: readonly string[]): string {
      const [sort, ...rest] = spot.split(":") as [string, ...string[]];
      switch (sort) {
        case "seat":
          return names[Number(rest[0])] ?? "";
        case "card":
        case "piece":
          return words.thing("card", rest[0]!.replace(/^([^@]*)#\d+$/, "$1"));
        case "use":
          return words.say(`symbol-${rest[1]}`);
        case "symbol":
          return `${words.say(`symbol-${rest[1]}`)} (${words.say(`place-${rest[0]}`)})`;
        case "free":
          return words.say(`symbol-${rest[0]}`);
        default:
          return words.say(`${sort}-${rest[0]}`);
      }
    },
    picture(spot: string, view: View): Picture | null {
      const [sort, what] = spot.split(":") as [string, string];
      if (sort === "seat") return villainOf(Number(what), view);
      return sort === "card" || sort === "piece" ? cardArt(what.replace(/^([^@]*)#\d+$/, "$1"), view) : null;
    },
  },

  picture(answer: Answer, view: View): Picture | null {
    const [verb, first] = answer as [string, string];
    if (["play", "attach", "effect", "react", "take", "move", "activate", "pick", "unmask", "vanquish"].includes(verb)) return cardArt(first, view);
    if (verb === "discard" && answer.length === 2) return cardArt(first, view);
    if (verb === "use" || verb === "lend" || verb === "cover") return symbolArt(first);
    if (verb === "villain") return villainArt(first);
    if (verb === "fate") return villainOf(answer[1] as number, view);
    return null;
  },

  eventPicture(event: Event, view: View): Picture | null {
    const name = (event["card"] ?? event["piece"] ?? (event["cards"] as string[] | undefined)?.[0]) as string | undefined;
    return cardArt(name, view);
  },

  play(event: Event, view: View): Play {
    const seat = event["seat"] as number;
    const flights = flightsOf(event, view);
    switch (event["kind"]) {
      case "went":
      case "moved":
      case "played":
      case "attached":
      case "discarded":
        return { flights, sound: "slap", balloon: true };
      case "gained":
        return { flights, sound: "set" };
      case "paid":
      case "drew":
        return {};
      case "hero":
        return { flights, sound: "slap", balloon: true };
      case "fated":
        return { sound: "whoosh", bang: "bang-fate", colour: "#f4ecd8", balloon: true };
      case "reacted":
        return { flights, sound: "whoosh", bang: "bang-condition", colour: "#6fe0cc", balloon: true };
      case "defeated":
      case "removed":
        return { flights, sound: "slap" };
      case "vanquished":
        return { sound: "whoosh", bang: "bang-vanquish", colour: "#ff6a5e", balloon: true };
      case "unlocked":
      case "switched":
        return { bang: "bang-unlock", colour: "#ffd75e", balloon: true };
      case "shot":
        return { bang: "bang-shot", colour: "#ff9ab8", balloon: true };
      case "unused":
      case "revealed":
      case "unplayable":
      case "reshuffled":
        return {};
    }
    return { balloon: typeof seat === "number" };
  },
};

function villainArt(villain: string): Picture {
  return { id: villain, icon: VILLAIN_ICONS[villain] ?? "crown", kind: "plain", number: "", shape: "card", colours: [paletteOf(villain).deep, paletteOf(villain).night], frame: "#c9a04a" };
}

function villainOf(seat: number, view: View): Picture | null {
  const realm = realmOf(view.board as Cellar, seat);
  return realm && villainArt(realm.villain);
}

function symbolArt(symbol: string): Picture {
  const gain = /^gain_(\d)$/.exec(symbol)?.[1];
  return { id: symbol, icon: gain ? "coins" : (SYMBOL_ICONS[symbol] ?? "card-play"), kind: "plain", number: "", cost: gain ?? null, shape: "card", colours: gain ? ["#2f8f3f", "#1f6a2c"] : ["#3a1f55", "#241036"], frame: "#e9c45a" };
}

/** From where to where an event moves things; a place that nobody sees is left out by itself. */
function flightsOf(event: Event, view: View): Flight[] {
  const seat = event["seat"] as number;
  const card = event["card"] as string;
  const piece = event["piece"] as string;
  const realm = realmOf(view.board as Cellar, seat);
  const fromHand = (to: string): Flight[] => (realm && typeof realm.hand !== "number" ? [{ from: `held-${seat}-${card}`, to }] : [{ from: `hand-${seat}`, to }]);
  switch (event["kind"]) {
    case "went":
      return [{ from: `mover-${seat}`, to: `at-${event["place"]}` }];
    case "moved":
      return [{ from: piece, to: `at-${event["place"]}` }];
    case "played":
      return fromHand(`at-${event["place"]}`);
    case "attached":
      return [...fromHand(piece), { from: `open-${card}`, to: piece }];
    case "hero":
      return [{ from: `open-${card}`, to: `at-${event["place"]}` }];
    case "reacted":
      return fromHand("open");
    case "discarded":
      return ((event["cards"] as string[]) ?? []).slice(0, 2).map((one) => ({ from: `held-${seat}-${one}`, to: `discard-${seat}` }));
    case "gained":
      return [{ from: "coin", to: `power-${seat}` }];
    case "defeated":
      return [{ from: piece, to: `fate_discard-${seat}` }];
    case "removed":
      return [{ from: piece, to: `discard-${seat}` }];
    default:
      return [];
  }
}

export default game;
