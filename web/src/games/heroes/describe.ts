/** What the things of Heroes Incorporated are: heroes, cards, districts, pawns, dice, markers, seats. */
import type { View } from "../../lib/live.svelte";
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import type { Description, Picture } from "../types";
import { cardPicture, districtPicture, heroPicture } from "./art";
import { cityOf, heroOf, ownerOf, strength, TURNS, villainLabel, type City, type District } from "./city";

const POWERS: Record<string, string> = {
  transform: "HI-104", fly: "HI-105", blast: "HI-106", noble: "HI-107", magic: "HI-109", teleport: "HI-110", detective: "HI-113",
  super_senses: "HI-114", super_speed: "HI-115", inventor: "HI-116", illusion: "HI-118", mind_control: "HI-120", minions: "HI-122",
  rocket: "HI-126", outsmart: "HI-127", mimic: "HI-128",
};
const CLASSES: Record<string, string> = {
  ko_gadget: "HI-092", equipment_gadget: "HI-094", hq_gadget: "HI-096", fame: "HI-098", fate: "HI-099", adventure: "HI-100",
  super_villain: "HI-081", power_up: "HI-102",
};

export function picture(thing: string, view: View): Picture | null {
  const city = cityOf(view);
  const [sort, one = "", two = ""] = thing.split(":");
  switch (sort) {
    case "keep":
    case "left":
    case "hero":
    case "die":
      return heroPicture(one, city.faces);
    case "card":
    case "villain":
      return cardPicture(one, city.faces);
    case "gear":
      return cardPicture(two, city.faces);
    case "fame":
      return cardPicture(city.seats[Number(one)]?.fame ?? "", city.faces);
    case "hq":
      return cardPicture(city.seats[Number(one)]?.hq ?? "", city.faces);
    case "district":
      return districtPicture(one, city);
  }
  return null;
}

export function describe(thing: string, view: View, words: Words, names: readonly string[]): Description | null {
  const city = cityOf(view);
  const [sort, one = "", two = ""] = thing.split(":");
  const player = city.seats[Number(one)];
  switch (sort) {
    case "keep":
    case "left":
    case "hero":
      return hero(one, city, words, names);
    case "card":
      return card(one, city, words);
    case "villain":
      return { ...card(one, city, words), rules: ["HI-083", "HI-085", "HI-081"] };
    case "gear":
      return card(two, city, words);
    case "fame":
      return player?.fame ? { ...card(player.fame, city, words), rules: ["HI-098", "HI-146"] } : null;
    case "hq":
      return player?.hq ? { ...card(player.hq, city, words), facts: player.hq_used ? [say("heroes-used")] : [], rules: ["HI-096", "HI-064"] } : null;
    case "district":
      return district(one, city, words, names);
    case "pawn": {
      const at = city.city.find((place) => place.pawns.includes(one));
      return { title: words.say("answer-pawn.name", { pawn: one }), facts: at ? [words.say(`district-${at.id}`)] : [], text: say("heroes-about-pawn"), rules: ["HI-009", "HI-068", "HI-138"], quick: true };
    }
    case "die": {
      const fighter = heroOf(one, city);
      const number = (fighter?.die ?? 0) + (fighter?.plus ?? 0);
      return fighter ? { title: say("heroes-die", { number, hero: words.say(`hero-${one}`) }), picture: heroPicture(one, city.faces), text: say("heroes-about-die"), rules: ["HI-073", "HI-134"] } : null;
    }
    case "markers":
      return player ? { title: say("heroes-markers-title"), facts: [say("heroes-markers", { coloured: player.coloured, white: player.white, spent: player.slots.length })], text: say("heroes-about-markers", { turns: TURNS }), rules: ["HI-016", "HI-017", "HI-053"] } : null;
    case "justice":
      return player ? { title: say("heroes-justice", { count: player.justice }), text: say("heroes-about-justice"), rules: ["HI-152", "HI-154", "HI-151"] } : null;
    case "hand":
    case "seat":
      return player ? seat(Number(one), city, words, names) : null;
    case "deck":
      return { title: say("heroes-deck", { count: city.deck }), text: say("heroes-about-deck"), rules: ["HI-058", "HI-091"], quick: true };
    case "discard": {
      const top = city.discard[city.discard.length - 1];
      const title = say("heroes-discard", { count: city.discard.length, top: top ? words.say(`card-${top}`) : "" });
      return top ? { ...card(top, city, words), facts: [title] } : { title, text: say("heroes-about-discard"), rules: ["HI-145"] };
    }
    case "track":
      return { title: say("heroes-track-title"), facts: city.seats.map((other, seat) => say("heroes-points", { name: names[seat], points: other.score })), text: say("heroes-aim", { points: city.target }), rules: ["HI-001", "HI-137", "HI-141"] };
    case "compass":
      return { title: say("heroes-compass"), text: say("heroes-about-compass"), rules: ["HI-010", "HI-138", "HI-139"] };
  }
  return null;
}

function hero(id: string, city: City, words: Words, names: readonly string[]): Description {
  const face = city.faces.heroes[id];
  const now = heroOf(id, city);
  const owner = ownerOf(id, city);
  const powers = [...(face?.powers ?? []), ...(now?.copied ? [now.copied] : [])];
  return {
    title: words.say(`hero-${id}`), picture: heroPicture(id, city.faces), kind: words.say(`origin-${face?.origin ?? "tech"}`),
    facts: [
      ...(owner >= 0 ? [names[owner] ?? ""] : []),
      ...(now?.at ? [words.say(`district-${now.at}`)] : []),
      ...(now?.plus ? [say("heroes-combat", { plus: now.plus })] : []),
      ...(now?.ko ? [words.say("knocked-out")] : []),
      ...(now?.die_on ? [say("heroes-busy")] : []),
      ...(now?.marker && !now.ready ? [say("heroes-spent")] : []),
    ],
    text: "",
    more: [
      ...powers.map((power) => ({ title: words.say(`power-${power}`), text: words.say(`power-${power}.text`) })),
      ...(now?.gear ?? []).map((gear) => ({ title: words.say(`card-${gear}`), text: words.say(`card-${gear}.text`) })),
    ],
    rules: powers.map((power) => POWERS[power] ?? "HI-013"),
  };
}

function card(id: string, city: City, words: Words): Description {
  const face = city.faces.cards[id];
  const kind = face?.class ?? "fate";
  const facts = kind === "super_villain" && face?.combat ? [say("heroes-reach", { number: strength(face.combat) })] : [];
  return { title: words.say(`card-${id}`), picture: cardPicture(id, city.faces), kind: words.say(`class-${kind}`), facts, text: words.say(`card-${id}.text`), rules: [CLASSES[kind] ?? "HI-099"] };
}

function district(id: string, city: City, words: Words, names: readonly string[]): Description | null {
  const place = city.city.find((one) => one.id === id);
  if (!place) return null;
  const base = { title: words.say(`district-${id}`), picture: districtPicture(id, city), facts: districtFacts(place, city, words, names), quick: true };
  if (!place.number) return { ...base, text: say("heroes-ruin-text"), rules: ["HI-A31"] };
  return { ...base, text: say("heroes-value-text", { value: place.number }), more: [{ title: say("heroes-power"), text: words.say(`district-${id}.text`) }], rules: ["HI-007", "HI-069", "HI-135"] };
}

/** Who and what is at a district. */
export function districtFacts(place: District, city: City, words: Words, names: readonly string[]): string[] {
  return [
    place.number === null ? say("heroes-ruin") : say("heroes-value", { value: place.number }),
    ...(place.pawns.length ? [say("heroes-pawns", { letters: words.join(place.pawns), count: place.pawns.length })] : []),
    ...place.heroes.map((one) => say("heroes-stands", { hero: words.say(`hero-${one}`), name: names[ownerOf(one, city)] ?? "" })),
    ...place.dice.map((die) => say("heroes-die", { number: die.face + die.plus, hero: words.say(`hero-${die.hero}`) })),
    ...place.villains.map((villain) => villainLabel(villain, words)),
    ...(place.token ? [say("heroes-token")] : []),
  ];
}

function seat(number: number, city: City, words: Words, names: readonly string[]): Description {
  const player = city.seats[number]!;
  const owned = [player.fame, player.hq].filter((one) => one !== null);
  return {
    title: names[number] ?? "",
    facts: [say("heroes-score", { points: player.score }), say("heroes-hand-count", { count: player.hand.count }), ...(player.justice ? [say("heroes-justice", { count: player.justice })] : []), ...(player.beaten ? [say("heroes-beaten", { count: player.beaten })] : [])],
    text: say("heroes-aim", { points: city.target }),
    more: [
      ...player.team.map((one) => ({ title: words.say(`hero-${one.id}`), text: `${words.join(one.powers.map((power) => words.say(`power-${power}`)))}.` })),
      ...owned.map((one) => ({ title: words.say(`card-${one}`), text: words.say(`card-${one}.text`) })),
    ],
    rules: ["HI-001", "HI-137", "HI-141"],
  };
}
