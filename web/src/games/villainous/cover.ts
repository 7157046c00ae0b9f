/** The cover of the issue. */
import type { Cover } from "../types";

export default {
  number: 3,
  ground: "#4b1c66",
  second: "#3a124f",
  ink: "#c7a23a",
  title: "#d8f2b4",
  figures: [["crown", "#c7a23a"], ["flame", "#5fbf5a"]],
} satisfies Cover;
