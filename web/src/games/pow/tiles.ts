import type { Picture } from "../types";
import type { Tile as PowTile } from "./view";

export type { Stack as PowStack, Tile as PowTile, View as PowBoard } from "./view";

/** An icon for every tile, by its id: the same tile looks the same everywhere. */
export const ICONS: Record<string, string> = {
  h01: "shirt-button", h02: "top-hat", h03: "cat", h04: "tornado", h05: "carrot", h06: "love-letter",
  h07: "magnet-man", h08: "badger", h09: "sprint", h10: "old-lantern", h11: "lightning-helix", h12: "strong-man",
  v01: "trash-can", v02: "snail", v03: "vampire-dracula", v04: "socks", v05: "spotted-mushroom", v06: "hole",
  v07: "ghost", v08: "alarm-clock", v09: "swamp", v10: "iron-mask", v11: "clown", v12: "crowned-skull",
};

export type Row = "hero" | "villain";
export const ROWS: readonly Row[] = ["hero", "villain"];
/** How many there are. */
export const DICE = 5;

export function face(tile: PowTile, kind: Row): Picture & { source: string } {
  const number = kind === "hero" ? `+${tile.value}` : `−${tile.value}`;
  return { id: tile.id, icon: ICONS[tile.id] ?? "person", kind, number, source: tile.source };
}
