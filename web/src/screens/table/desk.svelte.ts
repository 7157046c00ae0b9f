/** A table as it lies before this screen: who sits where, who looks, whom it waits for, and in which words. */
import { untrack } from "svelte";
import type { Event } from "../../games/types";
import { api } from "../../lib/api";
import { keepKeys, takeKeyFromAddress } from "../../lib/keys";
import { LiveTable, type Ask } from "../../lib/live.svelte";
import { clockText, namesOf } from "../../lib/look";
import { openGame, type OpenedGame } from "../../lib/opened";
import { settings } from "../../lib/settings.svelte";
import type { Seat } from "../../wire";
import { Passing } from "./passing.svelte";

/** A question that lists no answers has an empty list of them. */
function whole(ask: Ask | null): Ask | null {
  return ask && !(ask.options && ask.barred) ? { ...ask, options: ask.options ?? [], barred: ask.barred ?? [] } : ask;
}

export class Desk {
  readonly live: LiveTable;
  #game = $state.raw<OpenedGame | null>(null);
  /** The game of this table cannot be opened here. */
  broken = $state(false);
  /** What a screen reader says next. */
  announced = $state("");
  #now = $state(Date.now());
  #recovering = false;

  info = $derived.by(() => this.#game?.info ?? null);
  client = $derived.by(() => this.#game?.client ?? null);
  words = $derived.by(() => this.#game?.words[settings.lang] ?? null);

  view = $derived.by(() => this.live.view);
  lesson = $derived.by(() => this.view?.lesson ?? null);
  /** A lesson is over, or has changed since it was begun. */
  taught = $derived.by(() => !!this.lesson && (!this.lesson.say || this.lesson.say.endsWith("-done")));
  events = $derived.by(() => this.live.log.map((line) => line.event as Event));
  /** The log without what another line says as well. */
  lines = $derived.by(() => this.live.log.filter((line) => !this.client?.silent?.includes(String(line.event["kind"]))));
  names = $derived.by(() => (this.live.table ? namesOf(this.live.table) : []));
  /** Over once the last move has been shown; the table may know a moment earlier. */
  over = $derived.by(() => !!this.view?.outcome);
  playing = $derived.by(() => !!this.view && !this.over);
  eyes = $derived.by(() => this.live.eyes);
  mine = $derived.by(() => this.live.mine);
  watching = $derived.by(() => this.eyes === null);
  /** Those who play on my side, myself among them. */
  team = $derived.by((): Seat[] => this.live.table?.sides.find((side) => this.playing && this.eyes !== null && side.includes(this.eyes)) ?? []);
  /** A bot plays my seat: I left it, or its time ran out. */
  replaced = $derived.by(() => this.eyes !== null && !!this.live.table?.seats[this.eyes]?.bot);
  /** What my seat is asked, be it that it passes by itself. */
  question = $derived.by(() => (this.eyes !== null && !this.replaced ? (this.view?.ask ?? null) : null));
  passing: Passing;
  /** Whether what is asked passes by itself. */
  passes = $derived.by(() => !!this.question && !!this.passing.answerTo(this.question));
  ask = $derived.by(() => (!this.live.busy && !this.passes ? whole(this.question) : null));
  toThrow = $derived.by(() => {
    const { thrower, thrownAt, seq, busy } = this.live;
    return thrower !== null && thrower === this.eyes && thrownAt !== seq && !busy && !this.over;
  });
  /** Whether I am to do something. */
  myTurn = $derived.by(() => !!this.ask || this.toThrow);
  /** Whom the table waits for. */
  active = $derived.by((): Seat[] => (this.live.thrower !== null ? [this.live.thrower] : (this.view?.waiting ?? []).filter((seat) => seat >= 0)));
  /** The seat at this screen that must act although somebody else looks: a curtain hides the table until they do. */
  curtain = $state<Seat | null>(null);
  /** With several seats at this screen nothing is shown before it is known who is to look. */
  hidden = $derived.by(() => this.mine.length > 1 && !this.live.asked);
  /** The others in the order in which they sit after me; all seats for somebody who watches. */
  around = $derived.by((): Seat[] => {
    const count = this.live.table?.seats.length ?? 0;
    const first = this.eyes ?? -1;
    const all = Array.from({ length: count }, (_, i) => (first + 1 + i) % count);
    return this.eyes === null ? all.sort((a, b) => a - b) : all.filter((seat) => seat !== this.eyes);
  });

  /** Whether somebody's clock runs. */
  #timed = $derived.by(() => this.active.some((seat) => this.playing && typeof this.live.table?.seats[seat]?.clock === "number"));

  constructor(readonly id: string) {
    takeKeyFromAddress(id);
    this.live = new LiveTable(id);
    this.passing = new Passing(this);
    $effect(() => () => this.live.close());
    $effect(() => {
      const game = this.live.table?.game;
      if (game && !this.#game) untrack(() => void this.#open(game));
    });
    $effect(() => this.#recover());
    $effect(() => this.live.setPace(settings.bots));
    $effect(() => this.#call());
    $effect(() => {
      if (!this.#timed) return;
      const timer = setInterval(() => (this.#now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }

  async #open(game: string): Promise<void> {
    try {
      this.#game = await openGame(game);
    } catch {
      this.broken = true;
    }
  }

  /** Once it is down, the curtain stays until whoever was called looks, whatever else happens behind it. */
  #call(): void {
    const { asked, seq, busy } = this.live;
    if (busy || !asked || asked.seq < seq) return;
    const looks = this.eyes !== null && asked.seats.includes(this.eyes);
    const called = untrack(() => this.curtain);
    if (!this.playing || looks || !asked.seats.length) this.curtain = null;
    else if (called === null || !asked.seats.includes(called)) this.curtain = asked.seats[0]!;
  }

  /** A seat that is mine by the cookie, without its key in this browser: ask for the key once more. */
  #recover(): void {
    const lacking = (this.live.table?.mine ?? []).filter((seat) => !this.mine.includes(seat));
    if (!lacking.length || this.#recovering) return;
    this.#recovering = true;
    void Promise.all(lacking.map((seat) => api.sit(this.id, seat)))
      .then((opened) => {
        opened.forEach((one) => keepKeys(this.id, one.seats));
        this.live.rejoin();
      })
      .catch(() => undefined);
  }

  /** The log is long, and its lines do not change. */
  #told = new WeakMap<Event, [key: string, text: string]>();
  #eventWords(event: Event): string {
    const key = `${settings.lang}${this.names.join()}`;
    const known = this.#told.get(event);
    if (known?.[0] === key) return known[1];
    const text = this.words!.event(event, this.names);
    this.#told.set(event, [key, text]);
    return text;
  }

  sentence = (event: Event): string => {
    if (!this.words) return "";
    const detail = this.view && this.client?.eventDetail?.(event, this.view, this.words);
    const text = this.#eventWords(event);
    return detail ? `${text.replace(/\.$/, "")} (${detail}).` : text;
  };

  clockOf(seat: Seat): string | null {
    const left = this.live.table?.seats[seat]?.clock;
    if (left === null || left === undefined) return null;
    const running = this.playing && this.active.includes(seat);
    return clockText(running ? left - Math.max(0, this.#now - this.live.tableAt) / 1000 : left);
  }

  /** A bot may take over from somebody who is away. */
  mayReplace(seat: Seat): boolean {
    const sitter = this.live.table?.seats[seat];
    return this.playing && !this.watching && !!sitter?.person && !sitter.bot && !sitter.here && !this.mine.includes(seat);
  }

  /** A bot sits on my seat, and I may have it back. */
  mayReturn(seat: Seat): boolean {
    const sitter = this.live.table?.seats[seat];
    return this.playing && this.mine.includes(seat) && !!sitter?.bot && !sitter.lost && !sitter.resigned;
  }

  comeBack(seat: Seat): void {
    this.live.substitute(seat, null);
  }
}
