/** What the dice said last: the fight that was just fought, and where crime went. */
import type { Event } from "../types";
import { SIDE, type City } from "./city";

export interface Throw {
  seat: number;
  hero: string;
  dice: string[];
  number: number | null;
  /** The number to reach; none if it was reached and a die that lay there was better. */
  need: number | null;
  won: boolean | null;
}

class News {
  thrown = $state.raw<Throw | null>(null);
  /** Where the compass die sent a pawn; "out" if it left the city. */
  crime = $state.raw<{ pawn: string; direction: string } | null>(null);
}

export const news = new News();

const ROWS = ["N", "", "S"];
const COLUMNS = ["W", "", "E"];

export function hear(event: Event, city: City): void {
  switch (event["kind"]) {
    case "threw":
      news.thrown = { seat: event["seat"], hero: event["hero"], dice: (event["dice"] as (string | number)[]).map(String), number: null, need: null, won: null };
      break;
    case "won":
    case "failed":
    case "outdone":
      if (news.thrown) news.thrown = { ...news.thrown, number: event["number"], need: event["need"] ?? null, won: event["kind"] === "won" };
      break;
    case "pawn_moved": {
      const from = city.city.findIndex((one) => one.pawns.includes(event["pawn"]));
      const to = city.city.findIndex((one) => one.id === event["district"]);
      if (from < 0 || to < 0) return;
      const down = Math.floor(to / SIDE) - Math.floor(from / SIDE);
      const right = (to % SIDE) - (from % SIDE);
      const near = Math.abs(down) <= 1 && Math.abs(right) <= 1;
      news.crime = { pawn: event["pawn"], direction: near ? `${ROWS[down + 1]}${COLUMNS[right + 1]}` : "out" };
    }
  }
}
