/** What the things of POW! are: tiles in the rows, stacks, dice and seats. */
import type { View } from "../../lib/live.svelte";
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import type { Description, Picture } from "../types";
import { DICE, face, type PowBoard, type PowTile, type Row } from "./tiles";

const TAKING: Record<Row, string[]> = { hero: ["PO-025", "PO-036"], villain: ["PO-027", "PO-038"] };
const STEALING: Record<Row, string[]> = { hero: ["PO-029", "PO-031"], villain: ["PO-030", "PO-031"] };
const DIE_RULES: Record<string, string[]> = { shield: ["PO-024", "PO-025"], skull: ["PO-026", "PO-027"], blue: ["PO-029", "PO-031"], orange: ["PO-030", "PO-031"] };

/** A tile, wherever it lies; the second one from the top of a stack is at place 2. */
export function tileAt(thing: string, view: View): { tile: PowTile; row: Row } | null {
  const [sort, row, one, two] = thing.split(":") as [string, Row, string, string];
  const board = view.board as PowBoard;
  if (sort === "tile") {
    const tile = board.rows[row]?.[Number(one) - 1];
    return tile ? { tile, row } : null;
  }
  if (sort !== "stack") return null;
  const stack = board.seats[Number(one)]?.stacks[row];
  const place = Number(two);
  const tile = place === 1 ? stack?.top : stack?.tiles?.[stack.height - place];
  return tile ? { tile, row } : null;
}

export function picture(thing: string, view: View): Picture | null {
  const found = tileAt(thing, view);
  return found && face(found.tile, found.row);
}

export function describe(thing: string, view: View, words: Words, names: readonly string[]): Description | null {
  const [sort, row, one] = thing.split(":") as [string, Row, string];
  const board = view.board as PowBoard;
  switch (sort) {
    case "tile": {
      const found = tileAt(thing, view);
      if (!found) return null;
      const place = Number(one);
      return { ...tile(found.tile, row, words), text: say(place > DICE ? "pow-take-not" : "pow-take-with", { row, place }), rules: TAKING[row] };
    }
    case "stack": {
      const found = tileAt(thing, view);
      const height = board.seats[Number(one)]?.stacks[row].height ?? 0;
      const pile = say("pow-stack-title", { row, name: names[Number(one)] ?? "" });
      const facts = [say("pow-height", { count: height })];
      if (found) return { ...tile(found.tile, row, words), facts: [pile, ...facts], text: say("pow-steal-with", { row }), rules: STEALING[row] };
      return { title: height ? say("pow-covered") : pile, facts, text: say(height ? "pow-covered-text" : "pow-steal-with", { row }), rules: height ? ["PO-022"] : STEALING[row], quick: true };
    }
    case "die":
    case "kept": {
      const symbol = (row as string).replace(/#\d+$/, "");
      const symbolIs = words.say(`symbol-${symbol}`, { count: 1 });
      return { title: symbolIs[0]!.toUpperCase() + symbolIs.slice(1), facts: sort === "kept" ? [say("pow-die-kept")] : [], text: say(`pow-die-${symbol}`), rules: DIE_RULES[symbol] ?? [], quick: true };
    }
    case "dice": {
      const faces = Object.keys(DIE_RULES).map((symbol) => ({ title: words.say(`symbol-${symbol}`, { count: 1 }), text: say(`pow-die-${symbol}`) }));
      return { title: say("pow-loose", { count: DICE - board.kept.length }), text: `${say("pow-ready")}.`, more: faces, rules: ["PO-012", "PO-013", "PO-014"], quick: true };
    }
    case "seat": {
      const stacks = board.seats[Number(row)]?.stacks;
      if (!stacks) return null;
      return { title: names[Number(row)] ?? "", facts: [say("pow-seat-heroes", { count: stacks.hero.height }), say("pow-seat-villains", { count: stacks.villain.height })], text: say("pow-aim"), rules: ["PO-008", "PO-036", "PO-039"] };
    }
  }
  return null;
}

function tile(one: PowTile, row: Row, words: Words): Pick<Description, "title" | "picture" | "kind" | "facts" | "more" | "quick"> {
  return {
    title: words.say(`tile-${one.id}`),
    picture: face(one, row),
    kind: say("pow-tile-kind", { row }),
    facts: [say("pow-worth", { row, value: one.value })],
    more: [{ title: words.say(row), text: say(`pow-close-${row}`, { value: one.value }) }],
    quick: true,
  };
}
