/** What the table shell needs of a game: a board, words for its choices, and how its events move. */
import type { Component } from "svelte";
import type { Ask, View } from "../lib/live.svelte";
import type { Steps } from "../lib/steps";
import type { Answer, Words, Json } from "../lib/words";
import type { TableInfo } from "../wire";

export type Event = Record<string, Json>;

/** A thing that flies from one marked place of the page to another (`data-at`). */
export interface Flight {
  from: string;
  to: string;
}

export interface Play {
  /** Flown before the new view is shown. */
  flights?: Flight[];
  /** Dice that tumble after the new view is shown. */
  tumble?: boolean;
  sound?: "dice" | "slap" | "whoosh" | "set";
  /** The word of an onomatopoeia, a key of the client's messages. */
  bang?: string;
  colour?: string;
  /** Whether the actor's balloon says the event's sentence. */
  balloon?: boolean;
}

/** The table as a board needs it. */
export interface Stage {
  view: View;
  ask: Ask | null;
  table: TableInfo;
  eyes: number | null;
  seats: number[];
  names: string[];
  words: Words;
  tumbling: boolean;
  busy: boolean;
  can(answer: Answer): boolean;
  choose(answer: Answer): void;
  /** Say why something cannot be chosen; nothing to say if it can. */
  wonder(answer: Answer, keep?: boolean): void;
  forget(): void;
  /** An answer that is being put together, not sent yet. */
  draft: Json[];
  setDraft(draft: Json[]): void;
}

/** A thing as it is drawn everywhere: an icon on a halftone ground, in a frame that says what sort of thing it is. */
export interface Picture {
  id: string;
  icon: string;
  /** The sort of thing: the row of a tile, the type of a card. */
  kind: string;
  number: string;
  source?: string;
  /** A tile unless it says. */
  shape?: "tile" | "card";
  /** The ground, its dots and the icon, where the kind does not say them; and the frame of a card. */
  colours?: readonly string[];
  frame?: string;
  /** What a card costs. */
  cost?: string | number | null;
}

/** How the front of an issue looks: its number in the series, its colours, two figures, and a scene of its own. */
export interface Cover {
  number: number;
  ground: string;
  second: string;
  ink: string;
  title: string;
  figures: [icon: string, colour: string][];
  /** Drawn behind the figures, in place of the burst. */
  Back?: Component<{ dusk: string; dots: string }>;
  /** Drawn before them. */
  Front?: Component;
}

export interface ClientGame {
  Board: Component<{ stage: Stage }>;
  /** What lies before a seat, inside its panel. */
  Side: Component<{ stage: Stage; seat: number; small?: boolean; large?: boolean }>;
  /** With how many seats in a row that goes below the name rather than beside it. */
  stackedFrom?: number;
  Score: Component<{ stage: Stage }>;
  /** The answer that the draft stands for, if it stands for one; and the verb that it gathers. */
  draftVerb?: string;
  fromDraft?(draft: Json[], view: View): Answer;
  /** Answers that are put together by clicks where things lie; the draft is then the list of spots that were clicked. */
  steps?: Steps;
  /** Custom properties of the table, such as the ground of the board and the width of the player's own panel. */
  style?: string;
  /** Further words on a choice: the name and value of the tile, say. */
  detail?(answer: Answer, view: View, words: Words): string;
  picture?(answer: Answer, view: View): Picture | null;
  eventPicture?(event: Event, view: View): Picture | null;
  eventDetail?(event: Event, view: View, words: Words): string;
  /** How an event is shown; the view is the one before it. */
  play(event: Event, view: View): Play;
  colours: { cover: string; accent: string };
}
