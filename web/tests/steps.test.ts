import { describe, expect, it } from "vitest";
import { bundled, groups, naming, numbered, reach, touch } from "../src/lib/steps";

const OPTIONS = [
  ["move", "titan", "bank"],
  ["move", "titan", "fort"],
  ["move", "scrap", "bank"],
  ["fight", "titan", "bank"],
  ["pass"],
];
const spots = ([verb, hero, at]: string[]): string[] => (verb === "pass" ? [] : [`hero:${hero}`, `at:${at}`]);

describe("choosing step by step", () => {
  it("keeps the answers that name what was clicked, in whatever order", () => {
    expect(naming(OPTIONS, ["at:bank"], spots)).toHaveLength(3);
    expect(naming(OPTIONS, ["hero:titan", "at:fort"], spots)).toEqual([["move", "titan", "fort"]]);
  });

  it("says what comes now and what comes later", () => {
    const { now, later } = reach(OPTIONS, [], spots);
    expect([...now]).toEqual(["hero:titan", "hero:scrap"]);
    expect(later.has("at:fort")).toBe(true);
  });

  it("answers when a single answer is left and all of it is named", () => {
    expect(touch(OPTIONS, ["hero:titan"], "at:fort", spots)?.answer).toEqual(["move", "titan", "fort"]);
    expect(touch(OPTIONS, ["hero:titan"], "at:bank", spots)?.answer).toBeNull();
    expect(touch(OPTIONS, [], "hero:scrap", spots)?.answer).toBeNull();
  });

  it("begins anew with a spot that does not fit, takes a spot back, and refuses what nothing names", () => {
    expect(touch(OPTIONS, ["hero:titan"], "hero:scrap", spots)?.draft).toEqual(["hero:scrap"]);
    expect(touch(OPTIONS, ["hero:titan"], "hero:titan", spots)?.draft).toEqual([]);
    expect(touch(OPTIONS, [], "at:zoo", spots)).toBeNull();
    expect(touch(OPTIONS, ["hero:scrap"], "at:fort", spots)).toBeNull();
  });

  it("groups what is left by the next spot", () => {
    expect(groups(OPTIONS, [], spots).map((group) => [group.spot, group.options.length])).toEqual([["hero:titan", 3], ["hero:scrap", 1], [null, 1]]);
  });

  it("asks for the area first where there are very many, and for none where few are", () => {
    const rows = ["a1", "b1", "a2", "end", "c1"];
    const area = (one: string): string | null => (one === "end" ? null : one[0]!);
    expect(bundled(rows, 4, area)).toEqual([{ area: "a", items: ["a1", "a2"] }, { area: null, items: ["b1"] }, { area: null, items: ["end"] }, { area: null, items: ["c1"] }]);
    expect(bundled(rows, 5, area).map(({ items }) => items)).toEqual(rows.map((one) => [one]));
  });

  it("tells copies of a word apart", () => {
    expect(numbered(["greed", "crown", "greed", "greed"])).toEqual(["greed", "crown", "greed#2", "greed#3"]);
  });
});
