import type { Json } from "./words";
import type { Change } from "../wire";

/** A view with changes applied. What did not change is shared with the old view, which stays as it was. */
export function applyChanges(view: Json, changes: readonly Change[]): Json {
  let next = view;
  for (const change of changes) next = set(next, change[0], 0, change);
  return next;
}

function set(at: Json, path: readonly (string | number)[], depth: number, change: Change): Json {
  if (depth === path.length) return change.length > 1 ? change[1] : undefined;
  const step = path[depth]!;
  const gone = change.length < 2 && depth === path.length - 1;
  if (Array.isArray(at)) {
    const copy = at.slice();
    if (gone) copy.splice(step as number, 1);
    else copy[step as number] = set(at[step as number], path, depth + 1, change);
    return copy;
  }
  const copy = { ...at };
  if (gone) delete copy[step];
  else copy[step] = set(at?.[step], path, depth + 1, change);
  return copy;
}
