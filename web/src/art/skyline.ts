import { hash } from "./emblems";

/** A skyline of 160 by 100 from an id: roofs far and near, and which windows are lit. */
export function skyline(id: string): { far: string; near: string; lit: string; moon: number; beam: number } {
  let seed = hash(id) || 1;
  const next = (below: number): number => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9;
    seed ^= seed << 7;
    return (seed >>> 0) % below;
  };
  let far = "M-4 100";
  for (let x = -4; x < 166; ) {
    const width = 10 + next(14);
    const top = 34 + next(30);
    far += `V${top}h${width}`;
    x += width;
  }
  let near = "M-4 104";
  let lit = "";
  for (let x = -4; x < 166; ) {
    const width = 17 + next(16);
    const middle = x + width / 2;
    const top = Math.abs(middle - 80) < 34 ? 74 + next(8) : 42 + next(26);
    const roof = next(4);
    if (roof === 0) near += `V${top}h${width / 2 - 1}v-${7 + next(7)}h2V${top}h${width / 2 - 1}`;
    else if (roof === 1) near += `V${top + 4}l${width / 2} -9l${width / 2} 9`;
    else near += `V${top}h${width}`;
    for (let y = top + 6; y < 96; y += 7) {
      for (let column = x + 4; column < x + width - 4; column += 6) if (next(5) < 2) lit += `M${column} ${y}h3v3.6h-3z`;
    }
    x += width;
  }
  return { far: `${far}V104H-4z`, near: `${near}V104H-4z`, lit, moon: next(3) ? 0 : 20 + next(120), beam: next(3) ? 0 : 20 + next(120) };
}
