/** The covers of all games, each in its game's folder; they stand on the rack, so they come with the first load. */
import { hash } from "../art/emblems";
import type { Cover } from "./types";

const found = import.meta.glob<{ default: Cover }>("./*/cover.ts", { eager: true });

const covers: Record<string, Cover> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.split("/")[1]!, module.default]),
);

const PLAIN: Omit<Cover, "number"> = {
  ground: "#19b6dd", second: "#0e93c4", ink: "#d9261c", title: "#ffd21f",
  figures: [["cape", "#0c5fa8"], ["domino-mask", "#b8470a"]],
};

/** A game's cover; one that has none gets a plain one with a number of its own. */
export function coverOf(id: string): Cover {
  return covers[id] ?? { ...PLAIN, number: (hash(id) % 90) + 6 };
}
