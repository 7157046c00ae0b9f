/** What a game teaches, in words, and the ways to a lesson, a puzzle and a first game. */
import { api } from "../../lib/api";
import { isAway, seatCoach } from "../../lib/coached";
import { keepKeys } from "../../lib/keys";
import { myself } from "../../lib/me.svelte";
import { router } from "../../lib/router.svelte";
import { learn, wordsOf, type GameWords } from "../../lib/say";
import { settings } from "../../lib/settings.svelte";
import type { GameInfo, LessonInfo, Opened, PrimerInfo } from "../../wire";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

learn({ en, fr });

export interface School {
  game: GameInfo;
  primer: PrimerInfo;
  /** The words of the game, those of its lessons among them. */
  words: GameWords;
}

const schools = new Map<string, Promise<School>>();

/** The lessons of a game, fetched once. */
export function schoolOf(game: GameInfo): Promise<School> {
  let school = schools.get(game.id);
  if (!school) {
    school = open(game);
    school.catch(() => schools.delete(game.id));
    schools.set(game.id, school);
  }
  return school;
}

async function open(game: GameInfo): Promise<School> {
  const [primer, words, inEn, inFr] = await Promise.all([
    api.lessons(game.id), wordsOf(game), api.lessonWords(game.id, "en"), api.lessonWords(game.id, "fr"),
  ]);
  words.en.add(inEn);
  words.fr.add(inFr);
  return { game, primer, words };
}

/** The lesson or puzzle after one; nothing after the last of its kind. */
export function following(primer: PrimerInfo, id: string): LessonInfo | null {
  const row = isPuzzle(primer, id) ? primer.puzzles : primer.lessons;
  return row[row.findIndex((lesson) => lesson.id === id) + 1] ?? null;
}

export function isPuzzle(primer: PrimerInfo, id: string): boolean {
  return primer.puzzles.some((puzzle) => puzzle.id === id);
}

/** From lesson to lesson the way back leads out of all of them at once. */
export async function takeLesson(game: string, lesson: string, replace = false): Promise<void> {
  await myself.ensure();
  enter(await api.takeLesson(game, lesson), replace);
}

/** A table with an easy bot, and a coach unless he was sent away. */
export async function playFirstGame(game: GameInfo): Promise<void> {
  await myself.ensure();
  const [low, high] = game.seats;
  const bots = Math.max(low, Math.min(2, high)) - 1;
  const seats = [{ kind: "me" as const }, ...Array.from({ length: bots }, () => ({ kind: "bot" as const, bot: "civilian" }))];
  const opened = await api.open({ game: game.id, seats, lang: settings.lang });
  if (!isAway(game.id)) seatCoach(opened.table);
  enter(opened, false);
}

function enter(opened: Opened, replace: boolean): void {
  keepKeys(opened.table, opened.seats);
  router.go(`/t/${opened.table}`, replace);
}
