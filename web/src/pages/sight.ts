// What a question is about has to be in sight: on the board above the dock, or in the dock.
import { preferences } from '../app/preferences.svelte';

const SETTLED = 300; // milliseconds: until then cards fly to where they lie

/**
 * Soon after a question: if nothing it lights is in sight, scroll as little as it takes. Where a board says that things belong
 * together (`data-whole`), all of them come into sight, or as many as fit. Returns how to call that off.
 */
export function showAsked(dock: Element): () => void {
  const timer = setTimeout(() => {
    const lit = withoutButton(dock);
    const whole = lit.map((one) => one.closest('[data-whole]')).find(Boolean);
    if ((!whole && lit.some((one) => inSight(one, dock))) || isTyping()) return;
    (whole ?? lit[0])?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: preferences.still ? 'auto' : 'smooth' });
  }, SETTLED);
  return () => clearTimeout(timer);
}

/** The lit things that are the only way to pick what they stand for. */
function withoutButton(dock: Element): HTMLElement[] {
  const buttons = [...dock.querySelectorAll<HTMLElement>('[data-option]')].filter((button) => button.checkVisibility());
  const offered = new Set(buttons.map((button) => button.dataset.option));
  const lit = [...document.querySelectorAll<HTMLElement>('[data-pick], [data-lit]')].filter((one) => one.checkVisibility());
  return lit.filter((one) => !offered.has(one.dataset.pick ?? one.dataset.lit));
}

function inSight(one: Element, dock: Element): boolean {
  const { top, bottom } = one.getBoundingClientRect();
  return dock.contains(one) || (top >= headOf(dock) && bottom <= Math.min(dock.getBoundingClientRect().top, innerHeight));
}

/** Where the head of the table ends, which lies over the upper edge of the screen. */
const headOf = (dock: Element): number => dock.closest('.table')?.querySelector('.head')?.getBoundingClientRect().bottom ?? 0;

const isTyping = (): boolean => Boolean(document.activeElement?.matches('input, textarea'));
