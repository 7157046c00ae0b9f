/** An icon for every card of every villain: the same card looks the same everywhere. */
const CARDS: Record<string, Record<string, string>> = {
  captain_hook: {
    boarding_party: "pirate-flag", give_them_a_scare: "ghost", swashbuckler: "sword-brandish", worthy_opponent: "crossed-swords",
    aye_aye_sir: "ship-wheel", cannon: "cannon", cunning: "pirate-captain", cutlass: "crossed-sabres", hooks_case: "pirate-hook",
    obsession: "bullseye", pirate_brute: "strong-man", ingenious_device: "gears", mr_starkey: "pirate-hat",
    never_land_map: "treasure-map", smee: "anchor", pixie_dust: "sparkles", lost_boys: "three-friends",
    splitting_headache: "knocked-out-stars", taunt: "tongue", john: "top-hat", michael: "bear-face", peter_pan: "pan-flute",
    tick_tock: "croc-jaws", tinker_bell: "fairy", wendy: "sewing-needle",
  },
  jafar: {
    necessary_sacrifice: "sacrificial-dagger", palace_guard: "halberd", scimitar: "sparkling-sabre", scrying: "crystal-ball",
    a_snake_am_i: "cobra", deception: "drama-masks", giant_hourglass: "hourglass", hypnotize: "star-swirl",
    manipulation: "puppet", sorcerous_power: "magic-swirl", gazeem: "cloak-dagger", iago: "parrot-head", magic_lamp: "magic-lamp",
    razoul: "turban", scarab_pendant: "gold-scarab", snake_staff: "snake-totem", wish: "falling-star", crushing_blow: "punch-blast",
    narrow_escape: "run", abu: "monkey", aladdin: "fez", carpet: "rolled-cloth", genie: "djinn", princess_jasmine: "gem-necklace",
    rajah: "tiger-head", sultan: "indian-palace", treachery: "backstab",
  },
  maleficent: {
    cackling_goon: "imp-laugh", dragon_form: "spiked-dragon-head", forest_of_thorns: "thorny-vine", green_fire: "flame",
    savage_goon: "orc-head", sinister_goon: "goblin-head", vanish: "invisible", dreamless_sleep: "night-sleep", malice: "evil-eyes",
    tyranny: "crown-of-thorns", raven: "raven", spinning_wheel: "spinning-wheel", staff: "orb-wand", guards: "guards",
    sword_of_truth: "shining-sword", once_upon_a_dream: "dream-catcher", aurora: "rose", fauna: "fairy-wand", flora: "fairy-wings",
    king_hubert: "throne-king", king_stefan: "king", merryweather: "lunar-wand", prince_phillip: "mounted-knight",
  },
  prince_john: {
    beautiful_lovely_taxes: "coins-pile", imprison: "imprisoned", rhino_guards: "rhinoceros-horn", warrant: "wanted-reward",
    wolf_archers: "wolf-head", bow_and_arrows: "bow-arrow", cowardice: "worried-eyes", greed: "take-my-money", set_a_trap: "wolf-trap",
    golden_arrow: "winged-arrow", intimidation: "shouting", king_richards_crown: "jewel-crown", nutsy: "vulture",
    sheriff_of_nottingham: "police-badge", sir_hiss: "snake", trigger: "crossbow", clever_disguise: "domino-mask",
    steal_from_the_rich: "robber-hand", alan_a_dale: "rooster", friar_tuck: "badger", king_richard: "lion", lady_kluck: "chicken",
    little_john: "bear-head", maid_marian: "fox-tail", robin_hood: "robin-hood-hat", skippy: "rabbit", toby: "tortoise",
  },
  queen_of_hearts: {
    card_guard_club: "clubs", card_guard_diamond: "diamonds", card_guard_heart: "hearts", card_guard_spade: "spades",
    off_with_your_head: "guillotine", spear: "spears", take_the_shot: "flamingo", by_order_of_the_queen: "scroll-unfurled",
    fury: "enrage", judgment: "gavel", makes_you_smaller: "drink-me", very_merry_unbirthday: "cake-slice", stopwatch: "stopwatch",
    the_king: "chess-king", tweedle_dee_and_tweedle_dum: "duality-mask", im_late_im_late: "pocket-watch",
    makes_you_larger: "cupcake", mome_raths: "spiral-bloom", alice: "bow-tie-ribbon", caterpillar: "caterpillar",
    cheshire_cat: "sharp-smile", dodo: "dodo", dormouse: "seated-mouse", down_the_rabbit_hole: "hole", mad_hatter: "magic-hat",
    march_hare: "teapot", white_rabbit: "rabbit-head",
  },
  ursula: {
    binding_contract_lair: "tied-scroll", binding_contract_ship: "tied-scroll", binding_contract_shore: "tied-scroll",
    binding_contract_palace: "tied-scroll", change_form: "mirror-mirror", grow_giant: "giant", opportunist: "grab",
    whirlpool: "whirlwind", arrogance: "lipstick", divination: "third-eye", trickery: "spiral-tentacle", cauldron: "cauldron",
    crown: "queen-crown", flotsam: "eel", jetsam: "lamprey-mouth", poor_unfortunate_souls: "coral", trident: "trident",
    return_to_form: "anticlockwise-rotation", dinglehopper: "fishhook-fork", snarfblat: "smoking-pipe", ariel: "mermaid",
    eric: "sailboat", flounder: "tropical-fish", grimsby: "spectacles", king_triton: "harpoon-trident", max: "sitting-dog",
    scuttle: "seagull", sebastian: "crab",
  },
};

export const CARD_ICONS: Record<string, string> = Object.assign({}, ...Object.values(CARDS));

/** Whose card it is: every villain has cards of their own. */
export const VILLAIN_OF: Record<string, string> = Object.fromEntries(Object.entries(CARDS).flatMap(([villain, cards]) => Object.keys(cards).map((card) => [card, villain])));
