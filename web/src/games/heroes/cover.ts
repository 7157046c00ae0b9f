/** The cover of the issue. */
import Night from "./CoverNight.svelte";
import type { Cover } from "../types";

export default {
  number: 2,
  ground: "#2a2a72",
  second: "#1d1d57",
  ink: "#ffb000",
  title: "#fff1c9",
  figures: [["cape", "#ffb000"], ["bat-mask", "#d9261c"]],
  Back: Night,
} satisfies Cover;
