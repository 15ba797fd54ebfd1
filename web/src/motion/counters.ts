// Numbers that change are seen to change: by how much rises from them, and they light up.
// Whatever counts says so on the page, with `data-counter` and `data-count`; two looks at the page tell the difference.
import { t } from '../app/messages';
import type { View } from '../net/wire';
import { isFollowed, layer } from './flights';

const TIME = 260; // milliseconds, to rise and to go
const STAY = 900; // to be read
const MOST = 16; // more changes at once are a jump, not something to follow
const LIGHT = { outline: '2px solid var(--accent)' };
const BEARERS = '[data-seat], [data-tile], [data-bearer]';

interface Spot {
  element: HTMLElement;
  box: DOMRect;
}

interface Counter extends Spot {
  count: number;
  bearer: string;
}

/** A look at the page: its counters, and what bears them. What a bearer does not show is zero. */
export interface Tally {
  counters: Map<string, Counter>;
  bearers: Map<string, Spot>;
}

export interface Change {
  key: string;
  by: number;
}

export function tally(page: ParentNode): Tally {
  const found: Tally = { counters: new Map(), bearers: new Map() };
  for (const element of page.querySelectorAll<HTMLElement>(BEARERS)) found.bearers.set(nameOf(element), spotOf(element));
  for (const element of page.querySelectorAll<HTMLElement>('[data-counter]')) {
    const bearer = nameOf(element.closest<HTMLElement>(BEARERS));
    const key = `${bearer} ${element.dataset.counter}`;
    const count = Number(element.dataset.count);
    if (!Number.isNaN(count)) found.counters.set(key, { ...spotOf(element), count, bearer });
  }
  return found;
}

const spotOf = (element: HTMLElement): Spot => ({ element, box: element.getBoundingClientRect() });

function nameOf(bearer: HTMLElement | null): string {
  const { seat, tile, bearer: other } = bearer?.dataset ?? {};
  return seat ?? tile ?? other ?? '';
}

/** What counts more or less than before; not what came to the page or left it with all that bears it. */
export function changesBetween(before: Tally, after: Tally): Change[] {
  const all = new Map([...before.counters, ...after.counters]);
  return [...all].flatMap(([key, { bearer }]) => {
    const count = ({ counters, bearers }: Tally): number => counters.get(key)?.count ?? (bearers.has(bearer) ? 0 : NaN);
    const by = count(after) - count(before);
    return by ? [{ key, by }] : []; // NaN is no change either
  });
}

export class Counters {
  #rising = new Map<string, HTMLElement>();

  /** Before the page changes: what it counts, if the change is one to follow. */
  look(before: View, after: View): Tally | null {
    return isFollowed(before, after) ? tally(document) : null;
  }

  /** After the page changed: let the differences rise. What still stands there goes along with its counter. */
  show(before: Tally): void {
    const after = tally(document);
    for (const [key, chip] of this.#rising) {
      const counter = after.counters.get(key);
      if (counter) place(chip, counter.box);
      else this.#drop(key);
    }
    const changes = changesBetween(before, after);
    if (changes.length <= MOST) for (const change of changes) this.#tell(change, before, after);
  }

  #tell({ key, by }: Change, before: Tally, after: Tally): void {
    const counter = after.counters.get(key);
    const spot = counter ?? leftBehind(before, after, key);
    if (!spot || !isInSight(spot)) return;
    this.#rise(key, counter ? signed(by) : withName(signed(by), before, key), spot.box);
    counter?.element.animate([LIGHT, {}], { duration: TIME, delay: STAY, fill: 'backwards' });
  }

  #rise(key: string, text: string, box: DOMRect): void {
    this.#drop(key);
    const chip = document.createElement('span');
    chip.className = 'change';
    chip.dataset.change = key;
    chip.textContent = text;
    place(chip, box);
    layer().append(chip);
    this.#rising.set(key, chip);
    chip.animate([{ translate: '-50% -20%' }, { translate: '-50% -90%' }], { duration: TIME, easing: 'ease-out', fill: 'both' });
    const going = chip.animate([{ opacity: 1 }, { opacity: 0 }], { duration: TIME, delay: STAY, fill: 'forwards' });
    going.onfinish = () => this.#rising.get(key) === chip && this.#drop(key);
  }

  #drop(key: string): void {
    this.#rising.get(key)?.remove();
    this.#rising.delete(key);
  }

  clear(): void {
    for (const key of this.#rising.keys()) this.#drop(key);
  }
}

const signed = (by: number): string => (by > 0 ? `+${by}` : `\u2212${-by}`);

function place(chip: HTMLElement, { left, top, width }: DOMRect): void {
  chip.style.left = `${left + width / 2}px`;
  chip.style.top = `${top}px`;
}

/** By how much a counter changed that is gone, with its name where it has one: another may stand in its place now. */
function withName(by: string, { counters }: Tally, key: string): string {
  const what = counters.get(key)?.element.dataset.called;
  return what ? t('change', { by, what }) : by;
}

/** Where a counter stood that is gone, on what bore it. */
function leftBehind(before: Tally, after: Tally, key: string): Spot | undefined {
  const counter = before.counters.get(key);
  const then = before.bearers.get(counter?.bearer ?? '');
  const now = after.bearers.get(counter?.bearer ?? '');
  if (!counter || !then || !now) return undefined;
  const { x, y, width, height } = counter.box;
  return { element: now.element, box: new DOMRect(x + now.box.x - then.box.x, y + now.box.y - then.box.y, width, height) };
}

/** Whether a counter is on the screen, and nothing lies over what bears it. */
function isInSight({ element, box }: Spot): boolean {
  const bearer = element.closest(BEARERS) ?? element;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.width > 0 && top !== null && (bearer.contains(top) || top.contains(bearer));
}
