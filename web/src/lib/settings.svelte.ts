/** What a person has set for this browser: language, light or dark, sound, pace, notifications. */
import type { Lang, Pace } from "../wire";

export type Theme = "system" | "light" | "dark";
/** How fast what happened is shown. */
export const SPEEDS = ["none", "quick", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];
/** How long a bot takes for an answer that it knows already. */
export const PACES: Pace[] = ["instant", "quick", "human"];

function read(key: string): string | null {
  try {
    return localStorage.getItem(`panoplie.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`panoplie.${key}`);
    else localStorage.setItem(`panoplie.${key}`, value);
  } catch {
    /* private windows may refuse; then it is not remembered */
  }
}

export const recall = read;

function browserLanguage(): Lang {
  const spoken = navigator.languages?.find((lang) => /^(fr|en)\b/i.test(lang)) ?? "en";
  return spoken.toLowerCase().startsWith("fr") ? "fr" : "en";
}

class Settings {
  lang = $state<Lang>((read("lang") as Lang | null) ?? browserLanguage());
  theme = $state<Theme>((read("theme") as Theme | null) ?? "system");
  sound = $state(read("sound") !== "off");
  speed = $state<Speed>((read("speed") as Speed | null) ?? "normal");
  bots = $state<Pace>((read("bots") as Pace | null) ?? "human");
  /** Whether it is passed for me where I hold nothing that could be played. */
  passes = $state(read("passes") !== "off");
  notify = $state(read("notify") === "on");
  /** The browser does not let this page notify anybody. */
  notifyRefused = $state(false);

  setLang(lang: Lang): void {
    this.lang = lang;
    remember("lang", lang);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : "off");
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember("speed", speed);
  }

  setBots(pace: Pace): void {
    this.bots = pace;
    remember("bots", pace);
  }

  setPasses(on: boolean): void {
    this.passes = on;
    remember("passes", on ? "on" : "off");
  }

  async setNotify(on: boolean): Promise<void> {
    const allowed = !on || ("Notification" in window && (await Notification.requestPermission()) === "granted");
    this.notifyRefused = !allowed;
    this.notify = on = on && allowed;
    remember("notify", on ? "on" : "off");
  }
}

export const settings = new Settings();

const FACTORS: Record<Speed, number> = { none: 0, quick: 0.5, normal: 1, slow: 1.8 };

/** By how much longer or shorter than usual something is shown. */
export function factor(): number {
  return FACTORS[settings.speed] ?? 1;
}

/** Nothing moves: the system says so, or the person. */
export function calm(): boolean {
  return settings.speed === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
