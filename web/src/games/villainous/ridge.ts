/** Outlines of a land, drawn from an id: hills, peaks, waves, roofs. The same place looks the same everywhere. */
import { hash } from "../../art/emblems";
import type { Land } from "./lands";

const WIDTH = 200;
const FLOOR = 190;

/** Numbers from 0 to 1, always the same for the same seed. */
function dice(seed: string): () => number {
  let state = hash(seed) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

/** A closed path from the left edge to the right, about `base` high. */
export function ridge(land: Land, seed: string, base: number, height: number): string {
  const roll = dice(seed + land);
  let path = `M-4 ${FLOOR}L-4 ${base}`;
  let x = -4;
  const at = (dx: number, y: number): string => `L${((x += dx)).toFixed(1)} ${y.toFixed(1)}`;
  while (x < WIDTH + 4) {
    switch (land) {
      case "peaks":
        path += at(9 + roll() * 14, base - height * (0.5 + roll())) + at(8 + roll() * 12, base - height * 0.25 * roll());
        break;
      case "trees": {
        const high = height * (0.6 + roll() * 0.8);
        path += at(5, base - high) + at(2, base - high * 0.66) + at(3, base - high * 0.7) + at(2, base);
        break;
      }
      case "city": {
        const wide = 9 + roll() * 12;
        const high = height * (0.4 + roll() * 0.9);
        path += at(0, base - high);
        const roof = roll();
        if (roof < 0.35) path += `q${(wide / 2).toFixed(1)} ${(-wide * 0.9).toFixed(1)} ${wide.toFixed(1)} 0`;
        else if (roof < 0.65) path += `l${(wide / 2).toFixed(1)} ${(-wide * 0.8).toFixed(1)}l${(wide / 2).toFixed(1)} ${(wide * 0.8).toFixed(1)}`;
        else path += `h${(wide / 3).toFixed(1)}v3h${(wide / 3).toFixed(1)}v-3h${(wide / 3).toFixed(1)}`;
        x += wide;
        path += at(0, base) + at(2, base);
        break;
      }
      case "sea":
      case "deep":
        path += `q${6} ${(-height * 0.5).toFixed(1)} 12 0t12 0`;
        x += 24;
        break;
      default: {
        const wide = 34 + roll() * 30;
        path += `q${(wide / 2).toFixed(1)} ${(-height * (0.7 + roll())).toFixed(1)} ${wide.toFixed(1)} 0`;
        x += wide;
      }
    }
  }
  return `${path}L${(WIDTH + 40).toFixed(0)} ${base}L${WIDTH + 40} ${FLOOR}z`;
}

/** Where the moon stands: somewhere in the upper sky. */
export function moon(seed: string): { x: number; y: number; r: number } {
  const roll = dice(`${seed}moon`);
  return { x: 40 + roll() * 120, y: 44 + roll() * 26, r: 17 + roll() * 13 };
}
