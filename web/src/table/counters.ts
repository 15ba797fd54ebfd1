// Numbers that change are seen to change: by how much rises from them, and they light up.
// Whatever counts says so on the page, with `data-counter` and `data-count`; two looks at the page tell the difference.
import type { View } from '../lib/wire';
import { isFollowed, layer } from './flights';

const TIME = 260; // milliseconds, to rise and to go
const STAY = 900; // to be read
const MOST = 16; // more changes at once are a jump, not something to follow
const LIGHT = { boxShadow: '0 0 0 3px var(--accent)', borderRadius: '4px' };
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

  /** After the page changed: let the differences rise. */
  show(before: Tally): void {
    const after = tally(document);
    const changes = changesBetween(before, after);
    if (changes.length > MOST) return;
    for (const { key, by } of changes) {
      const counter = after.counters.get(key);
      const spot = counter ?? leftBehind(before, after, key);
      if (!isInSight(spot)) continue;
      this.#rise(key, by, spot.box);
      counter?.element.animate([LIGHT, {}], { duration: TIME, delay: STAY, fill: 'backwards' });
    }
  }

  /** What still stands there of a counter gives way to its next change. */
  #rise(key: string, by: number, { left, top, width }: DOMRect): void {
    this.#rising.get(key)?.remove();
    const chip = document.createElement('span');
    chip.className = 'change';
    chip.dataset.change = key;
    chip.textContent = by > 0 ? `+${by}` : `\u2212${-by}`;
    chip.style.left = `${left + width / 2}px`;
    chip.style.top = `${top}px`;
    layer().append(chip);
    this.#rising.set(key, chip);
    chip.animate([{ translate: '-50% 0' }, { translate: '-50% -90%' }], { duration: TIME, easing: 'ease-out', fill: 'both' });
    chip.animate([{ opacity: 1 }, { opacity: 0 }], { duration: TIME, delay: STAY, fill: 'forwards' }).onfinish = () => {
      chip.remove();
      if (this.#rising.get(key) === chip) this.#rising.delete(key);
    };
  }

  clear(): void {
    for (const chip of this.#rising.values()) chip.remove();
    this.#rising.clear();
  }
}

/** Where a counter stood that is gone, on what bore it. */
function leftBehind(before: Tally, after: Tally, key: string): Spot {
  const { box, bearer } = before.counters.get(key)!;
  const then = before.bearers.get(bearer)!.box;
  const { element, box: now } = after.bearers.get(bearer)!;
  return { element, box: new DOMRect(box.x + now.x - then.x, box.y + now.y - then.y, box.width, box.height) };
}

/** Whether a counter is on the screen, and nothing lies over what bears it. */
function isInSight({ element, box }: Spot): boolean {
  const bearer = element.closest(BEARERS) ?? element;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.width > 0 && top !== null && (bearer.contains(top) || top.contains(bearer));
}
