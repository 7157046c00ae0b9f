import { expect, test } from "vitest";
import { turnsOf } from "../src/lib/events";

const LOG = [
  { kind: "started", seat: 1 },
  { kind: "turn", seat: 1, number: 1 },
  { kind: "played", seat: 1, card: "bane" },
  { kind: "discarded", seat: 0, cards: ["punch"] },
  { kind: "turn", seat: 0, number: 2 },
  { kind: "played", seat: 0, card: "kick" },
];

test("what somebody else's turn makes me do happens in that turn", () => {
  expect(turnsOf(LOG, "turn")).toEqual([null, 1, 1, 1, 0, 0]);
});

test("a game that does not tell whose turn it is leaves it open", () => {
  expect(turnsOf(LOG, undefined)).toEqual([null, null, null, null, null, null]);
});
