import { FluentParser, type Message } from "@fluent/syntax";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Words } from "../src/lib/words";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
/** The shell's words, those that lessons bring, and those of the boards of the games. */
const all = (lang: string): string =>
  [`../src/words/${lang}.ftl`, `../src/screens/learn/${lang}.ftl`, ...readdirSync(new URL("../src/games", import.meta.url)).map((game) => `../src/games/${game}/${lang}.ftl`)]
    .filter((path) => existsSync(new URL(path, import.meta.url)))
    .map(read)
    .join("\n");
const en = all("en");
const fr = all("fr");

/** Every message with the variables that it uses. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of new FluentParser().parse(text).body) {
    if (entry.type === "Junk") throw new Error(`A message cannot be read: ${(entry as { content: string }).content}`);
    if (entry.type !== "Message") continue;
    const message = entry as Message;
    const used = new Set<string>();
    JSON.stringify(message, (_, node) => {
      if (node?.type === "VariableReference") used.add(node.id.name);
      return node;
    });
    found.set(message.id.name, [...used].sort());
  }
  return found;
}

function sources(folder: string): string {
  return readdirSync(new URL(folder, import.meta.url), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name))
    .map((file) => readFileSync(`${file.parentPath}/${file.name}`, "utf-8"))
    .join("\n");
}

describe("the client's words", () => {
  it("are the same messages with the same variables in both languages", () => {
    expect([...messages(fr)].sort()).toEqual([...messages(en)].sort());
  });

  it("hold every sentence that the client says", () => {
    const said = [...sources("../src").matchAll(/(?<![.\w])say\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1]!);
    const have = messages(en);
    const games = new Set(["and", "seat", "several", "tagline", "thing-at"]);
    expect(said.filter((key) => !have.has(key) && !games.has(key))).toEqual([]);
  });
});

describe("what a game says", () => {
  const kernel = read("../../src/panoplie/kernel/words/en.ftl");
  const pow = read("../../src/panoplie/games/pow/words/en.ftl");
  const words = new Words("en", [kernel, pow], {
    verbs: { keep: ["*dice"], take: ["row", "place"], steal: ["row", "foe", "place"], stop: [] },
    spoken: { dice: "symbol", kept: "symbol", tile: "tile" },
  });

  it("puts an answer on a button", () => {
    expect(words.answer(["keep", "shield", "shield", "blue"])).toBe("Keep 2 shields and a blue bubble, throw again");
    expect(words.answer(["take", "hero", 3])).toBe("Take hero 3 of the row");
    expect(words.answer(["steal", "villain", 1, 2], ["Ann", "Ben"])).toBe("Steal villain 2 from the top of Ben");
  });

  it("names what lies at a place, and counts what has no count of its own", () => {
    const villainous = read("../../src/panoplie/games/villainous/words/en.ftl");
    const realm = new Words("en", [kernel, villainous], { verbs: { discard: ["*cards"], pick: ["piece"] }, spoken: { cards: "card", piece: "card", card: "card" } });
    expect(realm.answer(["discard", "scimitar", "scimitar", "scrying"])).toBe("Discard 2 × Scimitar and Scrying");
    expect(realm.answer(["pick", "guards@the_forest#2"])).toContain("The Forest");
    expect(realm.ask("imprison", { card: "imprison" })).toBe("Imprison: which Hero goes to The Jail?");
  });

  it("tells an event", () => {
    const threw = { kind: "threw", rule: "PO-013", seat: 0, throw: 2, dice: ["skull"], kept: [] };
    expect(words.event(threw, ["Ann"])).toBe("Ann throws again: a skull.");
  });

  it("says why not, and who won", () => {
    expect(words.refusal({ key: "empty-stack", rule: "PO-029", words: { row: "hero", foe: 1 } })).toBe("Player 2 has no hero.");
    expect(words.outcome({ winners: [0, 2], reason: "points" }, ["Ann", "Ben", "Cy"])).toBe("Ann and Cy share the victory.");
  });
});

describe("what is filled in", () => {
  const words = new Words("fr", ["ruins = Zoé ruine les plans de { $name }.\nmoves = va à { $name }, au lieu de le dire."]);
  it.each([
    ["Ben", "Zoé ruine les plans de Ben."],
    ["Ann", "Zoé ruine les plans d’Ann."],
    ["Élodie", "Zoé ruine les plans d’Élodie."],
    ["Onze Heures", "Zoé ruine les plans de Onze Heures."],
    ["Le Génie", "Zoé ruine les plans du Génie."],
    ["Les Rats", "Zoé ruine les plans des Rats."],
    ["La Souris", "Zoé ruine les plans de la Souris."],
    ["L’Hérétique", "Zoé ruine les plans de l’Hérétique."],
    ["Yves", "Zoé ruine les plans d’Yves."],
    ["Yann", "Zoé ruine les plans de Yann."],
    ["Hélène", "Zoé ruine les plans d’Hélène."],
    ["Huntaar", "Zoé ruine les plans de Huntaar."],
    ["M. K.O.", "Zoé ruine les plans de M. K.O."],
  ])("joins what stands around %s", (name, said) => {
    expect(words.say("ruins", { name })).toBe(said);
    expect(words.say("moves", { name: "Le Palais" })).toBe("va au Palais, au lieu de le dire.");
  });

  it("writes an article small inside a sentence, and large where one begins", () => {
    const words = new Words("fr", ["takes = { $name } prend Wendy, { $name } et 2 × { $name } ({ $name })."]);
    expect(words.say("takes", { name: "La Duchesse" })).toBe("La Duchesse prend Wendy, la Duchesse et 2 × la Duchesse (La Duchesse).");
  });

  it("ends a sentence once, whatever a name ends with", () => {
    const words = new Words("fr", ["discards = Ann défausse { $card }."]);
    expect(words.say("discards", { card: "Mon serpent\u00a0?" })).toBe("Ann défausse Mon serpent\u00a0?");
    expect(words.say("discards", { card: "Genicon Inc." })).toBe("Ann défausse Genicon Inc.");
  });

  it("quotes a name that ends with a stop before a colon", () => {
    const asks = (lang: "en" | "fr", colon: string, card: string): string => new Words(lang, [`asks = { $card }${colon} two?`]).say("asks", { card });
    expect(asks("fr", "\u00a0:", "Pas de Quartier\u00a0!")).toBe("«\u00a0Pas de Quartier\u00a0!\u00a0»\u00a0: two?");
    expect(asks("en", ":", "Aye Aye, Sir!")).toBe("“Aye Aye, Sir!”: two?");
    expect(asks("en", ":", "Greed")).toBe("Greed: two?");
  });
});
