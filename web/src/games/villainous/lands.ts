/** The six realms: colours, emblems, and how each location is drawn. */
export interface Palette {
  sky: string;
  deep: string;
  night: string;
  glow: string;
  accent: string;
}

export const PALETTES: Record<string, Palette> = {
  captain_hook: { sky: "#2f86a6", deep: "#14506f", night: "#0b2a42", glow: "#ffe08a", accent: "#e0473a" },
  jafar: { sky: "#dd7a2c", deep: "#95331c", night: "#431222", glow: "#ffd75e", accent: "#c8102e" },
  maleficent: { sky: "#5f9a3c", deep: "#2d5f35", night: "#16223a", glow: "#d4f57c", accent: "#8a4fc0" },
  prince_john: { sky: "#d9ac3f", deep: "#8d651c", night: "#3f2c10", glow: "#fff3bd", accent: "#b3413a" },
  queen_of_hearts: { sky: "#e0587e", deep: "#9a1d40", night: "#3f0c20", glow: "#ffd9e2", accent: "#c8102e" },
  ursula: { sky: "#7d5bbf", deep: "#443086", night: "#181241", glow: "#94f3e2", accent: "#1f8f8a" },
};
const PLAIN: Palette = { sky: "#6b5a86", deep: "#3f3157", night: "#1d1430", glow: "#ffe9a8", accent: "#5fbf5a" };

export const VILLAIN_ICONS: Record<string, string> = {
  captain_hook: "pirate-hook", jafar: "cobra", maleficent: "spiked-dragon-head", prince_john: "crown-coin",
  queen_of_hearts: "crowned-heart", ursula: "octopus",
};

export function paletteOf(villain: string | null): Palette {
  return PALETTES[villain ?? ""] ?? PLAIN;
}

export type Land = "sea" | "trees" | "city" | "dunes" | "peaks" | "hills" | "deep";

/** What stands in the middle of a location, and in what land. */
export const SCENES: Record<string, [icon: string, land: Land]> = {
  jolly_roger: ["galleon", "sea"], skull_rock: ["death-skull", "sea"], mermaid_lagoon: ["mermaid", "sea"], hangmans_tree: ["treehouse", "trees"],
  sultans_palace: ["indian-palace", "city"], streets_of_agrabah: ["village", "city"], oasis: ["oasis", "dunes"], cave_of_wonders: ["tiger-head", "dunes"],
  forbidden_mountains: ["evil-tower", "peaks"], briar_roses_cottage: ["wood-cabin", "trees"], the_forest: ["forest", "trees"], king_stefans_castle: ["castle", "hills"],
  sherwood_forest: ["pine-tree", "trees"], friar_tucks_church: ["church", "hills"], nottingham: ["hill-fort", "city"], the_jail: ["dungeon-gate", "city"],
  courtyard: ["card-queen-hearts", "hills"], hedge_maze: ["maze", "hills"], tulgey_wood: ["mushrooms-cluster", "trees"], white_rabbits_house: ["family-house", "hills"],
  ursulas_lair: ["nautilus-shell", "deep"], erics_ship: ["caravel", "sea"], the_shore: ["sea-cliff", "sea"], the_palace: ["elven-castle", "city"],
};

export const SYMBOL_ICONS: Record<string, string> = {
  play: "card-play", activate: "lightning-trio", fate: "tarot-10-wheel-of-fortune", vanquish: "crossed-swords",
  move_item: "move", move_hero: "footsteps", discard: "card-discard",
};
