import type { Event } from "../types";

/** What befalls the realm, the Power or the pile of the seat that is named, whoever brought it about. */
const BEFELL = ["lost", "revealed", "unplayable", "unused", "removed", "moved", "freed", "stole", "took_power", "returned", "passed_on", "found", "switched", "reshuffled"];

/** Whose deed an event is. What befalls somebody is news to them: nobody's deed, and least of all theirs. */
export function doer(event: Event): number | null {
  return typeof event["seat"] === "number" && !BEFELL.includes(String(event["kind"])) ? event["seat"] : null;
}
