/** What the things of Guardians' Chronicles are: heroes, villains, cards, Spaces, pieces, dice, newspapers. */
import type { View } from "../../lib/live.svelte";
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import type { Description, Picture } from "../types";
import { cardPicture, figurePicture, piecePicture, tilePicture } from "./art";
import { figureOf, heroOf, heroesOf, STATS, tableOf, zoneOf, type Figure, type Hero, type Table } from "./district";

type More = { title: string; text: string }[];

export function picture(thing: string, view: View): Picture | null {
  const table = tableOf(view);
  const [sort = "", one = "", two = ""] = thing.split(":");
  const piece = one.split("@")[0] ?? "";
  switch (sort) {
    case "hero":
    case "mission":
      return figurePicture(one, heroOf(one, table)?.team ?? 0, table);
    case "figure": {
      const figure = figureOf(one, table);
      return figure ? figurePicture(figure.sheet, figure.team, table) : (heroOf(one, table) && figurePicture(one, heroOf(one, table)!.team, table)) ?? null;
    }
    case "hand":
      return cardPicture(two, table);
    case "card":
      return cardPicture(one, table);
    case "object":
    case "spot":
    case "door":
      return piecePicture(piece, table);
    case "machine":
      return piecePicture("sonic_machine", table);
    case "zone":
      return tilePicture(one.slice(0, 2));
  }
  return null;
}

export function describe(thing: string, view: View, words: Words, names: readonly string[]): Description | null {
  const table = tableOf(view);
  const [sort = "", one = "", two = ""] = thing.split(":");
  const [piece = "", space = ""] = one.split("@");
  const hero = heroOf(one, table);
  switch (sort) {
    case "hero":
      return aboutHero(one, table, words, names);
    case "figure":
      return aboutFigure(one, table, words, names);
    case "hand":
      return aboutCard(two, table, words);
    case "card":
      return aboutCard(one, table, words);
    case "slot":
      return { title: words.say(`side-${two}`), picture: picture(`hero:${one}`, view), kind: words.say(`name-${one}`), text: say(`guardians-about-${two}`), rules: [two === "left" ? "GC-057" : "GC-058", "GC-060"], quick: true };
    case "back":
      return { title: say("guardians-take-back"), kind: words.say(`name-${one}`), text: "", rules: ["GC-125"], quick: true };
    case "stat":
      return { title: words.say(`stat-${two}`), kind: words.say(`name-${one}`), facts: hero ? [String(hero.stats[STATS.indexOf(two as "speed")])] : [], text: say(`guardians-about-${two}`), rules: ["GC-038"] };
    case "ready":
      return { title: say("guardians-ready"), text: say("guardians-about-ready"), rules: ["GC-124", "GC-129"], quick: true };
    case "end":
      return { title: say("guardians-end"), text: say("guardians-about-end"), rules: ["GC-134"], quick: true };
    case "order":
    case "before":
    case "initiative":
      return { title: say("guardians-initiative"), text: say("guardians-about-initiative"), rules: ["GC-127", "GC-132", "GC-135"], quick: true };
    case "space":
      return { title: one, kind: words.say(`zone-${zoneOf(one, table)}`), facts: spaceFacts(one, table, words), text: say("guardians-about-space"), rules: ["GC-154", "GC-156"] };
    case "zone":
      return { title: words.say(`zone-${one}`), picture: tilePicture(one.slice(0, 2)), facts: table.figures.filter((figure) => zoneOf(figure.space, table) === one).map((figure) => words.say(`name-${figure.id}`)), text: say("guardians-about-zone"), rules: ["GC-104", "GC-154"], quick: true };
    case "spot":
      return aboutPiece(piece, "spot", space, table, words, ["GC-105", "GC-171"]);
    case "object":
      return aboutPiece(piece, "object", space, table, words, ["GC-118", "GC-119"]);
    case "machine":
      return aboutPiece("sonic_machine", "token", one, table, words, ["GC-171", "GC-173"]);
    case "door":
      return { title: words.say(`door-${one}`), picture: piecePicture(one, table), facts: table.closed.includes(one) ? [say("guardians-closed")] : [], text: say("guardians-about-door"), rules: ["GC-171"] };
    case "die":
      return { title: say("labelled", { what: words.say(`die-${one}`), text: words.say(`face-${two}`) }), text: say(two === "pow" ? "guardians-about-pow" : `guardians-about-${one}`), rules: ["GC-164", "GC-165"] };
    case "mission":
      return hero?.mission ? aboutMission(hero, table, words) : null;
    case "threat":
      return aboutThreat(table, words);
    case "minions":
      return aboutSheet("nodalie", table, words, []);
    case "turn":
      return { title: say("guardians-turn", { turn: Math.max(1, table.turn), last: table.last_turn }), text: say("guardians-about-turn"), rules: ["GC-123", "GC-138"] };
    case "team":
      return aboutTeam(Number(one), table, words);
    case "paper":
      return { title: words.say(`paper-${one}`), text: say(`guardians-motto-${one}`), rules: ["GC-017"], quick: true };
    case "seat":
      return aboutSeat(Number(one), table, words, names);
  }
  return null;
}

/** What stands and lies on a Space. */
export function spaceFacts(space: string, table: Table, words: Words): string[] {
  return [
    ...table.figures.filter((one) => one.space === space).map((one) => words.say(`name-${one.id}`)),
    ...(table.district?.spots ?? []).filter((one) => one.space === space).map((one) => words.say(`spot-${one.id}`)),
    ...table.objects.filter((one) => one.space === space).map((one) => words.say(`object-${one.id}`)),
    ...table.machines.filter((one) => one.space === space).map(() => words.say("token-sonic_machine")),
    ...table.malus.filter((one) => one.on === space).map((one) => say("guardians-malus", { count: one.count })),
  ];
}

/** Five characteristics in one line. */
const inWords = (stats: readonly number[], words: Words): string => STATS.map((stat, i) => `${words.say(`stat-${stat}`)} ${stats[i] ?? 0}`).join(" · ");

function aboutHero(id: string, table: Table, words: Words, names: readonly string[]): Description | null {
  const face = table.faces.heroes[id];
  if (!face) return null;
  const hero = heroOf(id, table);
  const figure = figureOf(id, table);
  const laid: More = (hero?.laid ?? []).map((one) => ({ title: `${words.say(`name-${one.card}`)} (${words.say(`side-${one.side}`)})`, text: cardText(one.card, table, words) }));
  const lists: More = hero
    ? ([["guardians-hand-title", hero.hand], ["guardians-discard-title", hero.discard]] as const).filter(([, cards]) => cards.length).map(([title, cards]) => ({ title: say(title), text: `${words.join(cards.map((card) => words.say(`name-${card}`)))}.` }))
    : [];
  return {
    title: words.say(`hero-${id}`), picture: figurePicture(id, hero?.team ?? 0, table), kind: [words.say(`type-${face.type}`), hero ? words.say(`rank-${hero.rank}`) : ""].filter(Boolean).join(", "),
    facts: [
      ...(hero ? [names[hero.seat] ?? ""] : []),
      ...(figure ? [say("guardians-health", { left: figure.health - figure.damage, health: figure.health })] : []),
      ...(hero?.wounds ? [say("guardians-wounds", { count: hero.wounds })] : []),
      ...(hero && !hero.main ? ["TEAM-UP"] : []),
      ...(hero && !hero.in_play && !["set_up", "interlude"].includes(table.phase) ? [say("guardians-out")] : []),
    ],
    text: `${inWords(hero?.in_play ? hero.stats : (face.sheets[1] ?? []), words)}.`,
    more: [
      { title: words.say(`hero-${id}.power`), text: words.say(`hero-${id}.text`) },
      ...laid,
      ...(hero?.mission ? [{ title: say("guardians-mission", { mission: words.say(`mission-${hero.mission}`) }), text: words.say(`mission-${hero.mission}.text`) }] : []),
      ...lists,
    ],
    rules: ["GC-038", "GC-056"],
  };
}

function aboutFigure(id: string, table: Table, words: Words, names: readonly string[]): Description | null {
  const figure = figureOf(id, table);
  if (!figure) return aboutHero(id, table, words, names);
  const line = sightOf(figure, table, words);
  if (table.faces.heroes[figure.sheet]) {
    const hero = aboutHero(figure.sheet, table, words, names)!;
    return { ...hero, facts: [...(hero.facts ?? []), ...line] };
  }
  if (figure.sheet === "tour_bus") {
    const facts = [say("guardians-health", { left: figure.health - figure.damage, health: figure.health }), say("guardians-hostages", { count: table.hostages }), ...line];
    return { title: words.say("token-tour_bus"), picture: figurePicture("tour_bus", 2, table), facts, text: words.say("token-tour_bus.text"), rules: ["GC-107", "GC-108"] };
  }
  if (figure.host) return { title: words.say(`sidekick-${figure.sheet}`), picture: figurePicture(figure.sheet, figure.team, table), kind: say("guardians-sidekick", { hero: words.say(`name-${figure.host}`) }), facts: line, text: words.say(`sidekick-${figure.sheet}.text`), rules: ["GC-184"] };
  const facts = [say("guardians-health", { left: figure.health - figure.damage, health: figure.health }), `${words.say("stat-defence")} ${figure.defence}`, ...line];
  return { ...aboutSheet(figure.sheet, table, words, facts), title: words.say(`name-${id}`) };
}

/** Whether the active figure sees it, and what is in the way. */
function sightOf(figure: Figure, table: Table, words: Words): string[] {
  const line = table.reach?.lines.find((one) => one.target === figure.id);
  if (!line) return [];
  if (line.adjacent) return [say("guardians-adjacent")];
  return [line.clear ? say("guardians-in-sight") : say("guardians-cut", { what: [...new Set(line.stops.map((stop) => say(`guardians-stop-${stop.kind}`, { space: stop.spaces[0] ?? "", what: words.join(spaceFacts(stop.spaces[0] ?? "", table, words).slice(0, 1)) })))].join(", ") })];
}

function aboutSheet(sheet: string, table: Table, words: Words, facts: string[]): Description {
  const face = table.faces.villains[sheet];
  const numbers = face ? `${words.say("stat-speed")} ${face.speed} · ${words.say("stat-attack")} ${face.attack} · ${words.say("stat-defence")} ${face.defence}.` : "";
  return { title: words.say(`villain-${sheet}`), picture: figurePicture(sheet, 2, table), kind: face ? words.say(`rank-${face.rank}`) : "", facts, text: numbers, more: [{ title: words.say(`villain-${sheet}.power`), text: words.say(`villain-${sheet}.text`) }], rules: ["GC-096", "GC-108"] };
}

/** What a card says on both sides, in words. */
function cardText(id: string, table: Table, words: Words): string {
  return words.say(table.faces.cards[id]?.type === "wound" ? `wound-${id}.text` : `card-${id}.text`);
}

function aboutCard(id: string, table: Table, words: Words): Description | null {
  const face = table.faces.cards[id];
  if (!face) return null;
  const wound = face.type === "wound";
  const change = (face.technique ?? []).flatMap((number, i) => (number ? [`${number > 0 ? "+" : "−"}${Math.abs(number)} ${words.say(`stat-${STATS[i]}`)}`] : []));
  const left = face.sides.includes("left");
  return {
    title: words.say(`name-${id}`), picture: cardPicture(id, table),
    kind: wound ? say("guardians-wound") : `${words.say(`name-${face.hero}`)}, ${words.say(`type-${face.type}`)}`,
    text: wound ? cardText(id, table, words) : "",
    more: wound ? [] : [
      ...(left ? [{ title: `${words.say("side-left")} (${words.say(`use-${face.use}`)})`, text: cardText(id, table, words) }] : []),
      ...(change.length ? [{ title: words.say("side-right"), text: `${change.join(", ")}.` }] : []),
    ],
    rules: wound ? ["GC-046", "GC-169"] : ["GC-057", "GC-058", face.type === "weakness" ? "GC-083" : "GC-070"],
  };
}

function aboutPiece(id: string, prefix: string, space: string, table: Table, words: Words, rules: string[]): Description {
  const face = table.faces.pieces[id];
  const malus = table.malus.find((one) => one.on === space)?.count;
  const weapon = prefix === "object" ? [{ title: say("guardians-weapon"), text: words.say(`object-${id}.weapon`) }] : [];
  return {
    title: words.say(`${prefix}-${id}`), picture: piecePicture(id, table), kind: space,
    facts: [...(face?.mental ? [say("guardians-test", { stat: words.say("stat-mental"), dice: face.mental })] : []), ...(face?.attack ? [say("guardians-test", { stat: words.say("stat-attack"), dice: face.attack })] : []), ...(malus ? [say("guardians-malus", { count: malus })] : [])],
    text: words.say(`${prefix}-${id}.text`), more: weapon, rules,
  };
}

function aboutMission(hero: Hero, table: Table, words: Words): Description {
  const id = hero.mission!;
  return { title: words.say(`mission-${id}`), picture: figurePicture(hero.id, hero.team, table), kind: words.say(`name-${hero.id}`), facts: [hero.done ? say("guardians-mission-done") : `${hero.progress}/${table.faces.missions[id]}`], text: words.say(`mission-${id}.text`), rules: ["GC-027", "GC-028"] };
}

function aboutThreat(table: Table, words: Words): Description | null {
  const id = table.threat;
  if (!id) return null;
  const parts = (["goal", "villain", "turn", "reaction", "margins"] as const).filter((part) => words.has(`threat-${id}.${part}`));
  return {
    title: words.say(`threat-${id}`), kind: table.adventure ? words.say(`adventure-${table.adventure}`) : "",
    facts: table.track ? [say("guardians-track", { name: words.say(`threat-${id}.track`), at: table.track.at, end: table.track.end })] : [],
    text: words.say(`threat-${id}.text`),
    more: parts.map((part) => ({ title: say(`guardians-part-${part}`), text: words.say(`threat-${id}.${part}`) })),
    rules: ["GC-107", "GC-108", "GC-112", "GC-115"],
  };
}

function aboutTeam(team: number, table: Table, words: Words): Description | null {
  const paper = table.papers.find((one) => one.team === team);
  if (!paper) return null;
  const articles: More = paper.articles.map((one) => ({ title: `${one.kind === "sheet" ? words.say(`article-${one.id}`) : say(`guardians-article-${one.kind}`, { hero: words.say(`name-${one.id}`) })} (${one.value})`, text: one.kind === "sheet" ? words.say(`article-${one.id}.win`) : words.say(`size-${one.size}`) }));
  const lines = paper.headlines.slice(0, 5).map((line) => words.say(`headline-${line.id}`, words.spoken({ who: line.who ?? null, whom: line.whom ?? null })));
  return {
    title: words.say(`paper-${paper.id}`), kind: words.say(`team-${team}`), facts: [say("guardians-paper", { paper: words.say(`paper-${paper.id}`), total: table.totals[team] ?? paper.total })],
    text: lines.length ? lines.map((line) => `${line.replace(/[.!]$/, "")}.`).join(" ") : say("guardians-no-news"), more: articles, rules: ["GC-147", "GC-152", "GC-153"],
  };
}

function aboutSeat(seat: number, table: Table, words: Words, names: readonly string[]): Description | null {
  const heroes = heroesOf(seat, table);
  if (!heroes.length) return { title: names[seat] ?? "", text: words.say(`team-${table.teams[seat] ?? 0}`), rules: ["GC-020"] };
  return {
    title: names[seat] ?? "", kind: words.say(`team-${table.teams[seat] ?? 0}`), text: table.threat ? words.say(`threat-${table.threat}.goal`) : "",
    more: heroes.map((hero) => ({ title: words.say(`name-${hero.id}`), text: hero.in_play ? inWords(hero.stats, words) : say("guardians-out") })),
    rules: ["GC-001", "GC-020"],
  };
}
