/** How heroes, districts, cards and villains look: an icon and two colours each, the same everywhere. */
import type { Picture } from "../types";
import { strength, type City, type Faces, type HeroFace } from "./city";

const HEROES: Record<string, string> = {
  titan: "rock-golem", paragon: "winged-shield", shadowboxer: "cowled", stampede: "charging-bull", huntaar: "hunter-eyes",
  werebeast: "werewolf", thunderhawk: "eagle-head", andron: "android-mask", scrap: "spanner", traveller: "teleport",
  arcana: "crystal-ball", firebrand: "fire-silhouette", dr_illusion: "eye-of-horus", ceera: "brain-tentacle",
  silver_king: "imperial-crown", slingshot: "rocket-flight", cloner: "two-shadows",
};

const DISTRICTS: Record<string, string> = {
  threads: "sewing-machine", sofa: "sofa", pets: "sitting-dog", diner: "hot-meal", laundromat: "washing-machine",
  comics: "secret-book", garage: "mechanic-garage", pawnbroker: "two-coins", crimeland: "robber", precinct: "police-badge",
  gazette: "newspaper", subway: "subway", hospital: "hospital", library: "book-pile", stadium: "american-football-ball",
  warehouse: "cargo-crate", genicon: "dna1", makers: "ankh", dwengine: "gears", bank: "bank", channel6: "radio-tower",
  city_hall: "capitol", labs: "erlenmeyer", power_plant: "nuclear-plant", fort: "military-fort",
};

const CARDS: Record<string, string> = {
  stun_ray: "ray-gun", emp_pulse: "radar-dish", gene_inhibitor: "syringe", null_idol: "totem", xeno_toxin: "poison-bottle",
  knockout_gas: "gas-mask", jet_pack: "jet-pack", force_cannon: "bolter-gun", grapple_gun: "grapple",
  targeting_visor: "steampunk-goggles", battle_armor: "breastplate", portable_lab: "test-tubes", power_gauntlets: "mailed-fist",
  cloaking_device: "cloak", dimensional_key: "skeleton-key", crime_computer: "server-rack", hovercraft: "interceptor-ship",
  combat_simulator: "punching-bag", war_room: "world", front_page: "newspaper", underdogs: "sitting-dog",
  key_to_the_city: "house-keys", dynamic_duo: "shaking-hands", movie_deal: "clapperboard", sponsored_gear: "price-tag",
  villain_hunters: "crosshair", crime_wave: "siren", police_raid: "police-car", meteor_strike: "meteor-impact",
  power_drain: "battery-minus", equipment_failure: "cracked-shield", stolen_files: "files", dimensional_rift: "vortex",
  call_to_justice: "gavel", time_warp: "time-trap", thorn: "thorny-vine", limbo: "infinity", ironjaw: "jawbone",
  short_circuit: "electrical-crescent", gene_reaver: "claws", the_heretic: "cultist", blackout: "unplugged",
  cutpurse: "robber-hand", landslide: "falling-rocks", evolver: "dinosaur-rex", mammoth: "mammoth", mind_ripper: "brain-leak",
  berserker: "barbarian", overclock: "overdrive", godslayer: "broken-skull", exterminator: "laser-turret",
  power_leech: "leeching-worm", riftwalker: "magic-portal", puppeteer: "puppet", power_up: "biceps", alien_serum: "alien-egg",
};

const CLASS_ICONS: Record<string, string> = {
  ko_gadget: "knocked-out-stars", equipment_gadget: "backpack", hq_gadget: "radar-dish", fame: "star-medal", fate: "falling-star",
  adventure: "treasure-map", super_villain: "death-skull", power_up: "biceps",
};

/** The window of a card, which tells its class from afar. */
const CLASS_KINDS: Record<string, string> = {
  ko_gadget: "item", equipment_gadget: "item", hq_gadget: "item", fame: "ally", fate: "effect", adventure: "condition",
  super_villain: "curse", power_up: "effect",
};

type Colours = readonly [ground: string, dots: string, ink: string];

/** Ground, dots, ink. */
const ORIGINS: Record<string, Colours> = {
  mutant: ["#8fd45e", "#4c9a2c", "#12350a"],
  tech: ["#8fd0e8", "#3d8fb5", "#07304a"],
  chosen: ["#ffd25e", "#d99a17", "#4a2c00"],
  alien: ["#c9a4ff", "#8457d6", "#2a0e5c"],
};

export const CLASS_COLOURS: Record<string, Colours> = {
  ko_gadget: ["#ff9e7a", "#d8552a", "#57160a"],
  equipment_gadget: ["#8fd0e8", "#3d8fb5", "#07304a"],
  hq_gadget: ["#a9b8ff", "#5a6fd8", "#141f63"],
  fame: ["#ffd25e", "#d99a17", "#4a2c00"],
  fate: ["#d3a8f0", "#8d4fc0", "#35094f"],
  adventure: ["#a6dd8a", "#55a23a", "#143a08"],
  super_villain: ["#f0646a", "#a3121f", "#2b0308"],
  power_up: ["#ffb45c", "#dd7410", "#4d2100"],
};

/** Sky above, sky below, sign: a calm district is blue, a dangerous one burns. */
export const SKIES: Record<string, Colours> = {
  "2": ["#16245f", "#3d7fc4", "#ffe08a"],
  "3": ["#221660", "#7a52c7", "#ffd166"],
  "4": ["#2c1250", "#d5742b", "#fff0b8"],
  "5": ["#330c33", "#dd3f2e", "#ffe9a0"],
  crimeland: ["#0d0712", "#a0101d", "#ff5a4d"],
  ruin: ["#26242c", "#5d5a63", "#8d8994"],
};

export const heroIcon = (id: string): string => HEROES[id] ?? "domino-mask";
export const districtIcon = (id: string): string => DISTRICTS[id] ?? "modern-city";

export function cardIcon(id: string, faces: Faces): string {
  if (CARDS[id]) return CARDS[id];
  if (id.startsWith("adventure_")) return heroIcon(id.slice("adventure_".length));
  return CLASS_ICONS[faces.cards[id]?.class ?? ""] ?? "card-draw";
}

export const classIcon = (name: string): string => CLASS_ICONS[name] ?? "card-draw";
export const heroColours = (face: HeroFace | undefined): Colours => ORIGINS[face?.origin ?? "tech"] ?? ORIGINS["tech"]!;
export const cardColours = (id: string, faces: Faces): Colours => CLASS_COLOURS[faces.cards[id]?.class ?? ""] ?? CLASS_COLOURS["fate"]!;

export function heroPicture(id: string, faces: Faces): Picture {
  const face = faces.heroes[id];
  return { id, icon: heroIcon(id), kind: "hero", number: "", source: face?.source, colours: heroColours(face) };
}

export function cardPicture(id: string, faces: Faces): Picture {
  const face = faces.cards[id];
  const colours = cardColours(id, faces);
  const villain = face?.class === "super_villain";
  return { id, icon: cardIcon(id, faces), kind: CLASS_KINDS[face?.class ?? ""] ?? "effect", shape: "card", number: villain && face.combat ? strength(face.combat) : "", source: face?.source, colours, frame: villain ? "#2b0b14" : "#fff1c9" };
}

export function districtPicture(id: string, city: City): Picture {
  const district = city.city.find((one) => one.id === id);
  const sky = SKIES[id === "crimeland" ? id : district?.destroyed ? "ruin" : String(district?.number ?? 3)] ?? SKIES["3"]!;
  return { id, icon: districtIcon(id), kind: "villain", number: district?.number ? String(district.number) : "", source: district?.source, colours: [sky[1], sky[0], "#1a1033"] };
}
