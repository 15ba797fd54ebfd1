// Cards fly from where they lay to where they lie. The difference between two views says which; the page says where.
import { preferences } from '../app/preferences.svelte';
import type { View } from '../net/wire';
import './flights.css';
import { movesBetween, type Move, type Place } from './moves';

const TIME = 260; // milliseconds
const MOST = 16; // more moves at once are a jump, not something to follow
const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)';
const USUAL = { width: 64, height: 90 };

interface Box {
  rect: DOMRect;
  card: boolean; // or something that stands for it: a pile, a number, a player
}

interface Flight {
  move: Move;
  start: Box | null;
  print: Node | null; // how the card looked before it left
}

interface Carried {
  key: string; // the place it was taken from
  body: HTMLElement;
  shade: Animation; // of the card that still lies there
}

interface Plan {
  flights: Flight[];
  shifts: Flight[];
}

export class Flights {
  #flying = new Map<string, HTMLElement>(); // by the place they fly to
  #running: Animation[] = [];
  #carried: Carried | null = null;

  /** Before the page changes: who will fly, and from where. A card in the air starts from where it is. */
  depart(before: View, after: View): Plan {
    const plan: Plan = { flights: [], shifts: [] };
    if (isFollowed(before, after)) {
      const { flights, shifts } = movesBetween(before, after);
      if (flights.length <= MOST) {
        plan.flights = flights.map((move) => this.#leave(move));
        plan.shifts = shifts.map((move) => this.#leave(move));
      }
    }
    this.land();
    const carried = this.#carried;
    if (carried && plan.flights.some(({ move }) => move.from.key === carried.key)) this.putDown(carried.body);
    return plan;
  }

  #leave(move: Move): Flight {
    const { key } = move.from;
    const element = (this.#carried?.key === key ? this.#carried.body : this.#flying.get(key)) ?? elementOf(move.from);
    return { move, start: element && boxOf(element), print: printOf(element) };
  }

  /** After the page changed: fly. */
  arrive({ flights, shifts }: Plan): void {
    for (const flight of flights) this.#fly(flight);
    for (const { move, start } of shifts) {
      const element = document.querySelector(`[data-place="${move.to.key}"]`);
      if (element && start?.card) this.#slide(element, start.rect);
    }
  }

  /** Take a card off the table, to be carried about. Where it is when it moves, there it starts. */
  lift(element: Element, key: string): HTMLElement {
    const { rect } = boxOf(element);
    const body = makeBody(key, printOf(element), rect);
    body.style.transform = at({ rect, card: true }, rect);
    this.#carried = { key, body, shade: element.animate([{ opacity: 0.3 }, { opacity: 0.3 }], { fill: 'both' }) };
    return body;
  }

  /** A card that was carried about lies where it lay, or flies on. */
  putDown(body: HTMLElement | null): void {
    if (!body || this.#carried?.body !== body) return;
    this.#carried.shade.cancel();
    this.#carried = null;
    body.remove();
  }

  #slide(element: Element, start: DOMRect): void {
    const end = element.getBoundingClientRect();
    const [x, y] = [start.left - end.left, start.top - end.top];
    if (Math.hypot(x, y) < 2 || !end.width) return;
    this.#running.push(element.animate([{ transform: `translate(${x}px, ${y}px)` }], { duration: TIME, easing: EASE }));
  }

  #fly({ move, start, print }: Flight): void {
    const target = elementOf(move.to);
    if (!target || !start) return;
    const end = boxOf(target);
    const size = end.card ? end.rect : start.card ? start.rect : USUAL;
    const body = makeBody(move.to.key, printOf(target) ?? print, size);
    this.#flying.set(move.to.key, body);
    const way = body.animate([{ transform: at(start, size) }, { transform: at(end, size) }], {
      duration: TIME,
      easing: EASE,
      fill: 'both',
    });
    way.onfinish = () => {
      body.remove();
      this.#flying.delete(move.to.key);
    };
    this.#running.push(way);
    if (end.card) this.#running.push(target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME }));
  }

  /** Whatever is in the air is where it belongs. */
  land(): void {
    for (const animation of this.#running) animation.cancel();
    for (const body of this.#flying.values()) body.remove();
    this.#running = [];
    this.#flying.clear();
  }
}

/** Whether somebody sees how one view becomes the other, and wants to. */
export const isFollowed = (before: View, after: View): boolean =>
  before.seat === after.seat && before.title === after.title && !preferences.still && !document.hidden;

/** A card of some size in the middle of a box: as wide as a card there, or small enough to go in. */
function at({ rect, card }: Box, size: { width: number; height: number }): string {
  const scale = card ? rect.width / size.width : Math.min(1, rect.width / size.width, rect.height / size.height);
  const x = rect.left + (rect.width - size.width * scale) / 2;
  const y = rect.top + (rect.height - size.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** What stands for a place on the page: the card itself, its pile, or the player who has it. */
function elementOf(place: Place): Element | null {
  for (const wanted of [`[data-place="${place.key}"]`, `[data-pile="${place.pile}"]`, `[data-seat="${place.owner}"]`]) {
    const seen = [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility());
    const found = seen.find((element) => element.getBoundingClientRect().width > 0);
    if (found) return found;
  }
  return null;
}

const boxOf = (element: Element): Box => ({
  rect: element.getBoundingClientRect(),
  card: element.matches('[data-place], [data-flight]'),
});

const printOf = (element: Element | null): Node | null => element?.querySelector(':scope > .print')?.cloneNode(true) ?? null;

/** A card above the table, at its upper left corner. */
function makeBody(key: string, face: Node | null, size: { width: number; height: number }): HTMLElement {
  const body = document.createElement('div');
  body.className = face ? 'flight' : 'flight unseen';
  body.dataset.flight = key;
  if (face) body.append(face);
  body.style.width = `${size.width}px`;
  body.style.height = `${size.height}px`;
  body.style.setProperty('--card', `${size.width}px`);
  layer().append(body);
  return body;
}

export function layer(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.flights');
  if (known) return known;
  const made = document.createElement('div');
  made.className = 'flights';
  made.ariaHidden = 'true';
  document.body.append(made);
  return made;
}
