/** The last roll, read from what happened: what it is for, its dice wave by wave, and how it went. */
import type { Event } from "../types";

export interface Wave {
  die: string;
  faces: string[];
  again: boolean;
}

/** How a roll went for one target, or for what was tried. */
export interface End {
  kind: "hit" | "missed" | "passed" | "failed";
  need: number;
}

export interface Thrown {
  /** The line that says who rolls for what. */
  aim: Event;
  figure: string;
  need: number;
  isTest: boolean;
  waves: Wave[];
  /** Whom it is to hit, or what is tried. One roll can be made against several. */
  targets: string[];
  /** How it went for each of them, once that is known. */
  ends: Map<string, End>;
  total: number;
}

const AIMS = ["attacks", "tries"];
const OF_ATTACKS = ["hit", "missed"];
const OF_TESTS = ["passed", "failed"];
const VALUES: Record<string, number> = { "1": 1, "2": 2, pow: 1 };

/** Nothing before the first roll of a game, or where the log does not go back to it. */
export function thrownOf(log: readonly Event[]): Thrown | null {
  const at = log.reduce((last, event, i) => (AIMS.includes(String(event["kind"])) ? i : last), -1);
  const aim = log[at];
  if (!aim) return null;
  const isTest = aim["kind"] === "tries";
  const thrown: Thrown = { aim, figure: String(aim["figure"]), need: Number(aim["need"]), isTest, waves: [], targets: isTest ? [String(aim["goal"])] : (aim["targets"] as string[]), ends: new Map(), total: 0 };
  for (const event of log.slice(at + 1)) {
    const kind = String(event["kind"]);
    if (kind === "rolled") thrown.waves.push({ die: String(event["die"]), faces: event["dice"] as string[], again: !!event["again"] });
    else if (kind === "rerolled") thrown.waves = without(thrown.waves, String(event["die"]), String(event["face"]));
    else if ((isTest ? OF_TESTS : OF_ATTACKS).includes(kind) && event["figure"] === aim["figure"]) {
      thrown.ends.set(String(event["target"] ?? event["goal"]), { kind: kind as End["kind"], need: Number(event["need"] ?? event["value"]) });
    }
  }
  thrown.total = thrown.waves.flatMap((wave) => wave.faces).reduce((all, face) => all + (VALUES[face] ?? 0), 0);
  return thrown;
}

/** The waves without one die that is rolled again. */
function without(waves: readonly Wave[], die: string, face: string): Wave[] {
  const at = waves.findIndex((wave) => wave.die === die && wave.faces.includes(face));
  return waves.map((wave, i) => (i === at ? { ...wave, faces: wave.faces.filter((_, n) => n !== wave.faces.indexOf(face)) } : wave));
}
