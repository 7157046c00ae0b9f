/** The secrets of my seats. They stay in this browser, and travel only in a link's fragment or over the socket. */
import type { SeatKey } from "../wire";
import { recall, remember } from "./settings.svelte";

export function keysOf(table: string): SeatKey[] {
  try {
    return JSON.parse(recall(`keys.${table}`) ?? "[]") as SeatKey[];
  } catch {
    return [];
  }
}

export function keepKeys(table: string, keys: readonly SeatKey[]): void {
  const known = keysOf(table).filter((old) => !keys.some((key) => key.seat === old.seat));
  remember(`keys.${table}`, JSON.stringify([...known, ...keys].sort((a, b) => a.seat - b.seat)));
}

/** Let go of the keys of seats that are no longer mine. */
export function dropKeys(table: string, seats: readonly number[]): void {
  remember(`keys.${table}`, JSON.stringify(keysOf(table).filter((key) => !seats.includes(key.seat))));
}

export function seatLink(table: string, key: SeatKey): string {
  return `${location.origin}/t/${table}#seat=${key.seat}&key=${key.key}`;
}

/** Take a seat's key out of the address, so that it is neither shared by accident nor kept in the history. */
export function takeKeyFromAddress(table: string): void {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const key = fragment.get("key");
  const seat = Number(fragment.get("seat"));
  if (key && Number.isInteger(seat)) {
    keepKeys(table, [{ seat, key }]);
    history.replaceState(null, "", location.pathname + location.search);
  }
}
