/** The client's own words, and those of the games. Both languages are at hand, so a switch needs no reload. */
import { coverOf } from "../games/covers";
import type { GameInfo, Lang } from "../wire";
import en from "../words/en.ftl?raw";
import fr from "../words/fr.ftl?raw";
import { api } from "./api";
import { settings } from "./settings.svelte";
import { Words, type Json } from "./words";

const own: Record<Lang, Words> = { en: new Words("en", [en]), fr: new Words("fr", [fr]) };

/** Sentences that a game's board brings with its code. */
export function learn(texts: Record<Lang, string>): void {
  own.en.add(texts.en);
  own.fr.add(texts.fr);
}

/** A sentence of the client in the language of the moment. */
export function say(key: string, words: Record<string, Json> = {}): string {
  return own[settings.lang].say(key, words);
}

export function says(key: string): boolean {
  return own[settings.lang].has(key);
}

export type GameWords = Record<Lang, Words>;
const spoken = new Map<string, Promise<Words>>();

/** The words of a game in one language, fetched once. */
export function wordsIn(lang: Lang, game: GameInfo): Promise<Words> {
  const key = `${game.id} ${lang}`;
  let words = spoken.get(key);
  if (!words) {
    words = api.words(game.id, lang).then((text) => new Words(lang, [lang === "en" ? en : fr, text], game));
    words.catch(() => spoken.delete(key));
    spoken.set(key, words);
  }
  return words;
}

export async function wordsOf(game: GameInfo): Promise<GameWords> {
  const [inEn, inFr] = await Promise.all([wordsIn("en", game), wordsIn("fr", game)]);
  return { en: inEn, fr: inFr };
}

const issue = (game: GameInfo): number => coverOf(game.id).number;
let rack: Promise<GameInfo[]> | null = null;
export function allGames(): Promise<GameInfo[]> {
  rack ??= api.games().then((games) => [...games].sort((a, b) => issue(a) - issue(b)));
  rack.catch(() => (rack = null));
  return rack;
}
