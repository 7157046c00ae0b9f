/** Calls me when it is my turn: by the screen reader, a sound, the title of the tab, a screen that stays on, and a notification if nobody looks. */
import { untrack } from "svelte";
import { stayAwake } from "../../lib/awake";
import { notify } from "../../lib/notify";
import { say } from "../../lib/say";
import { sound } from "../../lib/sound";
import type { Asking } from "./asking.svelte";
import type { Desk } from "./desk.svelte";
import type { Since } from "./since.svelte";

export function callMe(desk: Desk, asking: Asking, since: Since): void {
  let called = -1;
  let heard = -1;
  $effect(() => {
    const up = desk.myTurn && desk.curtain === null;
    const at = desk.live.seq;
    if (!up || at === called || !desk.words) return;
    untrack(() => {
      // A further question of the same turn needs no bell: only what comes after somebody else's deed, or first of all.
      const first = called < 0;
      called = at;
      desk.announced = `${asking.caption.title} ${asking.caption.text}`;
      if (first || since.newest > heard) sound.turn();
      heard = since.newest;
      notify(say("notify-title", { game: desk.info?.title ?? "" }), asking.caption.text, desk.id);
    });
  });
  $effect(() => (desk.myTurn && !desk.over ? stayAwake() : undefined));
  $effect(() => {
    if (desk.view?.outcome) untrack(() => sound.end());
  });
  $effect(() => {
    const flag = desk.myTurn && !desk.over ? "● " : "";
    document.title = `${flag}${desk.info?.title ?? "Panoplie"} · Panoplie`;
  });
}
