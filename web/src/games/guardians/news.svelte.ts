/** What the board remembers of events: the last roll, wave by wave, and what my team planned before it was revealed. */
import type { Event } from "../types";
import type { Planned } from "./district";

export interface Wave {
  die: string;
  faces: string[];
  again: boolean;
}

export interface Thrown {
  figure: string;
  need: number;
  waves: Wave[];
  /** How it went, once that is known: of an Attack or of a Test. */
  end: "hit" | "missed" | "passed" | "failed" | null;
  target: string | null;
  total: number | null;
}

class News {
  thrown = $state.raw<Thrown | null>(null);
  /** The plan of a team in a turn; only that team may see it. */
  plan = $state.raw<{ team: number; turn: number; plan: Planned[]; order: string[] } | null>(null);
}

export const news = new News();

const ENDS = ["hit", "missed", "passed", "failed"];

export function hear(event: Event): void {
  const now = news.thrown;
  if (event["kind"] === "rolled") {
    const wave = { die: String(event["die"]), faces: event["dice"] as string[], again: !!event["again"] };
    const goes = now && now.end === null && now.figure === event["figure"];
    news.thrown = goes ? { ...now, waves: [...now.waves, wave] } : { figure: String(event["figure"]), need: Number(event["need"]), waves: [wave], end: null, target: null, total: null };
  } else if (event["kind"] === "rerolled" && now) {
    news.thrown = { ...now, waves: without(now.waves, String(event["die"]), String(event["face"])) };
  } else if (ENDS.includes(String(event["kind"]))) {
    const base = now?.end === null && now.figure === event["figure"] ? now : { figure: String(event["figure"]), waves: now?.figure === event["figure"] ? now!.waves : [] };
    news.thrown = { ...base, need: Number(event["need"] ?? event["value"]), end: event["kind"] as Thrown["end"], target: String(event["target"] ?? event["goal"]), total: Number(event["total"]) };
  }
}

/** The waves without one die that is rolled again. */
function without(waves: readonly Wave[], die: string, face: string): Wave[] {
  const at = waves.findIndex((wave) => wave.die === die && wave.faces.includes(face));
  return waves.map((wave, i) => (i === at ? { ...wave, faces: wave.faces.filter((_, n) => n !== wave.faces.indexOf(face)) } : wave));
}

const VALUES: Record<string, number> = { "1": 1, "2": 2, pow: 1 };

/** The successes so far. */
export const sum = (thrown: Thrown): number => thrown.total ?? thrown.waves.flatMap((wave) => wave.faces).reduce((all, face) => all + (VALUES[face] ?? 0), 0);
