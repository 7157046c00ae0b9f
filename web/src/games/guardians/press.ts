/** The front pages: what they tell of the game that was played, how their words are set, and the picture of them. */
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import { figureOf, type Headline, type Paper, type Table } from "./district";

export interface Story {
  title: string;
  /** What it is worth, if it is an article that counts. */
  value: number | null;
  text: string;
}

export interface Page {
  paper: string;
  team: number;
  total: number;
  kicker: string;
  lead: string;
  caption: string;
  /** Whom the picture shows: whoever did it, and to whom. */
  hero: string;
  foe: string | null;
  stories: Story[];
}

const sheetOf = (id: string): string => id.replace(/_\d+$/, "");
const told = (line: Headline, words: Words): string => words.say(`headline-${line.id}`, words.spoken({ who: line.who ?? null, whom: line.whom ?? null }));

/** What really happened, as this paper sees it: its articles first, then what its heroes did and suffered. */
export function pageOf(paper: Paper, table: Table, words: Words): Page {
  const heroes = table.heroes.filter((one) => one.team === paper.team);
  const lost = table.ending === "villain_wins";
  const deeds = [...paper.headlines].sort((a, b) => weight(b) - weight(a) || b.turn - a.turn);
  const sheet = paper.articles.filter((one) => one.kind === "sheet");
  const best = deeds[0];
  const threat = table.threat ?? "street_brawl";
  const lead = lost
    ? say("guardians-lead-lost", { threat: words.say(`threat-${threat}`) })
    : sheet[0] ? words.say(`article-${sheet[0].id}`) : best ? told(best, words) : say("guardians-lead-quiet");
  const hero = best?.who && heroes.some((one) => one.id === best.who) ? best.who : ([...heroes].sort((a, b) => b.damage_done + b.tests_done - a.damage_done - a.tests_done)[0]?.id ?? "rage");
  const articles = paper.articles.filter((one) => lost || one !== sheet[0]).map((one): Story => ({
    title: one.kind === "sheet" ? words.say(`article-${one.id}`) : say(`guardians-article-${one.kind}`, { hero: words.say(`name-${one.id}`) }),
    value: one.value,
    text: one.kind === "sheet" ? words.say(`article-${one.id}.win`) : "",
  }));
  const first = sheet[0] && !lost ? [{ title: words.say(`ending-${table.ending ?? "out_of_time"}`), value: sheet[0].value, text: words.say(`article-${sheet[0].id}.win`) }] : [];
  const story = (line: Headline): Story => ({ title: told(line, words), value: null, text: say("guardians-in-turn", { turn: line.turn }) });
  const praised = (line: Headline): boolean => line.id === "accomplished" && paper.articles.some((one) => one.kind === "blue" && one.id === line.who);
  const rest = deeds.filter((line) => told(line, words) !== lead && !praised(line)).map(story);
  const rivals = table.papers.filter((one) => one !== paper).flatMap((one) => [...one.headlines].sort((a, b) => weight(b) - weight(a))).slice(0, 3).map((line): Story => ({ ...story(line), text: say("guardians-elsewhere", { turn: line.turn }) }));
  const ended = !first.length && table.ending ? [{ title: words.say(`ending-${table.ending}`), value: null, text: words.say(`threat-${threat}.text`) }] : [];
  const ledger = heroes.map((one): Story => ({ title: words.say(`name-${one.id}`), value: null, text: say("guardians-ledger", { damage: one.damage_done, tests: one.tests_done }) }));
  return {
    paper: paper.id, team: paper.team, total: paper.total, lead, hero, foe: best?.whom && best.who === hero ? sheetOf(best.whom) : villainOf(table),
    kicker: say("guardians-edition", { turn: table.turn }),
    caption: best && !lost ? told(best, words) : (words.say(`threat-${threat}.text`).split(/(?<=[.!])\s/)[0] ?? ""),
    stories: [...first, ...articles, ...rest.slice(0, 4), ...ended, ...ledger, ...rivals],
  };
}

const WEIGHTS: Record<string, number> = { sealed: 9, wrecked: 8, accomplished: 5, freed: 5, turned_off: 4, felled: 3, knocked_out: 2 };
const weight = (line: Headline): number => (WEIGHTS[line.id] ?? 0) + (line.id === "felled" && ["xtina", "ultrawoman", "rage", "duchess", "fahrenheit", "tempo", "paradox"].includes(line.whom ?? "") ? 5 : 0);

function villainOf(table: Table): string | null {
  const boss = table.figures.find((one) => one.team === 2);
  if (boss) return sheetOf(figureOf(boss.id, table)?.sheet ?? boss.id);
  return table.threat === "five_faces" ? "emissary" : table.threat === "street_brawl" ? null : "xtina";
}

/** Lines of at most so many units, for a face whose letters are so wide on the average. */
export function setIn(text: string, width: number, size: number, letter: number): string[] {
  const most = Math.max(6, Math.floor(width / (size * letter)));
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines[lines.length - 1];
    if (line !== undefined && line.length + 1 + word.length <= most) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export const WIDE = 560;
export const HIGH = 760;
const MARGIN = 28;
const SCALE = 2;
const FONTS = 250;

/** Both pages side by side as a PNG. */
export async function pictureOf(pages: readonly SVGSVGElement[]): Promise<Blob> {
  const wide = pages.length * (WIDE + MARGIN) + MARGIN;
  const high = HIGH + 2 * MARGIN;
  const inner = pages.map((page, i) => {
    const copy = page.cloneNode(true) as SVGSVGElement;
    for (const [name, value] of Object.entries({ x: MARGIN + i * (WIDE + MARGIN), y: MARGIN, width: WIDE, height: HIGH })) copy.setAttribute(name, String(value));
    copy.removeAttribute("class");
    return new XMLSerializer().serializeToString(copy);
  });
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide * SCALE}" height="${high * SCALE}" viewBox="0 0 ${wide} ${high}"><style>${await faces("Bangers")}</style><rect width="${wide}" height="${high}" fill="#1d2f5f"/>${inner.join("")}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`;
  await image.decode();
  await new Promise((done) => setTimeout(done, FONTS)); // the fonts inside are read after the picture itself
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide * SCALE, high * SCALE];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** A picture knows no fonts of the page: those that it needs travel inside. */
async function faces(family: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("font-family").includes(family)).map((rule) => ({ rule, base: sheet.href ?? location.href })));
  const embedded = rules.map(async ({ rule, base }) => {
    const address = /url\("?([^")]+\.woff2)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
    if (!address) return "";
    const bytes = new Uint8Array(await (await fetch(new URL(address, base))).arrayBuffer());
    const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${data});unicode-range:${rule.style.getPropertyValue("unicode-range") || "U+0-10FFFF"}}`;
  });
  return (await Promise.all(embedded)).join("");
}

/** Hand the picture on where the device can; else it is saved. */
export async function share(blob: Blob, name: string, title: string, url: string): Promise<void> {
  const file = new File([blob], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    return navigator.share({ files: [file], title, url }).catch(() => undefined);
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
