/** What the others did since I acted last: the lines of the log, and the things that they were about. */
import { untrack } from "svelte";
import { doerOf } from "../../lib/events";
import type { LogLine, Seat } from "../../wire";
import type { Desk } from "./desk.svelte";
import { passes } from "./passing.svelte";

export class Since {
  /** The moments to which the last acts of my seats led. */
  #acted = $state<Record<Seat, number>>({});

  lines = $derived.by((): LogLine[] => {
    const { lines, eyes } = this.desk;
    if (eyes === null) return [];
    // Whoever has just opened the page acted when the log says so.
    const acted = this.#acted[eyes] ?? lines.reduce((last, line) => (this.#mine(line) ? line.seq : last), -1);
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
      const acted = desk.live.acted;
      // To pass while somebody else plays is no act: nothing is told of it, and what was done before is still news.
      if (acted && !passes(acted.answer)) untrack(() => (this.#acted[acted.seat] = acted.seq));
    });
  }

  #mine(line: LogLine): boolean {
    return this.#doer(line) === this.desk.eyes;
  }

  #doer(line: LogLine): number | null {
    return doerOf(line.event, this.desk);
  }
}
