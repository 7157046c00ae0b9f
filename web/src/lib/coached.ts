/** The coach of first games, as this browser remembers it: at which tables it sits, and what it has said already. */
import { recall, remember } from "./settings.svelte";

const MOST_TABLES = 20;

function listed(key: string): string[] {
  return (recall(key) ?? "").split(" ").filter(Boolean);
}

function add(key: string, word: string, most = 500): void {
  remember(key, [...listed(key).filter((one) => one !== word), word].slice(-most).join(" "));
}

export function isCoached(table: string): boolean {
  return listed("coach.tables").includes(table);
}

export function seatCoach(table: string): void {
  add("coach.tables", table, MOST_TABLES);
}

/** Once sent away it does not come back to this game. */
export function isAway(game: string): boolean {
  return listed("coach.away").includes(game);
}

export function sendAway(game: string): void {
  add("coach.away", game);
}

export function hasSaid(game: string, kind: string): boolean {
  return listed(`coach.said.${game}`).includes(kind);
}

export function hasNowSaid(game: string, kind: string): void {
  add(`coach.said.${game}`, kind);
}

/** The lessons that were taken to their end. */
export function learnt(game: string): string[] {
  return listed(`learnt.${game}`);
}

export function hasLearnt(game: string, lesson: string): void {
  add(`learnt.${game}`, lesson);
}
