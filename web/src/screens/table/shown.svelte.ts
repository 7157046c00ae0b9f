/** What just happened, shown on the table: things fly, dice tumble, balloons speak. */
import { tick } from "svelte";
import type { Event, Play } from "../../games/types";
import { breathe, flyAll, pause, still } from "../../lib/motion";
import { say } from "../../lib/say";
import { sound } from "../../lib/sound";
import type { ChatLine, Changed, Seat } from "../../wire";
import type { Desk } from "./desk.svelte";

const TUMBLE = 450;
const BANG = 450;
const BALLOON = 2600;
const CHAT_BALLOON = 4000;
const CHAT_LENGTH = 90;

export class Shown {
  tumbling = $state(false);
  bang = $state.raw<{ text: string; colour: string; id: number } | null>(null);
  balloons = $state<Record<Seat, string>>({});
  #bangs = 0;
  #hush: Record<Seat, ReturnType<typeof setTimeout>> = {};

  constructor(readonly desk: Desk) {
    desk.live.show = (changed, apply) => this.#show(changed, apply);
  }

  /** One event after another; the view changes as soon as the first of them needs it. */
  async #show(changed: Changed, apply: () => void): Promise<void> {
    const { client, live, eyes } = this.desk;
    if (!client || changed.undo) return apply();
    const events = changed.events as Event[];
    const before = live.view!;
    const plays = events.map((event) => client.play(event, before));
    const landed: (() => void)[] = [];
    let shown = false;
    const show = async (): Promise<void> => {
      if (!shown) apply();
      shown = true;
      await tick();
      landed.splice(0).forEach((clear) => clear());
    };
    for (const [i, event] of events.entries()) {
      const play = plays[i]!;
      this.desk.announced = this.desk.sentence(event);
      if (play.sound && play.sound !== "slap") this.#sound(play, event);
      if (play.balloon && typeof event["seat"] === "number" && event["seat"] !== eyes) this.#speak(event["seat"], this.desk.sentence(event), BALLOON);
      // Things of one kind that move in a row move together.
      if (!shown && events[i - 1]?.["kind"] !== event["kind"]) {
        const end = events.findIndex((later, j) => j > i && later["kind"] !== event["kind"]);
        landed.push(await flyAll(plays.slice(i, end < 0 ? undefined : end).flatMap((one) => one.flights ?? [])));
      }
      if (play.sound === "slap") sound.slap(); // when it lands
      if (play.bang && !still()) {
        await show();
        this.#shout(say(play.bang), play.colour);
      }
      if (play.tumble) {
        await show();
        await this.#tumble();
      }
    }
    await show();
    breathe();
  }

  #sound(play: Play, event: Event): void {
    if (play.sound === "dice") sound.dice((event["dice"] as string[] | undefined)?.length ?? 5);
    else if (play.sound === "whoosh") sound.whoosh();
    else sound.set();
  }

  #shout(text: string, colour = "#ffd21f"): void {
    const id = this.#bangs++;
    this.bang = { text, colour, id };
    setTimeout(() => this.bang?.id === id && (this.bang = null), BANG);
  }

  async #tumble(): Promise<void> {
    if (still()) return;
    this.tumbling = true;
    await pause(TUMBLE);
    this.tumbling = false;
  }

  #speak(seat: Seat, text: string, ms: number): void {
    this.balloons[seat] = text;
    clearTimeout(this.#hush[seat]);
    this.#hush[seat] = setTimeout(() => delete this.balloons[seat], ms);
  }

  /** Somebody said something to the table. */
  said(line: ChatLine): void {
    this.desk.announced = say("labelled", { what: line.name, text: line.text });
    if (line.seat !== null && line.seat !== this.desk.eyes) this.#speak(line.seat, line.text.slice(0, CHAT_LENGTH), CHAT_BALLOON);
  }
}
