/** A table as this viewer sees it: one socket, a view, and what changes it. Resumes after a lost connection. */
import type { Advice, Asked, ChatLine, Changed, ClientMessage, LogLine, Now, Pace, Proposal, Refused, Seat, SeatKey, ServerMessage, TableInfo, Wish } from "../wire";
import { api } from "./api";
import { dropKeys, keysOf } from "./keys";
import { applyChanges } from "./patch";
import { say } from "./say";
import { settings } from "./settings.svelte";
import type { Answer, Json } from "./words";

export interface Ask {
  kind: string;
  seat: Seat;
  rules: string[];
  details: Record<string, Json>;
  /** How it is answered; a question without a form lists all its answers. */
  form?: "pick" | "some" | "order" | "amount" | "may" | "menu" | "plan" | "window";
  /** Some of these things, or all in some order: how the answer begins, and how many there may be. */
  verb?: string;
  things?: Json[];
  least?: number;
  most?: number;
  options: Answer[];
  barred: [Answer, { key: string; rule: string | null; words: Record<string, Json> }][];
}

export interface View {
  board: Json;
  waiting: Seat[];
  ask: Ask | null;
  outcome: { winners: Seat[]; scores: number[]; reason: string } | null;
  /** What my side has answered together so far, as long as the others have not. */
  draft?: Json;
  /** In a lesson: how many of its tasks are done, and what is said now; nothing if the lesson has changed. */
  lesson?: { id: string; done: number; of: number; say: string | null; rules: string[] };
  /** In a replay with everything open: before whom the board lies. */
  eyes?: Seat | null;
}

export type Step = (changed: Changed, apply: () => void) => Promise<void>;
export type Refusal = Pick<Refused, "key" | "rule" | "words" | "text">;

const SILENCE = 45_000;
const BEAT = 15_000;

export class LiveTable {
  link = $state<"connecting" | "live" | "lost" | "gone">("connecting");
  goneBecause = $state<string | null>(null);
  seq = $state(0);
  table = $state.raw<TableInfo | null>(null);
  tableAt = $state(0);
  eyes = $state<Seat | null>(null);
  view = $state.raw<View | null>(null);
  thrower = $state<Seat | null>(null);
  /** Which of my seats must act, if I hold several. */
  asked = $state.raw<Asked | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  canUndo = $state(false);
  key = $state<string | null>(null);
  advice = $state.raw<Advice | null>(null);
  refused = $state.raw<Refusal | null>(null);
  pending = $state(false);
  /** At which moment I threw; a hand throws once, unless the table did not hear of it. */
  thrownAt = $state(-1);
  busy = $state(false);
  /** At which moment I answered last; nothing before I have. */
  answeredAt = $state<number | null>(null);
  /** What I answered last, for which seat, and the moment to which that led. */
  acted = $state.raw<{ seat: Seat; answer: Answer; seq: number } | null>(null);
  keys = $state.raw<SeatKey[]>([]);
  /** How a step is shown; without it a step is just applied. */
  show: Step | null = null;
  onSaid: ((line: ChatLine) => void) | null = null;

  #socket: WebSocket | null = null;
  #received = 0;
  #heardSeq = 0;
  /** Where to resume. What only concerns the seats is sent whole each time and does not count. */
  #since = 0;
  #joined = false;
  #queue: Changed[] = [];
  #unanswered: Extract<ClientMessage, { type: "answer" }> | null = null;
  #whys = new Map<string, (refusal: Refusal | null) => void>();
  #tries = 0;
  #heard = 0;
  #beat: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #count = 0;

  constructor(readonly id: string) {
    this.keys = keysOf(id);
    this.connect();
  }

  /** The seats whose keys are here and, as far as the table has said, still fit. */
  get mine(): Seat[] {
    return this.keys.map((key) => key.seat).filter((seat) => !this.table || this.table.mine.includes(seat));
  }

  connect(): void {
    clearTimeout(this.#retry);
    this.goneBecause = null;
    const socket = new WebSocket(api.socketAddress(this.id));
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      const first = this.keys[0]?.seat ?? null;
      this.#send({
        type: "join",
        seats: this.keys,
        eyes: this.#joined ? this.eyes : first,
        since: this.#joined ? this.#since : null,
        pace: settings.bots,
      });
      if (this.#unanswered) this.#send(this.#unanswered);
      this.thrownAt = -1;
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
    clearInterval(this.#beat);
    this.#beat = setInterval(() => {
      if (Date.now() - this.#heard > SILENCE) socket.close();
      else this.#send({ type: "ping" });
    }, BEAT);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  /** Take up keys that were won since, for instance by sitting down, or let go of some. Which seats are mine is heard anew. */
  rejoin(): void {
    this.keys = keysOf(this.id);
    if (this.table) this.table = { ...this.table, mine: [] };
    this.#joined = false;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.connect();
  }

  answer(seat: Seat, answer: Answer): void {
    if (this.pending) return;
    this.pending = true;
    this.answeredAt = this.seq;
    this.advice = null;
    this.refused = null;
    this.#unanswered = { type: "answer", seat, answer, seq: this.seq, id: `a${Date.now()}${this.#count++}` };
    this.#send(this.#unanswered);
  }

  throwDice(seat: Seat): void {
    if (this.thrownAt !== this.seq && this.#ask({ type: "throw", seat })) this.thrownAt = this.seq;
  }

  look(eyes: Seat | null): void {
    this.#ask({ type: "look", eyes });
  }

  undo(seat: Seat): void {
    this.#ask({ type: "undo", seat });
  }

  vote(seat: Seat, agree: boolean): void {
    this.#ask({ type: "vote", seat, agree });
  }

  hint(seat: Seat): void {
    this.#ask({ type: "hint", seat });
  }

  /** Whether it could be sent; what could not stays where it was written. */
  say(text: string, seat: Seat | null, team = false): boolean {
    return this.#send({ type: "chat", text, seat, team });
  }

  /** How long bots take from now on; whoever comes back says it again. */
  setPace(pace: Pace): void {
    this.#send({ type: "pace", pace });
  }

  /** Choose something for a seat before the game. */
  choose(seat: Seat, wish: Wish): void {
    this.refused = null;
    this.#ask({ type: "choose", seat, wish });
  }

  /** Give free the seat of somebody, as the host before the game. */
  unseat(seat: Seat, name: string): void {
    this.refused = null;
    this.#ask({ type: "unseat", seat, name });
  }

  /** Let somebody sit down again whose seat was freed. */
  readmit(number: number): void {
    this.refused = null;
    this.#ask({ type: "readmit", number });
  }

  start(): void {
    this.refused = null;
    this.#ask({ type: "start" });
  }

  resign(seat: Seat): void {
    this.#ask({ type: "resign", seat });
  }

  substitute(seat: Seat, bot: string | null): void {
    this.#ask({ type: "substitute", seat, bot });
  }

  /** Why something may not be answered; nothing if the table does not say. */
  why(seat: Seat, answer: Answer): Promise<Refusal | null> {
    const id = `w${Date.now()}${this.#count++}`;
    return new Promise((resolve) => {
      this.#whys.set(id, resolve);
      this.#send({ type: "why", seat, answer, id });
      setTimeout(() => this.#whys.delete(id) && resolve(null), 4000);
    });
  }

  /** Send what a person wants at this moment; if nobody hears it, it is not kept for later, and the person is told. */
  #ask(message: ClientMessage): boolean {
    const sent = this.#send(message);
    if (!sent) this.refused = { key: "unsent", rule: null, words: {}, text: say("unsent") };
    return sent;
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "now":
        return this.#begin(message);
      case "changed":
        if (message.seq <= this.#received) return;
        this.#received = message.seq;
        this.#since = Math.max(this.#since, message.seq);
        this.#queue.push(message);
        void this.#play();
        return;
      case "asked":
        this.asked = message;
        return;
      case "table":
        if (this.#joined) this.#goOn();
        this.#setTable(message.table);
        this.proposal = message.proposal;
        return;
      case "said":
        if (message.seq <= this.#heardSeq) return;
        this.#heardSeq = message.seq;
        this.#since = Math.max(this.#since, message.seq);
        this.chat = [...this.chat, message.line].slice(-200);
        this.onSaid?.(message.line);
        return;
      case "accepted":
        if (this.#unanswered?.id === message.id) {
          const { seat, answer } = this.#unanswered;
          this.acted = { seat, answer: answer as Answer, seq: message.seq };
          this.#settle();
        }
        return;
      case "refused": {
        const asked = message.id && this.#whys.get(message.id);
        if (asked) {
          this.#whys.delete(message.id!);
          return asked(message.key ? message : null);
        }
        if (this.#unanswered && message.id === this.#unanswered.id) this.#settle();
        this.thrownAt = -1;
        if (message.key === "unseated") this.#dropKeys();
        this.refused = message;
        return;
      }
      case "advice":
        if (message.seq >= this.seq && !this.#queue.length) this.advice = message;
        return;
      case "gone":
        this.goneBecause = message.reason;
        return;
    }
  }

  /** The table is shown again; a refusal alone does not say so. */
  #goOn(): void {
    this.#tries = 0;
    this.link = "live";
  }

  /** The host has freed my seat: its key fits no more. */
  #dropKeys(): void {
    dropKeys(this.id, this.keys.map((key) => key.seat).filter((seat) => !this.table?.mine.includes(seat)));
    this.keys = keysOf(this.id);
  }

  #settle(): void {
    this.#unanswered = null;
    this.pending = false;
  }

  #setTable(table: TableInfo): void {
    this.table = table;
    this.tableAt = Date.now();
  }

  #begin(now: Now): void {
    this.#queue = [];
    this.#received = this.#heardSeq = this.#since = now.seq;
    this.#joined = true;
    this.#goOn();
    this.seq = now.seq;
    this.#setTable(now.table);
    this.eyes = now.eyes;
    this.view = now.view as View | null;
    this.thrower = now.thrower;
    this.log = now.log;
    this.chat = now.chat;
    this.proposal = now.proposal;
    this.canUndo = now.can_undo;
    this.key = now.key;
    this.advice = null;
    this.thrownAt = -1;
    if (!this.#unanswered) this.pending = false;
  }

  async #play(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      let changed = this.#queue[0];
      while (changed) {
        const next = changed;
        let applied = false;
        const apply = (): void => {
          if (!applied && this.#queue[0] === next) this.#apply(next);
          applied = true;
        };
        if (this.show && this.#queue.length < 12) await this.show(next, apply).catch(() => undefined);
        apply();
        if (this.#queue[0] === next) this.#queue.shift();
        changed = this.#queue[0];
      }
    } finally {
      this.busy = false;
    }
  }

  #apply(changed: Changed): void {
    this.seq = changed.seq;
    this.view = applyChanges(this.view, changed.changes) as View;
    this.thrower = changed.thrower;
    this.canUndo = changed.can_undo;
    if (changed.key) this.key = changed.key;
    this.advice = null;
    if (changed.events.length) {
      this.log = [...this.log, ...changed.events.map((event) => ({ seq: changed.seq, event }))].slice(-400);
    }
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    clearInterval(this.#beat);
    if (["full", "gone", "damaged"].includes(this.goneBecause ?? "")) {
      this.link = "gone";
      return;
    }
    this.link = this.#joined ? "lost" : "connecting";
    if (!this.#joined && this.#tries > 6) {
      this.link = "gone";
      return;
    }
    const wait = Math.min(8000, 400 * 2 ** this.#tries++) * (0.8 + Math.random() * 0.4);
    this.#retry = setTimeout(() => this.connect(), wait);
  }
}
