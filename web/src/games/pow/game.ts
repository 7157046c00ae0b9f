import "virtual:icons/pow";
import type { Ask, View } from "../../lib/live.svelte";
import { learn, say } from "../../lib/say";
import { numbered } from "../../lib/steps";
import type { Answer, Words } from "../../lib/words";
import type { Aim, ClientGame, Event, Play } from "../types";
import Board from "./Board.svelte";
import { describe, picture, tileAt } from "./describe";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import Score from "./Score.svelte";
import Side from "./Side.svelte";
import { face, type PowBoard, type Row } from "./tiles";

learn({ en, fr });

const game: ClientGame = {
  Board,
  Side,
  Score,
  colours: { cover: "#ffd21f", accent: "#19b6dd" },
  describe,
  picture,

  aim(view: View, seat: number): Aim | null {
    const stacks = (view.board as PowBoard).seats[seat]?.stacks;
    return stacks ? { goal: say("pow-goal"), has: [say("pow-seat-heroes", { count: stacks.hero.height }), say("pow-seat-villains", { count: stacks.villain.height })] } : null;
  },

  spots([verb, ...rest]: Answer): string[] {
    switch (verb) {
      case "starts":
        return [`seat:${rest[0]}`];
      case "keep":
        return numbered(rest).map((die) => `die:${die}`);
      case "take":
        return [`tile:${rest.join(":")}`];
      case "steal":
        return [`stack:${rest.join(":")}`];
    }
    return [];
  },

  /** Whatever is touched while tiles are to be taken. */
  wish(thing: string, ask: Ask, _draft, view: View): Answer | null {
    if (!["keep", "take", "forced"].includes(ask.kind)) return null;
    const [sort, row, one, two] = thing.split(":") as [string, string, string, string];
    if (sort === "tile") return ["take", row, Number(one)];
    if (sort === "stack" && ask.kind !== "forced" && Number(one) !== ask.seat) return ["steal", row, Number(one), Number(two)];
    return sort === "die" && ask.kind !== "keep" && (view.board as PowBoard).rolled.length ? ["keep", row.replace(/#\d+$/, "")] : null;
  },

  detail(answer: Answer, view: View, words: Words): string {
    const found = tileAt(this.spots(answer, view)[0] ?? "", view);
    return found ? say("pow-tile", { name: words.say(`tile-${found.tile.id}`), number: face(found.tile, found.row).number }) : "";
  },

  about(event: Event, view: View): string[] {
    const { seat, row, tile } = event as { seat?: number; row?: Row; tile?: string };
    const stack = seat === undefined || !row ? null : (view.board as PowBoard).seats[seat]?.stacks[row];
    return stack && tile && stack.top?.id === tile ? [`stack:${row}:${seat}:1`] : [];
  },

  eventDetail(event: Event, view: View, words: Words): string {
    const id = event["tile"] as string | undefined;
    return id && isSeen(id, view) ? words.say(`tile-${id}`) : "";
  },

  play(event: Event): Play {
    switch (event["kind"]) {
      case "threw":
        return { tumble: true, sound: "dice", bang: bangOf(event), colour: "#ffd21f" };
      case "kept":
        return { sound: "set", balloon: true };
      case "took":
        return {
          flights: [{ from: `${event["row"]}-${event["place"]}`, to: `stack-${event["seat"]}-${event["row"]}` }],
          sound: "slap",
          balloon: true,
        };
      case "stole":
        return {
          flights: [{ from: `stack-${event["foe"]}-${event["row"]}`, to: `stack-${event["seat"]}-${event["row"]}` }],
          sound: "whoosh",
          bang: "bang-steal",
          colour: "#ff9a3d",
          balloon: true,
        };
      case "stuck":
        return { bang: "bang-stuck", colour: "#c9c2b4", balloon: true };
    }
    return { balloon: true };
  },
};

/** Whether a tile lies open now. The log does not name covered tiles: remembering them is the players' part (PO-022). */
function isSeen(id: string, view: View): boolean {
  const board = view.board as PowBoard;
  const stacks = board.seats.flatMap((seat) => [seat.stacks.hero, seat.stacks.villain]);
  const open = [...board.rows.hero, ...board.rows.villain, ...stacks.flatMap((stack) => stack.tiles ?? [stack.top])];
  return open.some((tile) => tile?.id === id);
}

/** A loud throw gets a loud word: one for five of a kind or three bubbles, a quiet rattle else. */
function bangOf(event: Event): string | undefined {
  const dice = [...((event["kept"] as string[] | undefined) ?? []), ...(event["dice"] as string[])];
  const most = (symbol: string): number => dice.filter((die) => die === symbol).length;
  if (most("blue") >= 3 || most("orange") >= 3) return "bang-bubbles";
  if (most("shield") >= 4) return "bang-shields";
  if (most("skull") >= 4) return "bang-skulls";
  return event["throw"] === 1 ? "bang-throw" : undefined;
}

export default game;
