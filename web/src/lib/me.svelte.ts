/** Who I am: a name and an emblem, with a sensible default so that nobody has to stop before playing. */
import type { Lang, Person } from "../wire";
import { EMBLEMS } from "../art/emblems";
import { api } from "./api";
import { settings } from "./settings.svelte";

const FIRST = {
  en: ["Captain", "Doctor", "Agent", "Lady", "Mister", "Miss", "Baron", "Super"],
  fr: ["Capitaine", "Docteur", "Agent", "Lady", "Mister", "Miss", "Baron", "Super"],
};
const LAST = {
  en: ["Comet", "Thunder", "Velvet", "Biscuit", "Zebra", "Neon", "Pepper", "Marble", "Tango", "Cactus"],
  fr: ["Comète", "Tonnerre", "Velours", "Biscuit", "Zèbre", "Néon", "Poivre", "Marbre", "Tango", "Cactus"],
};

function pick<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)]!;
}

export function randomPerson(): Person {
  return { name: `${pick(FIRST[settings.lang])} ${pick(LAST[settings.lang])}`, emblem: pick(EMBLEMS) };
}

class Myself {
  person = $state<Person>(randomPerson());
  known = $state(false);
  #ready: Promise<void> | null = null;
  #said: Promise<void> = Promise.resolve();

  load(): Promise<void> {
    this.#ready ??= api.me().then(
      (me) => {
        if (me.person) {
          this.person = me.person;
          this.known = true;
        }
      },
      (error: unknown) => {
        this.#ready = null;
        throw error;
      },
    );
    return this.#ready;
  }

  /** Tell the server who I am, at the latest when I sit down. */
  introduce(person: Person = this.person): Promise<void> {
    const name = person.name.trim().slice(0, 24) || randomPerson().name;
    this.person = { name, emblem: person.emblem };
    return this.#say({ ...this.person, lang: settings.lang });
  }

  /** The server writes to me in the language that I read. */
  speak(lang: Lang): void {
    if (this.known) void this.#say({ ...this.person, lang }).catch(() => undefined);
  }

  /** Wait until the server knows me, by the last name that I gave. */
  async ensure(): Promise<void> {
    await this.load().catch(() => undefined);
    await this.#said.catch(() => undefined);
    if (!this.known) await this.introduce();
  }

  /** One introduction after the other: two at once would make two people of me, and my seat one of the other's. */
  #say(whole: Person & { lang: Lang }): Promise<void> {
    const said = async () => {
      await api.introduce(whole);
      this.known = true;
    };
    this.#said = this.#said.then(said, said);
    return this.#said;
  }
}

export const myself = new Myself();
