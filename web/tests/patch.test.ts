import { expect, it } from "vitest";
import { applyChanges } from "../src/lib/patch";

it("sets, appends, removes and replaces, in order, and leaves the old view alone", () => {
  const old = { row: [4, 5, 6], seats: [{ height: 1 }, { height: 0 }], gone: 1 };
  const before = structuredClone(old);
  const next = applyChanges(old, [[["row", 0]], [["row", 2], 7], [["seats", 1, "height"], 3], [["gone"]], [["ask"], null]]);
  expect(next).toEqual({ row: [5, 6, 7], seats: [{ height: 1 }, { height: 3 }], ask: null });
  expect(old).toEqual(before);
  expect(next.seats[0]).toBe(old.seats[0]);
});

it("takes an empty path for the whole view", () => {
  expect(applyChanges(null, [[[], { board: 1 }]])).toEqual({ board: 1 });
});
