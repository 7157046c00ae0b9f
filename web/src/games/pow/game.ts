import type { View } from "../../lib/live.svelte";
import { say } from "../../lib/say";
import type { Answer, Words } from "../../lib/words";
import type { ClientGame, Event, Picture, Play } from "../types";
import Board from "./Board.svelte";
import Score from "./Score.svelte";
import Side from "./Side.svelte";
import { FACES, face, type PowBoard, type PowTile, type Row } from "./tiles";

function tileOf(answer: Answer, view: View): { tile: PowTile; kind: Row } | null {
  const board = view.board as PowBoard;
  const [verb, kind] = answer as [string, Row];
  if (verb === "take") {
    const tile = board.rows[kind][answer[2] - 1];
    return tile ? { tile, kind } : null;
  }
  if (verb === "steal") {
    const stack = board.seats[answer[2]]?.stacks[kind];
    const tile = answer[3] === 1 ? stack?.top : stack?.tiles?.[stack.height - answer[3]];
    return tile ? { tile, kind } : null;
  }
  return null;
}

const game: ClientGame = {
  Board,
  Side,
  Score,
  draftVerb: "keep",
  colours: { cover: "#ffd21f", accent: "#19b6dd" },

  /** The dice that are marked, in the order in which the rules name them. */
  fromDraft(draft: number[], view: View): Answer {
    const rolled = (view.board as PowBoard).rolled;
    const dice = draft.map((place) => rolled[place] ?? "");
    return ["keep", ...dice.sort((a, b) => FACES.indexOf(a as never) - FACES.indexOf(b as never))];
  },

  detail(answer: Answer, view: View, words: Words): string {
    const found = tileOf(answer, view);
    if (!found) return "";
    return say("pow-tile", { name: words.say(`tile-${found.tile.id}`), number: face(found.tile, found.kind).number });
  },

  picture(answer: Answer, view: View): Picture | null {
    const found = tileOf(answer, view);
    return found && face(found.tile, found.kind);
  },

  eventPicture(event: Event, view: View): Picture | null {
    const id = event["tile"] as string | undefined;
    if (!id || !isSeen(id, view)) return null;
    return { ...face({ id, value: 0, source: "printed" }, id.startsWith("h") ? "hero" : "villain"), number: "" };
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
