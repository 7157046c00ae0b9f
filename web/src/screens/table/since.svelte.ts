/** What the others did since I acted last: the lines of the log, and the things that they were about. */
import { untrack } from "svelte";
import { doerOf } from "../../lib/events";
import type { LogLine } from "../../wire";
import type { Desk } from "./desk.svelte";

export class Since {
  /** The moment to which my last act led. To pass while somebody else plays is no act: nothing is told of it. */
  #acted = $state<number | null>(null);

  lines = $derived.by((): LogLine[] => {
    const { lines, eyes } = this.desk;
    if (eyes === null) return [];
    // Whoever has just opened the page acted when the log says so.
    const acted = this.#acted ?? lines.reduce((last, line) => (this.#mine(line) ? line.seq : last), -1);
    return lines.filter((line) => line.seq > acted && !this.#mine(line));
  });

  /** Whether somebody else did something; what my own answer led to is no news. */
  news = $derived.by(() => this.lines.some((line) => this.#doer(line) !== null));

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
    return this.#doer(line) === this.desk.eyes;
  }

  #doer(line: LogLine): number | null {
    return doerOf(line.event, this.desk);
  }
}
