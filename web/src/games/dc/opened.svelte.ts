/** Which open pile is spread out: a discard pile by its seat, or the destroyed cards. */
class Opened {
  pile = $state<number | "destroyed" | null>(null);
}

export const opened = new Opened();
