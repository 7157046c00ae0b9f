/** What a person has set for this browser: language, light or dark, sound, notifications. */
import type { Lang } from "../wire";

export type Theme = "system" | "light" | "dark";

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

  async setNotify(on: boolean): Promise<void> {
    const allowed = !on || ("Notification" in window && (await Notification.requestPermission()) === "granted");
    this.notifyRefused = !allowed;
    this.notify = on = on && allowed;
    remember("notify", on ? "on" : "off");
  }
}

export const settings = new Settings();

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
