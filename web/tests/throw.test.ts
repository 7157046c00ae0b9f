import { expect, test } from "vitest";
import { thrownOf } from "../src/games/guardians/throw";

const attack = { kind: "attacks", figure: "rage", targets: ["tempo"], number: 3, need: 4 };
const rolled = { kind: "rolled", figure: "rage", die: "combat", dice: ["1", "2", "pow"], need: 4, again: 0 };

test("before its dice fall, a roll says what it is for", () => {
  expect(thrownOf([rolled, attack])).toMatchObject({ aim: attack, waves: [], targets: ["tempo"], need: 4, end: null, total: 0 });
});

test("a die that is rolled again counts no more", () => {
  const again = [{ kind: "rerolled", figure: "rage", die: "combat", face: "1" }, { ...rolled, dice: ["2"] }];
  expect(thrownOf([attack, rolled, ...again])).toMatchObject({ waves: [{ faces: ["2", "pow"] }, { faces: ["2"] }], total: 5 });
});

test("the target that was compared last is the one that is shown", () => {
  const ends = ["tempo", "duchess"].map((target, i) => ({ kind: i ? "missed" : "hit", figure: "rage", target, total: 4, need: 4 + i }));
  expect(thrownOf([attack, rolled, ...ends])).toMatchObject({ end: "missed", targets: ["duchess"], need: 5 });
});

test("without a roll there is nothing to show", () => {
  expect(thrownOf([{ kind: "turn", turn: 1 }])).toBeNull();
});
