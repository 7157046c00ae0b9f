import { describe, expect, it } from "vitest";
import type { Ask } from "../src/lib/live.svelte";
import { amountOf, answerOf, isReady, markingOf, toggled } from "../src/lib/marking";
import { numbered } from "../src/lib/steps";

const VERBS = { discard: ["*cards"], vanquish: ["piece", "*pieces"], put_back: ["*cards"], keep: ["*dice"], take: ["row", "place"], amount: ["number"] };
const spots = ([verb, ...rest]: unknown[]): string[] => (verb === "take" ? [`tile:${rest.join(":")}`] : numbered(rest as string[]).map((word) => `card:${word}`));
const ask = (options: unknown[][], more: Partial<Ask> = {}): Ask => ({ kind: "", seat: 0, rules: [], details: {}, options, barred: [], ...more }) as Ask;

const TWO_OF_FOUR = ask([
  ["discard", "crown", "greed"], ["discard", "crown", "trident"], ["discard", "greed", "greed"], ["discard", "greed", "trident"],
]);

describe("some of several", () => {
  it("is the same from listed combinations and from a question that lists things", () => {
    const listed = markingOf(TWO_OF_FOUR, VERBS, [], spots)!;
    const asked = markingOf(ask([], { form: "some", verb: "discard", things: ["crown", "greed", "greed", "trident"], least: 2, most: 2 }), VERBS, [], spots)!;
    for (const marking of [listed, asked]) {
      expect(marking.words).toEqual(["crown", "greed", "greed", "trident"]);
      expect(marking.spots).toEqual(["card:crown", "card:greed", "card:greed#2", "card:trident"]);
      expect([marking.least, marking.most, marking.ordered]).toEqual([2, 2, false]);
      expect(isReady(marking, ["card:greed#2"])).toBe(false);
      expect(isReady(marking, ["card:trident", "card:greed#2"])).toBe(true);
      expect(answerOf(marking, ["card:trident", "card:greed#2"])).toEqual(["discard", "greed", "trident"]);
    }
  });

  it("marks as many as there may be, and takes marks off", () => {
    const marking = markingOf(TWO_OF_FOUR, VERBS, [], spots)!;
    expect(toggled(marking, ["card:crown"], "card:greed")).toEqual(["card:crown", "card:greed"]);
    expect(toggled(marking, ["card:crown", "card:greed"], "card:trident")).toBeNull();
    expect(toggled(marking, ["card:crown", "card:greed"], "card:crown")).toEqual(["card:greed"]);
    expect(toggled(marking, [], "place:elsewhere")).toBeNull();
  });

  it("waits for what comes before the things", () => {
    const fights = ask([["vanquish", "peter"], ["vanquish", "peter", "smee"], ["vanquish", "john", "smee"], ["vanquish", "john", "smee", "starkey"]]);
    expect(markingOf(fights, VERBS, [], spots)).toBeNull();
    const marking = markingOf(fights, VERBS, ["card:john"], spots)!;
    expect([marking.head, marking.words, marking.least, marking.most]).toEqual([["john"], ["smee", "starkey"], 1, 2]);
    expect(isReady(marking, ["card:john"])).toBe(false);
    expect(answerOf(marking, ["card:john", "card:starkey", "card:smee"])).toEqual(["vanquish", "john", "smee", "starkey"]);
  });

  it("keeps the order of the marks where the order is the answer", () => {
    for (const asked of [ask([["put_back", "a", "b"], ["put_back", "b", "a"], ["throw_away"]]), ask([], { form: "order", verb: "put_back", things: ["a", "b"], least: 2, most: 2 })]) {
      const marking = markingOf(asked, VERBS, [], spots)!;
      expect(marking.ordered).toBe(true);
      expect(answerOf(marking, ["card:b", "card:a"])).toEqual(["put_back", "b", "a"]);
    }
  });

  it("is not asked for in a plan, which grows answer by answer", () => {
    expect(markingOf(ask([["put_back", "a", "b"], ["put_back", "b", "a"], ["ready"]], { form: "plan" }), VERBS, [], spots)).toBeNull();
  });

  it("is not asked for where one word answers", () => {
    expect(markingOf(ask([["discard", "a"], ["discard", "b"]]), VERBS, [], spots)).toBeNull();
    expect(markingOf(ask([["take", "hero", 1], ["take", "hero", 2]]), VERBS, [], spots)).toBeNull();
  });
});

describe("an amount", () => {
  it("comes from a form or from numbers in a row", () => {
    expect(amountOf(ask([["amount", 0], ["amount", 1], ["amount", 2]]))).toEqual({ verb: "amount", least: 0, most: 2 });
    expect(amountOf(ask([], { form: "amount", least: 1, most: 9 }))).toEqual({ verb: "amount", least: 1, most: 9 });
    expect(amountOf(ask([["fate", 0], ["fate", 1], ["fate", 2]]))).toBeNull();
  });
});
