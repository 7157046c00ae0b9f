import "virtual:icons/villainous";
import type { View } from "../../lib/live.svelte";
import { learn, say } from "../../lib/say";
import type { Answer, Words } from "../../lib/words";
import type { Aim, ClientGame, Event, Flight, Play } from "../types";
import Board from "./Board.svelte";
import { placeOf, spots, wish } from "./choosing";
import { doer } from "./deeds";
import { describe, picture } from "./describe";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import { ownerOf, piecesOf, realmOf, type Cellar } from "./realm";
import Score from "./Score.svelte";
import Side from "./Side.svelte";

learn({ en, fr });

const game: ClientGame = {
  Board,
  Side,
  Score,
  colours: { cover: "#4b1c66", accent: "#5fbf5a" },
  stackedFrom: 3,
  beside: true,
  style:
    "--me: clamp(452px, 56%, 760px); --foot: 31dvh; --asking: clamp(160px, 23.8vh, 222px); --scene: radial-gradient(60% 70% at 50% 0%, #6b2f8a 0%, transparent 70%), radial-gradient(circle at 8% 100%, #2f6b3a55, transparent 42%), radial-gradient(circle at 94% 96%, #c7a23a40, transparent 40%), radial-gradient(circle, #0003 26%, transparent 30%) 0 0 / 10px 10px, #34124a",

  aim(view: View, seat: number, words: Words): Aim | null {
    const realm = realmOf(view.board as Cellar, seat);
    return realm && { goal: words.say(`villain-${realm.villain}.objective`), has: [say("villainous-power", { power: realm.power })] };
  },

  spots,
  describe,
  picture,
  wish,
  /** An Effect is marked first, so that nothing is played by a slip. */
  deliberate: ["effect"],
  ahead: ["card", "place"],

  area(thing: string, _view: View, words: Words): string | null {
    return thing.startsWith("piece:") ? words.say(`place-${placeOf(thing)}`) : null;
  },

  /** Whose plans are ruined: a person is asked about, and a Villain is thought of. */
  detail([verb, foe]: Answer, view: View, words: Words): string {
    const realm = verb === "fate" ? realmOf(view.board as Cellar, foe as number) : null;
    return realm ? [words.say(`villain-${realm.villain}`), say("villainous-power", { power: realm.power })].join(", ") : "";
  },

  doer,

  about(event: Event, view: View): string[] {
    const { seat, place, card, piece, cards } = event as { seat?: number; place?: string; card?: string; piece?: string; cards?: string[] };
    const lying = card && place ? piecesOf(realmOf(view.board as Cellar, ownerOf(view.board as Cellar, place))).filter((one) => one.id === card) : [];
    return [
      ...lying.map((one) => `piece:${one.name}`),
      ...(piece ? [`piece:${piece}`] : []),
      ...(card && !lying.length ? [`card:${card}`] : []),
      ...(Array.isArray(cards) ? cards.map((one) => `card:${one}`) : []),
      ...(place ? [`place:${place}`] : []),
      ...(["gained", "lost", "paid"].includes(event["kind"]) && seat !== undefined ? [`power:${seat}`] : []),
    ];
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
