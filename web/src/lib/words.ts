/** Words in French and English, through Fluent: the same sentences as the server's `kernel/words.py`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Advice, GameInfo, Lang } from "../wire";

/** Whatever a game says: its words give it a meaning, not its type. */
export type Json = any;
export type Answer = Json[];
export interface RefusalWords {
  key: string;
  rule: string | null;
  words: Record<string, Json>;
}

/** With a small letter the article may be a pronoun: "au lieu de le poser". */
const CONTRACTIONS: Record<string, string> = { "de Le": "du", "de Les": "des", "à Le": "au", "à Les": "aux" };

/** A vowel, or the silent h of a first name: that of "héros" is not silent. */
const SILENT = "[aeiouàâæéèêëîïôœùû]|y[bcdfgj-np-tvwxz]|h(?:él|enri|ermi|ervé|ippo|onor|ortens|ubert|ug[ou])";
const ELISION = new RegExp(`(?<![\\p{L}\\p{N}])(d|qu)e (?=${SILENT})(?!onz|oui|un(?![\\p{L}\\p{N}]))`, "giu");

/** Join what was filled in to what stands around it, as people do: "les plans d’Ann", "va à l’Oasis". */
function smooth(text: string, lang: Lang): string {
  const whole = text
    .replaceAll("..", ".")
    .replace(/([?!…])\./g, "$1") // a name may end with a stop of its own
    .replace(/^([^:]*[?!])(?=\u00a0?: )/, lang === "fr" ? "«\u00a0$1\u00a0»" : "“$1”");
  if (lang !== "fr") return whole;
  return whole
    .replace(/(?<![\p{L}\p{N}])(de|à) (Les?)(?= [\p{L}\p{N}])/gu, (found) => CONTRACTIONS[found]!)
    .replace(/(?<=[\p{L},×] )(?:Les? |La |L’)(?=[\p{L}\p{N}])/gu, (found) => found.toLowerCase())
    .replace(ELISION, "$1’");
}

export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    texts: readonly string[],
    private readonly game: Pick<GameInfo, "verbs" | "spoken"> | null = null,
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) this.add(text);
  }

  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    return !!(attribute ? message?.attributes[attribute] : message?.value);
  }

  /** One message with its words filled in. */
  say(key: string, words: Record<string, Json> = {}): string {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return key;
    const said: Record<string, FluentVariable> = {};
    for (const [word, value] of Object.entries(words)) {
      said[word] = typeof value === "number" || typeof value === "string" ? value : String(value);
    }
    return smooth(this.#bundle.formatPattern(pattern, said, []), this.lang);
  }

  /** A list as people say it: "a, b and c". */
  join(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return `${items.slice(0, -1).join(", ")} ${this.say("and")} ${items[items.length - 1]}`;
  }

  refusal(refusal: RefusalWords, names: readonly string[] = []): string {
    for (const kind of ["refusal", "error"]) {
      const key = `${kind}-${refusal.key}`;
      if (this.has(key)) return this.say(key, this.spoken(refusal.words, names));
    }
    return this.has(refusal.key) ? this.say(refusal.key) : ""; // a lesson answers in a sentence of its own
  }

  /** A question; that of a card may have a sentence of its own, which says what will happen to the choice. */
  ask(kind: string, details: Record<string, Json>, names: readonly string[] = []): string {
    const own = `ask-${kind}-${String(details["card"])}`;
    return this.say(this.has(own) ? own : `ask-${kind}`, this.spoken(details, names));
  }

  /**
   * An answer as a choice on a button. Its short form leaves out what is chosen already ("Fight at Crimeland"), its
   * first form what is chosen afterwards ("Play Nutsy…"); a verb without a first form has none.
   */
  answer(answer: Answer, names: readonly string[] = [], part: "short" | "first" | "" = ""): string {
    const [verb, ...rest] = answer;
    const words: Record<string, Json> = {};
    (this.game?.verbs[verb] ?? []).forEach((slot, place) => {
      if (slot.startsWith("*")) words[slot.slice(1)] = rest.slice(place);
      else words[slot] = rest[place];
    });
    if (part && this.has(`answer-${verb}.${part}`)) return this.say(`answer-${verb}.${part}`, this.spoken(words, names));
    return part === "first" ? "" : this.say(`answer-${verb}`, this.spoken(words, names));
  }

  /** An event, as one viewer saw it, as a line of the log. */
  event(seen: Record<string, Json>, names: readonly string[] = []): string {
    const { kind, rule: _rule, hidden, ...data } = seen;
    return this.say(`event-${kind}${hidden ? ".hidden" : ""}`, this.spoken(data, names));
  }

  /** Why a bot prefers an answer: what it gains, what it fears, and what it expects of others, in a sentence. */
  why(advice: Pick<Advice, "seat" | "gains" | "fears" | "line">, names: readonly string[] = []): string {
    const { gains, fears } = advice;
    const key = ["why", ...(gains.length ? ["gain"] : []), ...(fears.length ? ["fear"] : [])].join("-");
    const reason = this.say(gains.length || fears.length ? key : "why-even", {
      gains: this.join(gains.map((part) => this.say(`gain-${part}`))),
      fears: this.join(fears.map((part) => this.say(`fear-${part}`))),
    });
    const next = advice.line.find(([seat]) => seat !== advice.seat);
    if (!next) return this.say("why", { reason });
    return this.say("why-then", { reason, name: this.name(next[0], names), answer: this.answer(next[1] as Answer, names) });
  }

  outcome(outcome: { winners: number[]; reason: string }, names: readonly string[] = []): string {
    const winners = this.join(outcome.winners.map((seat) => this.name(seat, names)));
    return this.say(`outcome-${outcome.reason}`, { winners, count: outcome.winners.length });
  }

  name(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.say("seat", { number: seat + 1 });
  }

  /** People's names for seats, and words for the things that have words of their own. */
  spoken(words: Record<string, Json>, names: readonly string[] = []): Record<string, Json> {
    const said: Record<string, Json> = {};
    const prefixes = this.game?.spoken ?? {};
    for (const [name, value] of Object.entries(words)) {
      const prefix = prefixes[name];
      if (name === "seat" || name === "foe") said[name] = this.name(value, names);
      else if (Array.isArray(value)) {
        said[name] = this.list(value, prefix);
        said["count"] = value.length;
      } else if (value === null) said[name] = "none";
      else if (prefix) said[name] = this.thing(prefix, value);
      else said[name] = value;
    }
    return said;
  }

  /** A list of things, the same ones counted together: "2 shields and a skull". */
  private list(values: readonly Json[], prefix: string | undefined): string {
    if (!prefix) return this.join(values.map(String));
    const counted = new Map<Json, number>();
    for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1);
    return this.join([...counted].map(([value, count]) => this.severalOf(prefix, value, count)));
  }

  /** So many of a thing; a message that counts by itself says it in its own way. */
  private severalOf(prefix: string, value: Json, count: number): string {
    if (this.counts(`${prefix}-${value}`)) return this.say(`${prefix}-${value}`, { count });
    const thing = this.thing(prefix, value);
    return count === 1 ? thing : this.say("several", { thing, count });
  }

  private counts(key: string): boolean {
    return JSON.stringify(this.#bundle.getMessage(key)?.value ?? "").includes('"type":"var","name":"count"');
  }

  /** A thing by its name; `guards@the_forest#2` is the second one of two that lie at the same place. */
  thing(prefix: string, value: Json): string {
    const [name, rest] = String(value).split("@");
    const said = this.say(`${prefix}-${name}`);
    if (!rest) return said;
    const [place, number] = rest.split("#");
    return this.say("thing-at", { thing: said, place: this.say(`place-${place}`), number: Number(number ?? 1) });
  }
}
