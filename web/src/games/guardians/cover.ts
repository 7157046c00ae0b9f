/** The cover of the issue. */
import Press from "./CoverPress.svelte";
import type { Cover } from "../types";

export default {
  number: 5,
  ground: "#e9dfc6",
  second: "#cdbf9d",
  ink: "#1d2f5f",
  title: "#fffdf4",
  figures: [["fist", "#24478f"], ["flame", "#b3202c"]],
  Back: Press,
} satisfies Cover;
