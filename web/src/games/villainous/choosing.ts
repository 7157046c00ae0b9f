/** What an answer names, what a click in vain means, and whose realm a question is about. */
import type { Ask, View } from "../../lib/live.svelte";
import { numbered } from "../../lib/steps";
import type { Answer } from "../../lib/words";
import type { Stage } from "../types";
import { VILLAIN_OF } from "./cards";
import type { Cellar } from "./realm";
import { ownerOf } from "./realm";

/** Where a piece lies: "rajah@oasis#2" at the oasis. */
export const placeOf = (piece: string): string => piece.split("@")[1]!.split("#")[0]!;

/** The spots that an answer names, in the order in which a person thinks of them. */
export function spots(answer: Answer, _view?: View): string[] {
  const [verb, first, second] = answer as string[];
  switch (verb) {
    case "villain":
      return [`villain:${first}`];
    case "starts":
    case "fate":
      return [`seat:${first}`];
    case "go":
      return [`place:${first}`];
    case "use":
      return [`use:${second}:${first}`];
    case "lend":
    case "cover":
      return [`symbol:${second}:${first}`];
    case "free":
      return [`free:${first}`];
    case "play":
      return [`card:${first}`, `place:${second}`];
    case "attach":
      return [`card:${first}`, `piece:${second}`];
    case "effect":
    case "react":
    case "take":
      return [`card:${first}`];
    case "move":
      return [`piece:${first}`, `place:${second}`];
    case "activate":
    case "pick":
    case "unmask":
      return [`piece:${first}`];
    case "vanquish":
      return answer.slice(1).map((piece) => `piece:${piece}`);
    case "discard":
    case "put_back":
      return numbered(answer.slice(1) as string[]).map((card) => `card:${card}`);
    default:
      return [];
  }
}

/** The answer that somebody has in mind who reaches for a thing in vain. */
export function wish(spot: string, ask: Ask, draft: readonly string[]): Answer | null {
  const [sort, ...rest] = spot.split(":");
  const what = rest.join(":").replace(/#\d+$/, sort === "card" ? "" : "$&");
  const first = draft[0]?.split(":").slice(1).join(":");
  const verb = (ask.options[0] ?? ask.barred[0]?.[0])?.[0];
  switch (sort) {
    case "place":
      if (verb === "go") return ["go", what];
      return first ? [verb === "move" ? "move" : "play", first, what] : null;
    case "use":
      return ask.kind === "act" ? ["use", rest[1], rest[0]] : null;
    case "card":
      return ask.kind === "play" ? ["effect", what] : ask.kind === "react" ? ["react", what] : null;
    case "piece":
      if (verb === "move") return ["move", what, placeOf(what)];
      if (verb === "activate" || verb === "pick") return [verb, what];
      if (verb === "vanquish") return first ? ["vanquish", first, what] : ["vanquish", what];
      return first && (verb === "play" || verb === "attach") ? ["attach", first, what] : null;
    case "seat":
      return ask.kind === "target" ? ["fate", Number(what)] : null;
  }
  return null;
}

/** The realm that a question is about, if it is about one. */
export function realmAsked(stage: Stage): number | null {
  const { ask } = stage;
  const board = stage.view.board as Cellar;
  if (!ask || ask.kind === "target" || ask.kind === "react") return null;
  if (ask.kind === "fate_play" || ask.kind === "drive") return ask.details["foe"] as number;
  for (const option of ask.options) {
    for (const spot of spots(option)) {
      const [sort, what] = spot.split(":") as [string, string];
      const place = sort === "place" || sort === "symbol" ? what : sort === "piece" ? placeOf(what) : "";
      const owner = place ? ownerOf(board, place) : -1;
      if (owner >= 0) return owner;
    }
  }
  // It names no place: it is about the realm that the card belongs to.
  const villain = VILLAIN_OF[ask.details["card"] as string];
  const owner = board.seats.findIndex((one) => !!villain && one.villain === villain);
  return owner >= 0 ? owner : ask.seat;
}
