import "virtual:icons/heroes";
import type { View } from "../../lib/live.svelte";
import { learn, say } from "../../lib/say";
import type { Answer, Words } from "../../lib/words";
import type { Aim, ClientGame, Event, Play } from "../types";
import Board from "./Board.svelte";
import { cityOf, SIDE, spotsOf, villainLabel, wish } from "./city";
import { describe, picture } from "./describe";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import { hear } from "./news.svelte";
import Score from "./Score.svelte";
import Side from "./Side.svelte";

learn({ en, fr });

const game: ClientGame = {
  Board,
  Side,
  Score,
  stackedFrom: 1,
  colours: { cover: "#2a2a72", accent: "#ffb000" },
  style:
    "--me: 410px; --foot: 31dvh; --asking: clamp(150px, 21.5vh, 208px); --scene: radial-gradient(circle at 50% 30%, #ffffff14 1px, transparent 1.6px) 0 0 / 9px 9px, conic-gradient(from -26deg at 12% 112%, transparent 0 18deg, #ffe9a33d 18deg 31deg, transparent 31deg), conic-gradient(from -20deg at 88% 112%, transparent 0 0deg, #ffe9a333 0deg 12deg, transparent 12deg), linear-gradient(#14123f, #33267a 55%, #7a3a5e)",

  aim(view: View, seat: number): Aim | null {
    const city = cityOf(view);
    const player = city.seats[seat];
    if (!player) return null;
    const goal = say("heroes-aim", { points: city.target });
    if (!city.city.length) return { goal, has: [] };
    return { goal, has: [say("heroes-score", { points: player.score }), say("heroes-left", { coloured: player.coloured, white: player.white }), ...(player.justice ? [say("heroes-justice", { count: player.justice })] : [])] };
  },

  spots: spotsOf,
  describe,
  picture,
  wish,
  ahead: ["hero", "card"],

  area(thing: string, view: View): string | null {
    const place = cityOf(view).city.findIndex((district) => thing === `district:${district.id}`);
    return place < 0 ? null : say("heroes-row", { row: 1 + Math.floor(place / SIDE) });
  },

  detail([verb, ...rest]: Answer, view: View, words: Words): string {
    const city = cityOf(view);
    switch (verb) {
      case "keep":
      case "pick":
        return (city.faces.heroes[rest[0]]?.powers ?? []).map((power) => words.say(`power-${power}`)).join(", ");
      case "place":
      case "move":
      case "fight":
      case "rocket": {
        const district = city.city.find((one) => one.id === (rest[verb === "rocket" ? 2 : 1] as string));
        if (!district) return "";
        const value = district.number === null ? say("heroes-ruin") : say("heroes-value", { value: district.number });
        const pawns = district.pawns.length ? [say("heroes-pawns", { letters: words.join(district.pawns), count: district.pawns.length })] : [];
        return [value, ...pawns, ...district.villains.map((villain) => villainLabel(villain, words))].join(", ");
      }
      case "use":
        return words.say(`district-${view.ask?.details["district"]}.text`);
    }
    return ""; // what a card does can be read on the card
  },

  about(event: Event): string[] {
    const { card, hero, district, pawn } = event as Record<string, string | undefined>;
    return [...(card ? [`card:${card}`] : []), ...(hero ? [`hero:${hero}`] : []), ...(pawn ? [`pawn:${pawn}`] : []), ...(district ? [`district:${district}`] : [])];
  },

  play(event: Event, view: View): Play {
    const city = cityOf(view);
    hear(event, city);
    const { kind, seat, hero, district, card, pawn } = event;
    switch (kind) {
      case "went":
        return { flights: [{ from: `hero-${hero}`, to: `hero-spot-${district}` }], sound: "set" };
      case "pawn_moved":
        return { flights: [{ from: `pawn-${pawn}`, to: `pawn-spot-${district}` }], sound: "set" };
      case "fights":
        return { sound: "whoosh", balloon: true };
      case "threw":
        return { tumble: true, sound: "dice" };
      case "won":
        return { bang: "heroes-bang-won", colour: "#ffd21f", sound: "slap", balloon: true };
      case "failed":
      case "outdone":
        return { bang: "heroes-bang-failed", colour: "#b9b4bf", balloon: true };
      case "knocked_out":
        return { bang: "heroes-bang-ko", colour: "#ff9e7a", sound: "slap", balloon: true };
      case "villain_played":
        return { flights: [{ from: `card-${card}`, to: `district-${district}` }], bang: "heroes-bang-villain", colour: "#f0646a", sound: "whoosh", balloon: true };
      case "destroyed":
        return { bang: "heroes-bang-boom", colour: "#ff7a2f", sound: "slap", balloon: true };
      case "drew":
        return { flights: [{ from: "deck", to: `hand-${seat}` }], sound: "set" };
      case "discarded":
      case "played":
        return { flights: [{ from: `card-${card}`, to: "discard" }], sound: "slap", balloon: true };
      case "stole":
        return { flights: [{ from: `hand-${event["foe"]}`, to: `hand-${seat}` }], bang: "bang-steal", colour: "#ff9a3d", balloon: true };
      case "scored":
      case "gained":
        return { sound: "set", balloon: true };
    }
    return { balloon: true };
  },
};

export default game;
