/** The games that have a board, found in their folders. A game's code is loaded when somebody sits down to it. */
import type { ClientGame } from "./types";

const boards = import.meta.glob<{ default: ClientGame }>("./*/game.ts");

export function hasBoard(id: string): boolean {
  return `./${id}/game.ts` in boards;
}

export async function loadBoard(id: string): Promise<ClientGame> {
  const load = boards[`./${id}/game.ts`];
  if (!load) throw new Error(`There is no board for ${id}.`);
  return (await load()).default;
}
