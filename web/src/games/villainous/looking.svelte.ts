/** Whose realm lies large on the table: one's own, until somebody looks elsewhere or a question leads there. */
class Looking {
  /** Chosen by a person; given up when another question comes. */
  seat = $state<number | null>(null);
}

export const looking = new Looking();
