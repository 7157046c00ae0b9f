/** What the others did since I acted last: the lines of the log, and the things that they were about. */
import type { LogLine } from "../../wire";
import type { Desk } from "./desk.svelte";

export class Since {
  lines = $derived.by((): LogLine[] => {
    const { live, eyes } = this.desk;
    if (eyes === null) return [];
    const mine = (line: LogLine): boolean => line.event["seat"] === eyes;
    // Whoever has just opened the page acted when the log says so.
    const first = live.answeredAt === null ? live.log.map(mine).lastIndexOf(true) + 1 : live.log.findIndex((line) => line.seq > live.answeredAt!);
    return first < 0 ? [] : live.log.slice(first).filter((line) => !mine(line));
  });

  /** Whether somebody else did something; what my own answer led to is no news. */
  news = $derived.by(() => this.lines.some((line) => typeof line.event["seat"] === "number"));

  things = $derived.by((): ReadonlySet<string> => {
    const { client, view } = this.desk;
    return new Set(client && view && this.news ? this.lines.flatMap((line) => client.about(line.event, view)) : []);
  });

  constructor(readonly desk: Desk) {}
}
