/** How the cards look: a comic cover for each, its colours by its type, its figure by its name. */
import type { Picture } from "../types";
import Face from "./Face.svelte";
import type { Card } from "./view";

/** What is drawn on a cover beside its figure. */
export interface CardPicture extends Picture {
  power?: number;
  attack?: boolean;
  defence?: boolean;
}

export interface Ink {
  ground: string;
  dots: string;
  figure: string;
  /** The sign of the type, for those who do not see the colour. */
  sign: string;
}

export const INKS: Record<string, Ink> = {
  hero: { ground: "#3f8ee8", dots: "#1c57ad", figure: "#ffd21f", sign: "domino-mask" },
  villain: { ground: "#d63a30", dots: "#8c1210", figure: "#ffe563", sign: "death-skull" },
  super_power: { ground: "#f5b32a", dots: "#cf7a08", figure: "#c8102e", sign: "lightning-trio" },
  equipment: { ground: "#8c99a8", dots: "#566371", figure: "#ffd21f", sign: "gears" },
  location: { ground: "#8b5cc7", dots: "#553089", figure: "#ffe3a1", sign: "modern-city" },
  starter: { ground: "#dccfa7", dots: "#b19f6f", figure: "#d6452c", sign: "punch" },
  none: { ground: "#77776c", dots: "#4b4b43", figure: "#cfd3c0", sign: "cracked-shield" },
  super_villain: { ground: "#23202a", dots: "#a3121a", figure: "#ff5a3c", sign: "crowned-skull" },
  super_hero: { ground: "#ffd21f", dots: "#e39b00", figure: "#1c57ad", sign: "justice-star" },
  challenge: { ground: "#1a1a1e", dots: "#6b5600", figure: "#ffd21f", sign: "time-bomb" },
  machination: { ground: "#1a1a1e", dots: "#7d1017", figure: "#ffd21f", sign: "puppet" },
  plot: { ground: "#5c0d13", dots: "#25060a", figure: "#ffd21f", sign: "spider-web" },
  loyalty: { ground: "#1a1a1e", dots: "#4d4000", figure: "#ffd21f", sign: "hidden" },
};

const FIGURES: Record<string, Record<string, string>> = {
  starter: { punch: "punch", vulnerability: "cracked-shield" },
  none: { weakness: "knocked-out-stars" },
  hero: {
    blue_beetle: "scarab-beetle", catwoman: "cat", dark_knight: "bat-mask", emerald_knight: "lantern", fastest_man_alive: "wingfoot",
    green_arrow: "bowman", high_tech_hero: "cyborg-face", jonn_jonzz: "alien-stare", kid_flash: "sprint", king_of_atlantis: "crown",
    man_of_steel: "strong-man", mera: "big-wave", princess_diana: "tiara", robin: "bird-mask", supergirl: "cape",
    swamp_thing: "plant-roots", zatanna_zatara: "magic-hat", retired_minuteman: "medal",
  },
  villain: {
    bane: "muscle-up", bizarro: "mirror-mirror", cheetah: "tiger-head", clayface: "melting-metal", doomsday: "fulguro-punch",
    gorilla_grodd: "gorilla", harley_quinn: "jester-hat", lobo: "meat-hook", the_penguin: "penguin", poison_ivy: "carnivorous-plant",
    the_riddler: "maze", scarecrow: "scarecrow", solomon_grundy: "shambling-zombie", starro: "sea-star",
    suicide_squad: "skull-crossed-bones", two_face: "coinflip", moloch: "devil-mask",
  },
  super_power: {
    kick: "high-kick", bulletproof: "bullet-impacts", heat_vision: "burning-eye", super_speed: "lightning-shadow",
    super_strength: "biceps", x_ray_vision: "cyber-eye", disintegration: "disintegrate", duplication: "two-shadows",
    reconstruction: "recycle", teleportation: "teleport",
  },
  equipment: {
    aquamans_trident: "trident", batmobile: "race-car", bat_signal: "light-projector", cape_and_cowl: "cowled",
    green_arrows_bow: "bow-arrow", lasso_of_truth: "lasso", nth_metal: "metal-bar", power_ring: "power-ring", utility_belt: "belt",
    owlship: "zeppelin", grapnel_gun: "grapple", field_journal: "notebook",
  },
  location: {
    arkham_asylum: "evil-tower", the_batcave: "cave-entrance", fortress_of_solitude: "iceberg", titans_tower: "space-needle",
    the_watchtower: "defense-satellite", antarctic_retreat: "icebergs", martian_palace: "ringed-planet",
  },
  super_villain: {
    ras_al_ghul: "crossed-sabres", anti_monitor: "black-hole-bolas", atrocitus: "burning-skull", black_manta: "manta-ray",
    brainiac: "brain-tentacle", captain_cold: "snowflake-2", darkseid: "omega", deathstroke: "eyepatch", the_joker: "card-joker",
    lex_luthor: "tie", parallax: "alien-bug", sinestro: "swirl-ring",
  },
  super_hero: {
    batman: "moon-bats", superman: "comet-spark", wonder_woman: "winged-shield", green_lantern: "old-lantern",
    the_flash: "power-lightning", aquaman: "magic-trident", cyborg: "mecha-mask", martian_manhunter: "mars-curiosity",
    doctor_manhattan: "atom", nite_owl: "barn-owl", ozymandias: "pharoah", rorschach: "ink-swirl", silk_spectre: "spectre",
    the_comedian: "diamonds-smile",
  },
  challenge: {
    riots: "molotov", keene_act: "gavel", nixon: "vote", cancer_scare: "radioactive", alien_invasion: "squid",
    doomsday_clock: "alarm-clock",
  },
  machination: { machination_hero: "puppet", machination_villain: "puppet", machination_super_power: "puppet", machination_equipment: "puppet" },
  plot: {
    plot_hero: "spider-web", plot_villain: "spider-web", plot_super_power: "spider-web", plot_equipment: "spider-web",
    plot_starter: "spider-web",
  },
  loyalty: { loyalty_mastermind: "chess-king", loyalty_loyal: "shaking-hands" },
};

const TYPES: Record<string, string> = Object.fromEntries(Object.entries(FIGURES).flatMap(([type, cards]) => Object.keys(cards).map((card) => [card, type])));

export function typeOf(id: string): string {
  return TYPES[id] ?? "none";
}

export function figureOf(id: string): string {
  return FIGURES[typeOf(id)]?.[id] ?? "hidden";
}

/** A card that is only known by its name: one that the log mentions, a large card, a Challenge. */
export function namedPicture(id: string, source = "printed", cost: number | null = null): CardPicture {
  return { id, icon: figureOf(id), kind: typeOf(id), number: "", source, cost, shape: "card", Face };
}

export function cardPicture(card: Card): CardPicture {
  return {
    ...namedPicture(card.id, card.source, card.cost),
    kind: card.super_villain ? "super_villain" : card.type,
    number: card.vp === null ? "*" : card.vp ? String(card.vp) : "",
    power: card.power,
    attack: !!card.attack,
    defence: !!card.defence,
  };
}
