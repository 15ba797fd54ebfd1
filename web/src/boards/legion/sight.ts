// What of the board a narrow screen shows: one Plot, and the page from somewhere on.
import { untrack } from 'svelte';
import { preferences } from '../../app/preferences.svelte';
import type { LogLine } from '../../net/wire';

/** Which of the Plots in a row that is swiped can be seen. */
export const inSight = (row: HTMLElement | null): number => (row ? Math.round(row.scrollLeft / Math.max(row.clientWidth, 1)) : 0);

/** The Plot that has to be in sight, counted from 0, or -1: where what is told happens, else what is asked about, or resolved. */
export function inPlay(told: LogLine | undefined, asked: number, resolving: number): number {
  if (told) return Number(told.args.plot ?? 0) - 1;
  return asked >= 0 ? asked : resolving;
}

/** Show a Plot of the row. What is told does not wait until its Plot has come. */
export function swipeTo(row: HTMLElement | null, index: number, isTold: () => boolean): void {
  const now = preferences.still || untrack(isTold);
  row?.scrollTo({ left: index * row.clientWidth, behavior: now ? 'instant' : 'smooth' });
}

/** Scroll to the Plots, or to what matters above them: what the coach says and, as a round begins, where it takes place. */
export function scrollTo(board: HTMLElement | null, phase: string | undefined): void {
  const above = phase === 'recruitment' ? ['.coach', '.track'] : ['.coach'];
  const first = [...above, '.strip'].map((one) => board?.querySelector(one)).find(Boolean);
  first?.scrollIntoView({ block: 'start', behavior: preferences.still ? 'auto' : 'smooth' });
}

/** Tell where on its page the board begins, as long as it is there. */
export function measured(board: HTMLElement | null, tell: (top: number) => void): () => void {
  const watching = new ResizeObserver(() => tell(board ? board.getBoundingClientRect().top + scrollY : 0));
  watching.observe(document.body);
  return () => watching.disconnect();
}
