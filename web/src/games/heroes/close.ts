/** Heroes, cards and districts seen large: what they do, and by which rules. */
import type { Closer } from "../../lib/peek.svelte";
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import { cardPicture, districtPicture, heroPicture } from "./art";
import type { City } from "./city";

const POWERS: Record<string, string> = {
  transform: "HI-104", fly: "HI-105", blast: "HI-106", noble: "HI-107", magic: "HI-109", teleport: "HI-110", detective: "HI-113",
  super_senses: "HI-114", super_speed: "HI-115", inventor: "HI-116", illusion: "HI-118", mind_control: "HI-120", minions: "HI-122",
  rocket: "HI-126", outsmart: "HI-127", mimic: "HI-128",
};
const CLASSES: Record<string, string> = {
  ko_gadget: "HI-092", equipment_gadget: "HI-094", hq_gadget: "HI-096", fame: "HI-098", fate: "HI-099", adventure: "HI-100",
  super_villain: "HI-081", power_up: "HI-102",
};

export function heroCloser(id: string, city: City, words: Words): Closer {
  const face = city.faces.heroes[id];
  const powers = face?.powers ?? [];
  const told = powers.map((power) => `${words.say(`power-${power}`)}: ${words.say(`power-${power}.text`)}`);
  return { picture: heroPicture(id, city.faces), title: words.say(`hero-${id}`), text: [words.say(`origin-${face?.origin ?? "tech"}`) + ".", ...told].join(" "), rules: powers.map((power) => POWERS[power] ?? "HI-013") };
}

export function cardCloser(id: string, city: City, words: Words): Closer {
  const kind = city.faces.cards[id]?.class ?? "fate";
  return { picture: cardPicture(id, city.faces), title: words.say(`card-${id}`), text: `${words.say(`class-${kind}`)}. ${words.say(`card-${id}.text`)}`, rules: [CLASSES[kind] ?? "HI-099"] };
}

export function districtCloser(id: string, city: City, words: Words): Closer {
  const district = city.city.find((one) => one.id === id);
  const picture = districtPicture(id, city);
  const title = words.say(`district-${id}`);
  if (!district?.number) return { picture, title, text: say("heroes-ruin-text"), rules: ["HI-A31"] };
  return { picture, title, text: `${say("heroes-value-text", { value: district.number })} ${words.say(`district-${id}.text`)}`, rules: ["HI-007", "HI-008"] };
}
