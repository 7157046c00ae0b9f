import { expect, test } from "vitest";
import { pieceIcon } from "../src/games/guardians/art";

test("the fountain of the plaza is one: what game-icons calls a fountain looks like a palm tree", () => {
  expect(pieceIcon("fountain")).toBe("water-fountain");
  expect(pieceIcon("fire_hydrant")).not.toBe(pieceIcon("fountain"));
});
