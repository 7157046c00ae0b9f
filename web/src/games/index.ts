/** The games that have a board. A game's code is loaded when somebody sits down to it. */
import type { ClientGame } from "./types";

const boards: Record<string, () => Promise<{ default: ClientGame }>> = {
  pow: () => import("./pow/game"),
  heroes: () => import("./heroes/game"),
  villainous: () => import("./villainous/game"),
};

export function hasBoard(id: string): boolean {
  return id in boards;
}

export async function loadBoard(id: string): Promise<ClientGame> {
  const load = boards[id];
  if (!load) throw new Error(`There is no board for ${id}.`);
  return (await load()).default;
}
