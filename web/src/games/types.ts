/** What the table shell needs of a game: a board, the things that lie on it, and how its events move. */
import type { Component } from "svelte";
import type { Ask, View } from "../lib/live.svelte";
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

/** What a thing is to the question: it may be chosen, it is marked, it may not be chosen, or it is not asked about. */
export type Mark = "can" | "marked" | "cannot" | "";

/**
 * The table as a board needs it.
 *
 * A thing is a word such as "hero:titan": a sort, and which one. What an answer names are things, too. Where one node
 * stands for several of them, the first is what it is and the others are what it may be chosen as.
 */
export interface Stage {
  view: View;
  ask: Ask | null;
  table: TableInfo;
  eyes: number | null;
  seats: number[];
  names: readonly string[];
  words: Words;
  tumbling: boolean;
  busy: boolean;
  /** The attributes of a button that is a thing: it can be read, chosen and marked. */
  thing(thing: string, ...also: string[]): Record<string | symbol, unknown>;
  /** Its class. */
  mark(thing: string, ...also: string[]): Mark;
  /** As a click on it. */
  touch(...things: string[]): boolean;
  /** Whether things of this sort may be chosen next. */
  leadsTo(sort: string): boolean;
  /** Whether it has changed since I acted last; a thing says so by itself, a part of one by `data-fresh`. */
  fresh(thing: string): "" | undefined;
  /** What is marked, not sent yet. */
  draft: readonly string[];
  /** What happened up to now, as far back as it is known here. */
  log: readonly Event[];
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
  /** Draws it, where a game has a face of its own for its cards. */
  Face?: Component<{ picture: Picture }>;
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

/** What the reading glass says of a thing. */
export interface Description {
  title: string;
  picture?: Picture | null;
  /** What sort of thing it is. */
  kind?: string;
  /** Its numbers and what has become of it, in a few words each. */
  facts?: string[];
  /** What it says, or what it is for. */
  text: string;
  /** What it is made of: the powers of a hero, the actions of a location. */
  more?: { title: string; text: string }[];
  rules: string[];
  /** Its face says all that there is to know: a finger chooses it at once, without reading it first. */
  quick?: boolean;
}

/** What I play for, and what I have to do it with: always in sight. */
export interface Aim {
  goal: string;
  has: string[];
}

export interface ClientGame {
  Board: Component<{ stage: Stage }>;
  /** What lies before a seat, inside its panel. */
  Side: Component<{ stage: Stage; seat: number; small?: boolean; large?: boolean }>;
  /** With how many seats in a row that goes below the name rather than beside it. */
  stackedFrom?: number;
  /** On a phone it stands beside the name, however many sit there. */
  beside?: boolean;
  Score: Component<{ stage: Stage }>;
  /** Custom properties of the table, such as the ground of the board and the width of the player's own panel. */
  style?: string;
  colours: { cover: string; accent: string };

  aim(view: View, seat: number, words: Words): Aim | null;
  /** The things that an answer names, in the order in which a person thinks of them. */
  spots(answer: Answer, view: View): string[];
  /** What a thing is, for the reading glass and for whoever does not see it. */
  describe(thing: string, view: View, words: Words, names: readonly string[]): Description | null;
  picture(thing: string, view: View): Picture | null;
  /** The answer that somebody has in mind who reaches for a thing in vain. */
  wish?(thing: string, ask: Ask, draft: readonly string[], view: View): Answer | null;
  /** What a button is called that leads to answers by a thing which they all name, where their verb does not say it. */
  step?(thing: string, answers: readonly Answer[], view: View, words: Words): string | null;
  /** Where a thing is, or of what sort: of very many things the caption box asks for this first. Without it, what kind of thing it is. */
  area?(thing: string, view: View, words: Words): string | null;
  /** Verbs that a first click only marks. */
  deliberate?: readonly string[];
  /** Verbs whose buttons stand before the others, in this order. */
  firstly?: readonly string[];
  /** Sorts of things that may be marked while others are to play. */
  ahead?: readonly string[];
  /** Further words on a choice: the name and value of the tile, say. */
  detail?(answer: Answer, view: View, words: Words): string;

  /** The things that an event is about, the first of them first. */
  about(event: Event, view: View): string[];
  eventDetail?(event: Event, view: View, words: Words): string;
  /** Whose deed an event is: a seat, or nobody's. Only needed where events do not name the seat that did it. */
  doer?(event: Event, view: View): number | null;
  /** The kind of the event with which a seat's turn begins, if all that a seat does in the turn of another befalls it: what an attack makes me do is news to me. */
  turn?: string;
  /** Events without a line of their own: the board shows them, and another line says how they ended. */
  silent?: readonly string[];
  /** What the dice in my hand are for. */
  throwing?(log: readonly Event[], words: Words, names: readonly string[]): string | null;
  /** How an event is shown; the view is the one before it. */
  play(event: Event, view: View): Play;
}
