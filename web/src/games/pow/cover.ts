/** The cover of the issue. */
import Dice from "./CoverDice.svelte";
import type { Cover } from "../types";

export default {
  number: 1,
  ground: "#19b6dd",
  second: "#0e93c4",
  ink: "#d9261c",
  title: "#ffd21f",
  figures: [["lightning-helix", "#0c5fa8"], ["crowned-skull", "#b8470a"]],
  Front: Dice,
} satisfies Cover;
