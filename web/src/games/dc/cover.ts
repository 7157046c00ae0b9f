/** The cover of the issue. */
import Panels from "./CoverPanels.svelte";
import type { Cover } from "../types";

export default {
  number: 4,
  ground: "#1a1a1e",
  second: "#7d1017",
  ink: "#c8102e",
  title: "#ffd21f",
  figures: [["bat-mask", "#26242c"], ["domino-mask", "#c8102e"]],
  Back: Panels,
} satisfies Cover;
