/** What happened, as a picture and as something to read. */
import type { ClientGame, Description, Event, Picture } from "../games/types";
import type { View } from "./live.svelte";
import type { Words } from "./words";

interface Told {
  readonly client: ClientGame | null;
  readonly view: View | null;
}

/** The picture of the first thing that an event is about and that has one. */
export function eventPicture(event: Event, { client, view }: Told): Picture | null {
  if (!client || !view) return null;
  for (const thing of client.about(event, view)) {
    const picture = client.picture(thing, view);
    if (picture) return picture;
  }
  return null;
}

/** Whose deed it is: a seat, or one of no seat (a villain's) below 0; nothing if it is nobody's. */
export function doerOf(event: Event, { client, view }: Told): number | null {
  if (client?.doer && view) return client.doer(event, view);
  return typeof event["seat"] === "number" ? event["seat"] : null;
}

/** In whose turn each of some events happened; nothing before the first turn, or where a game does not tell. */
export function turnsOf(events: readonly Event[], turn: string | undefined): (number | null)[] {
  let whose: number | null = null;
  return events.map((event) => {
    if (turn !== undefined && event["kind"] === turn) whose = Number(event["seat"]);
    return whose;
  });
}

/** What an event is about, below its sentence; the sentence and its rule alone if it is about nothing that lies open. */
export function eventDescription(event: Event, told: Told & { readonly words: Words | null; readonly names: readonly string[] }, sentence: (event: Event) => string): Description | null {
  const { client, view, words, names } = told;
  if (!client || !view || !words) return null;
  const rules = event["rule"] ? [String(event["rule"])] : [];
  for (const thing of client.about(event, view)) {
    const found = client.describe(thing, view, words, names);
    if (found) return { ...found, more: [...(found.more ?? []), { title: sentence(event).replace(/\.$/, ""), text: "" }], rules: [...new Set([...rules, ...found.rules])] };
  }
  return { title: sentence(event), text: "", rules };
}
