import { expect, test } from "vitest";
import { doer } from "../src/games/villainous/deeds";

test("what somebody does is theirs", () => {
  expect(doer({ kind: "went", seat: 2, place: "the_forest" })).toBe(2);
});

test("what is revealed from my pile by somebody else is no deed of mine", () => {
  expect(doer({ kind: "revealed", seat: 0, cards: ["max"] })).toBeNull();
});

test("what nobody does is nobody's", () => {
  expect(doer({ kind: "stopped", turns: 300 })).toBeNull();
});
