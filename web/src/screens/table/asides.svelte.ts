/** What is said aside, in place of the question: why something may not be chosen, what was refused. */
import { untrack } from "svelte";
import type { Reason } from "../../lib/glass.svelte";
import { say } from "../../lib/say";
import { settings } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import type { Answer } from "../../lib/words";
import type { Seat } from "../../wire";
import type { Desk } from "./desk.svelte";

const STAYS = 7000;

export class Asides {
  now = $state.raw<Reason | null>(null);
  #wondering = 0;
  #reasons = new Map<string, Reason | null>();
  #fading: ReturnType<typeof setTimeout> | undefined;
  #proposed: Seat | null = null;

  constructor(readonly desk: Desk) {
    $effect(() => this.#tellRefusal());
    $effect(() => this.#tellProposalRefused());
  }

  /** Say something aside for a while; the question comes back by itself. */
  tell(text: string, rule: string | null, ms = STAYS): void {
    this.now = { text, rule };
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.now = null), ms);
  }

  clear(): void {
    this.now = null;
  }

  /** Why not this? */
  async wonder(answer: Answer): Promise<void> {
    const mark = ++this.#wondering;
    const reason = await this.reason(answer);
    if (mark === this.#wondering && reason) this.tell(reason.text, reason.rule);
  }

  /** Why something may not be answered; the table is asked once. */
  async reason(answer: Answer): Promise<Reason | null> {
    const { ask, words, eyes, live, names } = this.desk;
    if (!ask || !words || eyes === null) return null;
    const wish = JSON.stringify(answer);
    const key = `${live.seq}${settings.lang}${wish}`;
    if (!this.#reasons.has(key)) {
      const barred = ask.barred.find(([one]) => JSON.stringify(one) === wish)?.[1];
      const refusal = barred ?? (await live.why(eyes, answer));
      this.#reasons.set(key, refusal && { text: words.refusal(refusal, names) || ("text" in refusal ? String(refusal.text) : ""), rule: refusal.rule });
    }
    return this.#reasons.get(key) ?? null;
  }

  #tellRefusal(): void {
    const { live, words, names } = this.desk;
    const refused = live.refused;
    if (!refused) return;
    const text = words?.refusal(refused, names) || refused.text;
    untrack(() => {
      this.tell(text, refused.rule);
      this.desk.announced = text;
      sound.refuse();
    });
  }

  /** A proposal of mine that ends without a step back was refused. */
  #tellProposalRefused(): void {
    const { live, mine } = this.desk;
    const now = live.proposal?.seat ?? null;
    const took = live.log[live.log.length - 1]?.event["kind"] === "undone";
    if (this.#proposed !== null && now === null && mine.includes(this.#proposed) && !took) {
      untrack(() => {
        this.tell(say("proposal-refused"), null);
        this.desk.announced = say("proposal-refused");
      });
    }
    this.#proposed = now;
  }
}
