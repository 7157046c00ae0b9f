/** What the others did since I acted last: the lines of the log, and the things that they were about. */
import { untrack } from "svelte";
import type { LogLine } from "../../wire";
import type { Desk } from "./desk.svelte";

export class Since {
  /** The moment to which my last act led. To pass while somebody else plays is no act: nothing is told of it. */
  #acted = $state<number | null>(null);

  lines = $derived.by((): LogLine[] => {
    const { live, eyes } = this.desk;
    if (eyes === null) return [];
    // Whoever has just opened the page acted when the log says so.
    const acted = this.#acted ?? live.log.reduce((last, line) => (this.#mine(line) ? line.seq : last), -1);
    return live.log.filter((line) => line.seq > acted && !this.#mine(line));
  });

  /** Whether somebody else did something; what my own answer led to is no news. */
  news = $derived.by(() => this.lines.some((line) => typeof line.event["seat"] === "number"));

  things = $derived.by((): ReadonlySet<string> => {
    const { client, view } = this.desk;
    return new Set(client && view && this.news ? this.lines.flatMap((line) => client.about(line.event, view)) : []);
  });

  constructor(readonly desk: Desk) {
    $effect(() => {
      const { answeredAt, log } = desk.live;
      const next = answeredAt === null ? undefined : log.find((line) => line.seq > answeredAt);
      if (next && this.#mine(next)) untrack(() => (this.#acted = next.seq));
    });
  }

  #mine(line: LogLine): boolean {
    return line.event["seat"] === this.desk.eyes;
  }
}
