/** People's names for the seats of a table. */
import type { TableInfo } from "../wire";
import { say } from "./say";

export function namesOf(table: TableInfo): string[] {
  const levels = table.seats.filter((seat) => !seat.person && seat.bot).map((seat) => seat.bot);
  const seen: Record<string, number> = {};
  return table.seats.map((seat, place) => {
    if (seat.person) return seat.person.name;
    if (!seat.bot) return say("seat-nobody", { number: place + 1 });
    const number = (seen[seat.bot] = (seen[seat.bot] ?? 0) + 1);
    const many = levels.filter((level) => level === seat.bot).length > 1;
    return say(many ? "bot-name-of-many" : "bot-name", { bot: seat.bot, number });
  });
}

export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 86400) return say("days", { count: Math.floor(left / 86400) });
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  const rest = String(left % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** At a friend's address without https browsers have no clipboard, but they copy what is selected. */
function copyByHand(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hidden-words";
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  before?.focus();
  return copied;
}
