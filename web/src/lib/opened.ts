/** A game that is opened: what the server says of it, its board, and its words in both languages. */
import { loadBoard } from "../games";
import type { ClientGame } from "../games/types";
import type { GameInfo } from "../wire";
import { allGames, wordsOf, type GameWords } from "./say";

export interface OpenedGame {
  info: GameInfo;
  client: ClientGame;
  words: GameWords;
}

export async function openGame(id: string): Promise<OpenedGame> {
  const info = (await allGames()).find((one) => one.id === id);
  if (!info) throw new Error(`There is no game ${id}.`);
  const [client, words] = await Promise.all([loadBoard(id), wordsOf(info)]);
  return { info, client, words };
}
