/**
 * Passing by itself: nobody is asked what they cannot answer otherwise, and nobody else can tell.
 *
 * A hand that holds nothing is let think as long as one that holds something might; how long is drawn without a look
 * at it. Only among bots nobody needs to be kept waiting.
 */
import { recall, remember, settings } from "../../lib/settings.svelte";
import type { Answer } from "../../lib/words";
import type { Ask } from "../../lib/live.svelte";
import type { Desk } from "./desk.svelte";

const PASS: Answer = ["pass"];
const PASS_TURN: Answer = ["pass_turn"];
/** Milliseconds that a pass takes where others wait for it: at least, and how many more at most. */
const LEAST = 900;
const MORE = 1700;

export function passes(answer: Answer): boolean {
  return answer[0] === PASS[0] || answer[0] === PASS_TURN[0];
}

export class Passing {
  /** Whether everything is let pass at this table, until its person says otherwise. */
  always = $state(false);

  constructor(readonly desk: Desk) {
    this.always = recall(this.#name) === "pass";
    $effect(() => {
      const question = desk.question;
      const answer = question && this.answerTo(question);
      const seat = desk.eyes;
      // The table may go on from my answer to the very same question: it is another one once that is shown here.
      const { acted, seq, refused } = desk.live;
      if (!answer || seat === null || (acted && seq < acted.seq)) return;
      const wait = this.#among() || refused ? LEAST + MORE * Math.random() : 0;
      const timer = setTimeout(() => desk.live.answer(seat, answer), wait);
      return () => clearTimeout(timer);
    });
  }

  /** The answer that a question gets without its person; nothing if it is for them. */
  answerTo(question: Ask): Answer | null {
    if (question.form !== "window" || this.desk.lesson) return null; // in a lesson every question is the learner's
    if (this.always) return PASS_TURN;
    return settings.passes && question.options?.every(passes) ? PASS : null;
  }

  /** Let everything pass from now on, or be asked again. */
  setAlways(always: boolean): void {
    this.always = always;
    remember(this.#name, always ? "pass" : null);
  }

  get #name(): string {
    return `windows.${this.desk.id}`;
  }

  /** Whether another person plays at this table. */
  #among(): boolean {
    const { live, mine } = this.desk;
    return (live.table?.seats ?? []).some((seat, place) => seat.person && !seat.bot && !mine.includes(place));
  }
}
