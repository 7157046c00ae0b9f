export const EMBLEMS = [
  "domino-mask", "cape", "fist", "justice-star", "rocket", "comet-spark", "flat-paw-print", "feathered-wing",
  "bolt-eye", "moon", "sun", "flame", "spider-face", "bat-mask", "hawk-emblem", "owl", "fox-head", "shark-fin",
  "ufo", "atom", "diamond-hard", "crown",
] as const;

export const BOT_EMBLEMS: Record<string, string> = {
  civilian: "vintage-robot",
  sidekick: "robot-helmet",
  hero: "robot-antennas",
  legend: "robot-golem",
};

export const BOTS = ["civilian", "sidekick", "hero", "legend"] as const;

/** One hue for each seat, away from the blue and orange of the tiles, with a shape for those who do not see it. */
export const SEAT_COLOURS = ["#c8102e", "#14783c", "#6d28d9", "#b3186d", "#7a4b12", "#3f4a5a", "#0f6d75", "#8a6100"];
const SHAPES = [
  "M50 4a46 46 0 1 0 .1 0z",
  "M10 12 90 8 94 90 8 93z",
  "M50 3 97 90 4 93z",
  "M50 2 97 51 50 98 3 49z",
  "M50 2 63 35 98 37 71 60 80 95 50 76 20 95 29 60 2 37 37 35z",
  "M27 8 74 7 97 50 73 94 26 93 3 50z",
  "M36 4H64V36H96V64H64V96H36V64H4V36H36z",
  "M50 96 6 50C-8 20 30-6 50 24 70-6 108 20 94 50z",
];

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length]!;
}

export function seatShape(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}

/** A small number from an id: the same thing is drawn the same way everywhere. */
export function hash(id: string): number {
  let value = 2166136261;
  for (const letter of id) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  return value >>> 0;
}

/** The points of a comic burst around (cx, cy). */
export function burst(cx: number, cy: number, outer: number, inner: number, spikes: number, seed: string): string {
  const turn = hash(seed);
  let path = "";
  for (let i = 0; i < spikes * 2; i++) {
    const wobble = 0.86 + ((turn >>> (i % 24)) & 7) / 25;
    const radius = i % 2 ? inner : outer * wobble;
    const angle = (Math.PI * i) / spikes + (turn % 7);
    path += `${i ? "L" : "M"}${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  }
  return `${path}z`;
}
