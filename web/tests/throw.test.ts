import { expect, test } from "vitest";
import { thrownOf } from "../src/games/guardians/throw";

const attack = { kind: "attacks", figure: "rage", targets: ["tempo"], number: 3, need: 4 };
const rolled = { kind: "rolled", figure: "rage", die: "combat", dice: ["1", "2", "pow"], need: 4, again: 0 };

test("before its dice fall, a roll says what it is for", () => {
  expect(thrownOf([rolled, attack])).toMatchObject({ aim: attack, waves: [], targets: ["tempo"], need: 4, ends: new Map(), total: 0 });
});

test("a die that is rolled again counts no more", () => {
  const again = [{ kind: "rerolled", figure: "rage", die: "combat", face: "1" }, { ...rolled, dice: ["2"] }];
  expect(thrownOf([attack, rolled, ...again])).toMatchObject({ waves: [{ faces: ["2", "pow"] }, { faces: ["2"] }], total: 5 });
});

test("of one roll against several every target keeps how it went", () => {
  const sweep = { ...attack, targets: ["tempo", "duchess", "xtina"] };
  const ends = ["tempo", "duchess"].map((target, i) => ({ kind: i ? "missed" : "hit", figure: "rage", target, total: 4, need: 4 + i }));
  const thrown = thrownOf([sweep, rolled, ...ends]);
  expect(thrown?.targets).toEqual(["tempo", "duchess", "xtina"]);
  expect([...(thrown?.ends ?? [])]).toEqual([["tempo", { kind: "hit", need: 4 }], ["duchess", { kind: "missed", need: 5 }]]);
});

test("how an Attack went is not how the Test went that it brought about", () => {
  const test = { kind: "tries", figure: "rage", goal: "reaction", stat: "mental", number: 4, need: 3 };
  const late = { kind: "hit", figure: "rage", target: "tempo", total: 4, need: 4 };
  expect(thrownOf([attack, rolled, test, late])).toMatchObject({ isTest: true, targets: ["reaction"], ends: new Map() });
});

test("how the rest of a sweep went is not how the blow went that somebody gave back", () => {
  const back = { kind: "attacks", figure: "tempo", targets: ["rage"], number: 2, need: 4 };
  const late = { kind: "hit", figure: "rage", target: "duchess", total: 4, need: 4 };
  expect(thrownOf([{ ...attack, targets: ["tempo", "duchess"] }, rolled, back, late])).toMatchObject({ figure: "tempo", ends: new Map() });
});

test("without a roll there is nothing to show", () => {
  expect(thrownOf([{ kind: "turn", turn: 1 }])).toBeNull();
});
