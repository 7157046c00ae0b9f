/** What the others did since I acted last: the lines of the log, and the things that they were about. */
import { untrack } from "svelte";
import { doerOf, turnsOf } from "../../lib/events";
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
    const mine = lines.map((line, place) => this.#doer(line) === eyes && (this.#turns[place] ?? eyes) === eyes);
    const acted = this.#acted[eyes] ?? lines.reduce((last, line, place) => (mine[place] ? line.seq : last), -1);
    return lines.filter((line, place) => line.seq > acted && !mine[place]);
  });

  #turns = $derived.by(() => turnsOf(this.desk.lines.map((line) => line.event), this.desk.client?.turn));

  /** Whether somebody else did something; what my own answer led to is no news. */
  news = $derived.by(() => this.lines.some((line) => this.#doer(line) !== null));

  /** The moment of the newest of these deeds; below 0 if there is none. */
  newest = $derived.by(() => this.lines.reduce((last, line) => (this.#doer(line) === null ? last : line.seq), -1));

  things = $derived.by((): ReadonlySet<string> => {
    const { client, view } = this.desk;
    return new Set(client && view && this.news ? this.lines.flatMap((line) => client.about(line.event, view)) : []);
  });

  constructor(readonly desk: Desk) {
    $effect(() => {
      const acted = desk.live.acted;
      // To pass, or to do what somebody else's turn makes me do, is no act: what was done before is still news.
      if (acted && !passes(acted.answer)) untrack(() => this.#act(acted.seat, acted.seq));
    });
  }

  #act(seat: Seat, seq: number): void {
    const before = this.desk.lines.filter((line) => line.seq < seq).length;
    if ((this.#turns[before - 1] ?? seat) === seat) this.#acted[seat] = seq;
  }

  #doer(line: LogLine): number | null {
    return doerOf(line.event, this.desk);
  }
}
