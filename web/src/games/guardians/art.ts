/** How heroes, villains, cards, pieces and tiles look: an icon and a few colours each, the same everywhere. */
import type { Picture } from "../types";
import type { Table } from "./district";

const FIGURES: Record<string, string> = {
  ultrawoman: "wing-cloak", rage: "rock-golem", duchess: "domino-mask", fahrenheit: "fire-silhouette", tempo: "running-ninja",
  paradox: "brain-tentacle", scoop: "photo-camera", bulldog: "sitting-dog", xtina: "sonic-shout", emissary: "alien-stare",
  nodalie: "old-microphone", iron_turtle: "turtle-shell", tour_bus: "bus",
};

const PIECES: Record<string, string> = {
  car: "city-car", hot_dog_stand: "hot-dog", fire_hydrant: "manual-water-pump", newsstand: "newspaper", dumpster: "trash-can",
  lamp_post: "street-light", sonic_machine: "speaker", artefact: "glowing-artifact", vault: "locked-chest", subway: "subway",
  fountain: "water-fountain", mixing_desk: "settings-knobs", crane: "cargo-crane", diner: "hamburger", breaker: "lever",
  pedestal: "greek-temple", traffic_lights: "traffic-lights-ready-to-go", bank_front: "door", vault_door: "locked-door",
};

const CARDS: Record<string, string> = {
  meteor_punch: "meteor-impact", heat_vision: "laser-sparks", steel_skin: "metal-skirt", supersonic: "supersonic-arrow",
  shockwave_clap: "sonic-boom", to_the_rescue: "life-buoy", iron_will: "anvil", public_idol: "star-medal", shaky_landing: "falling-blob",
  held_back: "hand-grip", orbital_drop: "burning-meteor", symbol_of_hope: "sunbeams", haymaker: "high-punch", ground_pound: "quake-stomp",
  thick_hide: "rhinoceros-horn", wrecking_leap: "jump-across", throw_anything: "throwing-ball", roar: "sonic-screech", stubborn: "bull-horns",
  out_of_control: "enrage", blind_fury: "blindfold", growing_pains: "muscle-up", unstoppable: "charging-bull", apocalypse_fist: "mailed-fist",
  rapier_wit: "piercing-sword", poisoned_dart: "dart", riposte: "crossed-swords", disguise: "drama-masks", blackmail: "envelope",
  master_plan: "chess-queen", safe_cracker: "skeleton-key", haughty: "queen-crown", debutante: "handheld-fan", stage_fright: "theater-curtains",
  web_of_agents: "spider-web", coup_de_grace: "stiletto", fireball: "fireball", flame_jet: "flamethrower", heat_haze: "heat-haze",
  thermals: "feathered-wing", ring_of_fire: "fire-ring", cauterize: "bandage-roll", meltdown: "melting-metal", overheating: "thermometer-hot",
  sparks: "sparkles", cold_feet: "frozen-block", inferno: "celebration-fire", phoenix: "fire-dash", flurry: "punch-blast", whirlwind: "whirlwind",
  vibrate: "sound-waves", time_skip: "teleport", hit_and_run: "sprint", relay: "shaking-hands", speed_reader: "book-pile", impatient: "alarm-clock",
  stumble: "falling", out_of_breath: "bad-breath", speed_of_light: "sundial", sonic_boom: "hypersonic-bolt", mind_spike: "brainstorm",
  tk_throw: "psychic-waves", force_bubble: "bubble-field", dimension_door: "magic-portal", telepathic_link: "mesh-network", genius: "enlightenment",
  confusion: "star-swirl", absent_minded: "thought-bubble", headache: "brain-freeze", pure_theory: "abstract-013", time_loop: "backward-time",
  mind_master: "puppet", bruised_ribs: "ribcage", twisted_ankle: "foot-trip", dislocated_shoulder: "arm-bandage", concussion: "knocked-out-stars",
  dazed: "star-pupil", blurred_vision: "sight-disabled", bleeding: "bleeding-wound", cut_off: "broken-heart",
};

export const STAT_ICONS: Record<string, string> = { speed: "sprint", attack: "fist", defence: "round-shield", mental: "brain", health: "hearts" };

const TILES: Record<string, string> = {
  "1A": "crossroad", "1B": "colombian-statue", "2A": "bank", "2B": "subway", "3A": "park-bench", "3B": "old-microphone", "4A": "cargo-crane",
  "4B": "harbor-dock", "5A": "hamburger", "5B": "nuclear-plant", "6A": "greek-temple", "6B": "modern-city",
};

type Colours = readonly [ground: string, dots: string, ink: string];

/** The ground of a tile, and its darker Zones. */
export const GROUNDS: Record<string, readonly [string, string]> = {
  "1A": ["#dcd5c3", "#cfc6b0"], "1B": ["#e2d6bd", "#d3c4a3"], "2A": ["#d5d3e0", "#c2bfd4"], "2B": ["#d6dbdf", "#c3cad1"],
  "3A": ["#cfdcb4", "#bccd9a"], "3B": ["#e3c9b0", "#d4b392"], "4A": ["#ead29b", "#dcc07d"], "4B": ["#c1d7dd", "#a9c6cf"],
  "5A": ["#ecd6cb", "#dfc0b0"], "5B": ["#d9d9c4", "#c8c8ad"], "6A": ["#e0d3d9", "#cfbdc6"], "6B": ["#d6d0c4", "#c7bfae"],
};

/** Ground, dots and ink by what a card is for. */
export const TYPES: Record<string, Colours> = {
  movement: ["#a8d5e8", "#4f9cc0", "#0b3550"], attack: ["#f3a590", "#d2583c", "#571408"], defence: ["#b9d59a", "#6fa045", "#1c3a08"],
  mental: ["#d5b8ec", "#9564c6", "#361157"], coordination: ["#f6d684", "#d9a52b", "#4c3000"], weakness: ["#cfcabf", "#8f897c", "#2c2823"],
  wound: ["#e9b3b8", "#b03a48", "#4a0910"],
};

export const TYPE_ICONS: Record<string, string> = {
  movement: "sprint", attack: "fist", defence: "round-shield", mental: "brain", coordination: "shaking-hands", weakness: "broken-heart", wound: "bandage-roll",
};

const KINDS: Record<string, string> = { movement: "item", attack: "effect", defence: "ally", mental: "condition", coordination: "hero", weakness: "curse", wound: "curse" };

/** A team's ink, its paper, and the villains': each with a shape of its own, so that nobody needs the hue. */
export const TEAMS: readonly { ink: string; pale: string; head: string }[] = [
  { ink: "#24478f", pale: "#dfe8fb", head: "M30 4a24 24 0 0 1 24 24c0 13-9 22-16 29l-8 11-8-11C15 50 6 41 6 28A24 24 0 0 1 30 4z" },
  { ink: "#b3202c", pale: "#fbe0df", head: "M8 6 52 4 54 48 39 51 30 68 21 51 6 48z" },
  { ink: "#34224f", pale: "#e7dcf7", head: "M30 1 38 10 49 6 49 18 60 23 53 32 58 43 46 45 40 55 30 68 20 55 14 45 2 43 7 32 0 23 11 18 11 6 22 10z" },
];
export const teamOf = (team: number | null | undefined): (typeof TEAMS)[number] => TEAMS[team ?? 2] ?? TEAMS[2]!;

export const figureIcon = (sheet: string): string => FIGURES[sheet] ?? "domino-mask";
export const pieceIcon = (id: string): string => PIECES[id] ?? "cargo-crate";
export const cardIcon = (id: string): string => CARDS[id] ?? "card-random";
export const tileIcon = (id: string): string => TILES[id] ?? "modern-city";
export const typeOf = (card: string, table: Table): string => table.faces.cards[card]?.type ?? "wound";
export const coloursOf = (card: string, table: Table): Colours => TYPES[typeOf(card, table)] ?? TYPES["wound"]!;

export function cardPicture(id: string, table: Table): Picture {
  const face = table.faces.cards[id];
  const type = typeOf(id, table);
  return { id, icon: cardIcon(id), kind: KINDS[type] ?? "effect", shape: "card", number: "", source: face?.source, colours: coloursOf(id, table), frame: type === "wound" ? "#4a0910" : "#f4ead2" };
}

/** The ground on which a hero's picture stands: his team's paper. */
export function figurePicture(sheet: string, team: number | null | undefined, table: Table): Picture {
  const { ink, pale } = teamOf(team);
  const face = table.faces.heroes[sheet] ?? table.faces.villains[sheet] ?? table.faces.pieces[sheet];
  return { id: sheet, icon: figureIcon(sheet), kind: team === 2 || team === null ? "villain" : "hero", number: "", source: face?.source, colours: [pale, ink, ink] };
}

export function piecePicture(id: string, table: Table): Picture {
  return { id, icon: pieceIcon(id), kind: "hero", number: "", source: table.faces.pieces[id]?.source, colours: ["#ffd9a0", "#e58a1f", "#4d2600"] };
}

export function tilePicture(id: string): Picture {
  const [light, dark] = GROUNDS[id] ?? GROUNDS["1A"]!;
  return { id, icon: tileIcon(id), kind: "hero", number: "", colours: [light, dark, "#1d2f5f"] };
}
