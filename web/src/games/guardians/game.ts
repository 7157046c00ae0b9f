import "virtual:icons/guardians";
import type { View } from "../../lib/live.svelte";
import { learn, say } from "../../lib/say";
import type { Answer, Words } from "../../lib/words";
import type { Aim, ClientGame, Event, Play } from "../types";
import Board from "./Board.svelte";
import { describe, picture } from "./describe";
import { figureOf, heroesOf, heroOf, oddsOf, spotsOf, tableOf, wish } from "./district";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import Score from "./Score.svelte";
import Side from "./Side.svelte";
import { thrownOf } from "./throw";

learn({ en, fr });

/** What somebody does; of other events a figure is the one to whom it happens. */
const DEEDS = ["placed", "moved", "appeared", "swapped", "recovered", "drove", "used", "thrown", "attacks", "tries", "rolled", "rerolled", "hit", "missed", "passed", "failed", "opened", "turned_off", "sealed", "freed", "drove_on"];
/** Played by nobody at the table. */
const VILLAIN = -1;

const game: ClientGame = {
  Board,
  Side,
  Score,
  stackedFrom: 4,
  colours: { cover: "#e9dfc6", accent: "#b3202c" },
  ahead: ["space", "figure"],
  style:
    "--me: 400px; --foot: 30dvh; --upright: minmax(0, 1fr); --asking-upright: max(230px, 12.6rem); --foot-of-lesson: 19dvh; --asking: clamp(150px, 21.5vh, 208px); --scene: radial-gradient(circle, #1d2f5f1c 24%, transparent 28%) 0 0 / 8px 8px, repeating-linear-gradient(0deg, #1d2f5f0d 0 2px, transparent 2px 22px), #ddd1b3",

  aim(view: View, seat: number, words: Words): Aim | null {
    const table = tableOf(view);
    if (!table.threat) return null;
    const team = table.teams[seat] ?? 0;
    const acting = table.active && heroesOf(seat, table).some((one) => one.id === table.active || figureOf(table.active!, table)?.host === one.id);
    const has = [say("guardians-total", { total: table.totals[team] ?? 0 }), ...(acting ? [say("guardians-left", { count: table.left })] : [])];
    const villain = words.has(`threat-${table.threat}.villain`) ? ` ${say("guardians-beware", { villain: words.say(`threat-${table.threat}.villain`) })}` : "";
    return { goal: words.say(`threat-${table.threat}.goal`) + villain, has };
  },

  spots: spotsOf,
  describe,
  picture,
  wish,
  firstly: ["attack", "shoot", "power", "throw", "test", "use"],
  // Dice cannot be taken back: the chance and the line are seen before they are thrown.
  deliberate: ["attack", "shoot", "throw", "test", "use"],

  step(thing: string, answers: readonly Answer[], _view: View, words: Words): string | null {
    const [sort = "", one = ""] = thing.split(":");
    const way = { push: "push", start: "start" }[String(answers[0]?.[0])] ?? "zone";
    if (sort === "zone") return say(`guardians-step-${way}`, { zone: words.say(`zone-${one}`) });
    if (sort === "figure") return say("guardians-step-figure", { figure: words.say(`name-${one}`) });
    if (sort === "object") return say("guardians-step-object", { object: words.say(`object-${one.split("@")[0]}`), space: one.split("@")[1] ?? "" });
    return null;
  },

  /** A Zone by the tile on which it lies: 5AB is Zone B of tile 5A. */
  area(thing: string, _view: View, words: Words): string | null {
    const [sort, zone = ""] = thing.split(":");
    return sort === "zone" ? words.say(`tile-${zone.slice(0, -1)}`) : null;
  },

  detail(answer: Answer, view: View, words: Words): string {
    const chance = oddsOf(answer, view.ask);
    if (chance !== null) return say("guardians-chance", { percent: chance });
    const [verb, one = ""] = answer as string[];
    if (verb === "hero") return words.say(`hero-${one}.power`);
    if (verb === "power") return words.say(`use-${tableOf(view).faces.cards[one]?.use ?? "action"}`);
    return "";
  },

  about(event: Event, view: View): string[] {
    const { figure, target, card, object, space, team, goal } = event as Record<string, string | undefined>;
    const table = tableOf(view);
    return [
      ...(figure ? [`figure:${figure}`] : []),
      ...(target && target !== figure ? [`figure:${target}`] : []),
      ...(card ? [`card:${card}`] : []),
      ...(object && space ? [`object:${object}@${space}`] : []),
      ...(goal && figureOf(goal, table) ? [`figure:${goal}`] : []),
      ...(event["kind"] === "track" ? ["threat"] : []),
      ...(team !== undefined && ["published", "praised", "disgraced"].includes(String(event["kind"])) ? [`team:${team}`] : []),
    ];
  },

  doer(event: Event, view: View): number | null {
    if (typeof event["seat"] === "number") return event["seat"];
    if (!DEEDS.includes(String(event["kind"]))) return null;
    const table = tableOf(view);
    const figure = String(event["figure"]);
    const hero = heroOf(figureOf(figure, table)?.host ?? figure, table);
    return hero?.seat ?? VILLAIN;
  },

  silent: ["attacks", "tries", "rolled"],

  throwing(log: readonly Event[], words: Words, names: readonly string[]): string | null {
    const thrown = thrownOf(log);
    if (!thrown || thrown.ends.size) return null;
    const so = thrown.waves.length ? ` ${say(thrown.isTest ? "guardians-at-most" : "guardians-at-least", { total: thrown.total, need: thrown.need })}.` : "";
    return words.event(thrown.aim, names) + so;
  },

  play(event: Event): Play {
    const { kind, figure, space } = event;
    switch (kind) {
      case "moved":
      case "pushed":
      case "appeared":
      case "drove":
      case "drove_on":
        return { flights: [{ from: `figure-${figure}`, to: `space-${space}` }], sound: "set" };
      case "rolled":
        return { tumble: true, sound: "dice", ...((event["dice"] as string[]).includes("pow") ? { bang: "guardians-bang-pow", colour: "#ffe563" } : {}) };
      case "hit":
        return { bang: "guardians-bang-hit", colour: "#ff7a2f", sound: "slap" };
      case "missed":
        return { bang: "guardians-bang-missed", colour: "#b9b4bf" };
      case "passed":
        return { bang: "guardians-bang-passed", colour: "#8fe08a", sound: "set" };
      case "failed":
        return { bang: "guardians-bang-failed", colour: "#b9b4bf" };
      case "fell":
      case "knocked_out":
        return { bang: "guardians-bang-ko", colour: "#ff5a4d", sound: "slap" };
      case "track":
        return { sound: "whoosh" };
      case "published":
      case "praised":
      case "disgraced":
      case "accomplished":
        return { bang: "guardians-bang-extra", colour: "#ffe563", sound: "set" };
    }
    return {};
  },
};

export default game;
