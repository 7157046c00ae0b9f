import "virtual:icons/dc";
import type { View as Seen } from "../../lib/live.svelte";
import { learn, say } from "../../lib/say";
import type { Aim, ClientGame, Event, Flight, Play } from "../types";
import Board from "./Board.svelte";
import { boardOf, spots, wish } from "./choosing";
import { describe, picture } from "./describe";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import Score from "./Score.svelte";
import Side from "./Side.svelte";

learn({ en, fr });

const game: ClientGame = {
  Board,
  Side,
  Score,
  colours: { cover: "#1a1a1e", accent: "#ffd21f" },
  stackedFrom: 3,
  beside: true,
  style:
    "--me: clamp(480px, 41vw, 760px); --foot: 33dvh; --upright: minmax(0, 1fr); --asking-upright: max(196px, 9.8rem); --scene: repeating-linear-gradient(106deg, transparent 0 34px, #cfe6ff12 34px 36px, transparent 36px 71px, #cfe6ff0d 71px 72px), linear-gradient(90deg, transparent 0 calc(33.3% - 3px), #0008 calc(33.3% - 3px) calc(33.3% + 3px), transparent calc(33.3% + 3px) calc(66.6% - 3px), #0008 calc(66.6% - 3px) calc(66.6% + 3px), transparent calc(66.6% + 3px)), radial-gradient(circle, #0004 26%, transparent 30%) 0 0 / 9px 9px, linear-gradient(#2b2a35, #201f27 55%, #4a1014)",

  aim(view: Seen, seat: number): Aim | null {
    const board = boardOf(view);
    const player = board.seats[seat];
    if (!player || board.phase === "set_up") return null;
    const power = board.active === seat ? [say("dc-power", { left: board.running.left })] : [];
    // The same words for everybody: whoever looks over a shoulder learns nothing.
    if (board.watchmen) return { goal: say(board.watchmen.finale ? "dc-aim-finale" : board.watchmen.loyalty_open ? `dc-aim-${player.loyalty}` : "dc-aim-watchmen"), has: [...power, say("dc-main-left", { count: board.main_deck })] };
    return { goal: say(player.partner === undefined ? "dc-aim" : "dc-aim-team"), has: [...power, ...(player.points !== undefined ? [say("dc-points", { points: player.points })] : [])] };
  },

  ahead: ["hand", "line", "foe"],

  /** What is played and what is bought stay apart. */
  area(thing: string, view: Seen): string | null {
    const sort = thing.split(":")[0]!;
    return view.ask?.kind === "turn" && ["hand", "line"].includes(sort) ? say(`dc-area-${sort}`) : null;
  },

  spots,
  describe,
  picture,
  wish,

  about(event: Event): string[] {
    const { kind, card, cards, seat } = event as { kind: string; card?: string; cards?: string[]; seat?: number };
    const sort = SORTS[kind] ?? "card";
    return [
      ...(card ? [`${sort}:${card}`] : []),
      ...(Array.isArray(cards) ? cards.map((one) => `card:${one}`) : []),
      ...(TAKES.has(kind) && seat !== undefined ? [`pile:discard:${seat}`] : []),
      ...(seat !== undefined && !card && !cards ? [`seat:${seat}`] : []),
    ];
  },

  turn: "turn",

  play(event: Event, view: Seen): Play {
    const { kind, seat, card, foe } = event as { kind: string; seat: number; card: string; foe: number };
    const mine = boardOf(view).seats[seat]?.hand.some((one) => one.id === card);
    const held = mine ? `held-${card}` : `hand-${seat}`;
    const fly = (from: string, to: string): Flight[] => [{ from, to }];
    switch (kind) {
      case "played":
        return { flights: fly(held, "played"), sound: "slap" };
      case "borrowed":
        return { flights: fly(`line-${card}`, "played"), sound: "slap" };
      case "bought":
      case "gained":
        return { flights: fly(`line-${card}`, `discard-${seat}`), sound: "whoosh", balloon: true };
      case "bought_for":
        return { flights: fly(`line-${card}`, `discard-${foe}`), sound: "whoosh", balloon: true };
      case "defeated":
        return { flights: fly("stack", `discard-${seat}`), bang: "dc-bang-defeat", colour: "#ffd21f", sound: "slap", balloon: true };
      case "overcame":
      case "foiled":
        return { bang: "dc-bang-defeat", colour: "#ffd21f", sound: "slap", balloon: true };
      case "contributed":
        return { flights: fly(held, "challenge"), sound: "set", balloon: true };
      case "drew":
        return { flights: fly(`deck-${seat}`, `hand-${seat}`), sound: "set" };
      case "discarded":
        return { flights: fly(held, `discard-${seat}`), sound: "set" };
      case "turned_up":
      case "added":
        return { flights: fly("main", "line-kick"), sound: "set" };
      case "weakened":
        return { flights: fly("weaknesses", `discard-${seat}`), sound: "set", balloon: true };
      case "destroyed":
      case "burnt":
        return { sound: "slap" };
      case "appeared":
        return { bang: "dc-bang-appear", colour: "#ff5a3c", sound: "whoosh" };
      case "defended":
      case "defended_for":
        return { bang: "dc-bang-defend", colour: "#7cc8ff", sound: "slap", balloon: true };
      case "completed":
        return { bang: "dc-bang-unmasked", colour: "#ff5a3c", sound: "slap", balloon: true };
      case "showed_loyalty":
      case "plotted":
      case "helped":
      case "refused":
      case "asked_for_help":
      case "player_destroyed":
        return { balloon: true, sound: "set" };
    }
    return {};
  },
};

/** As what the card of an event lies on the table afterwards, where that is not just any card. */
const SORTS: Record<string, string> = { turned_up: "line", added: "line", appeared: "foe", challenged: "foe", plotted: "foe", contributed: "gift" };
const TAKES = new Set(["bought", "gained", "defeated", "weakened"]);

export default game;
