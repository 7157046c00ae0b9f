/** What the question is about is brought into sight, wherever the board has to scroll for it. */

const MARGIN = 8;

/** Whether it stays at the foot of the board, however far that is scrolled. */
function sticky(node: HTMLElement): boolean {
  const held = node.closest("[data-sticky]");
  return !!held && getComputedStyle(held).position === "sticky";
}

/** Keep in sight what may be chosen while the board still grows (fonts, pictures), until somebody looks around on it. */
export function keepInSight(board: HTMLElement): () => void {
  const growing = new ResizeObserver(() => bringIntoSight(board));
  const stop = (): void => growing.disconnect();
  for (const node of [board, ...board.children]) growing.observe(node);
  for (const look of ["wheel", "touchstart", "pointerdown", "keydown"]) board.addEventListener(look, stop, { once: true, passive: true });
  bringIntoSight(board);
  return stop;
}

/** Scroll a board to what may be chosen on it: to its beginning if that shows it all, else as far as needed. */
function bringIntoSight(board: HTMLElement): void {
  if (board.scrollHeight <= board.clientHeight + 1) return;
  const asked = [...board.querySelectorAll<HTMLElement>(".can")].filter((node) => node.checkVisibility() && !sticky(node));
  const covered = [...board.querySelectorAll<HTMLElement>("[data-sticky]")].reduce((sum, node) => sum + (sticky(node) ? node.offsetHeight : 0), 0);
  if (!asked.length) return board.scrollTo({ top: 0 });
  const from = board.getBoundingClientRect().top - board.scrollTop;
  const boxes = asked.map((node) => node.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top)) - from - MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) - from + MARGIN;
  const room = board.clientHeight - covered;
  board.scrollTo({ top: bottom <= room ? 0 : Math.min(top, bottom - room) });
}
