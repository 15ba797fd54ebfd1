// What moved between two views: which card lies where now, and where it, or a card nobody could see, lay before.
import type { View, ZoneInfo } from '../net/wire';
import { pieceKey, pileKey } from '../net/view';

/** A card as it lies: its place, the pile, and the seat that has it. */
export interface Place {
  card: string | null;
  key: string;
  pile: string;
  owner: number;
}

export interface Move {
  from: Place;
  to: Place;
}

interface Moves {
  flights: Move[]; // from one pile to another
  shifts: Move[]; // within a pile that grew or shrank
}

/** A name for each card of a pile that stays the same while other cards come and go: what it is, and which copy. */
export function copies(cards: (string | null)[]): string[] {
  const seen = new Map<string | null, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return `${card ?? ''}#${copy}`;
  });
}

export function movesBetween(before: View, after: View): Moves {
  const lost: Place[] = [];
  const gained: Place[] = [];
  const shifts: Move[] = [];
  const old = new Map((before.zones ?? []).map((zone) => [pileKey(zone), zone]));
  for (const zone of after.zones ?? []) {
    const was = old.get(pileKey(zone));
    if (!was || was === zone) continue;
    const [then, now] = [copies(was.cards), copies(zone.cards)];
    const stayed = new Map(now.map((copy, index) => [copy, index]));
    then.forEach((copy, index) => {
      const at = stayed.get(copy);
      if (at === undefined) lost.push(place(was, index));
      else if (then.length !== now.length) shifts.push({ from: place(was, index), to: place(zone, at) });
    });
    const known = new Set(then);
    now.forEach((copy, index) => known.has(copy) || gained.push(place(zone, index)));
  }
  return { flights: pairs(lost, gained), shifts };
}

const place = (zone: ZoneInfo, index: number): Place => ({
  card: zone.cards[index] ?? null,
  key: pieceKey(zone, index),
  pile: pileKey(zone),
  owner: zone.owner,
});

/** Known cards find themselves again; what came to light or went out of sight was a hidden card, near by if there is one. */
const FITS: ((from: Place, to: Place) => boolean)[] = [
  (from, to) => from.card === to.card && from.owner === to.owner,
  (from, to) => from.card === to.card,
  (from, to) => (from.card === null || to.card === null) && from.owner === to.owner,
  (from, to) => from.card === null || to.card === null,
];

function pairs(lost: Place[], gained: Place[]): Move[] {
  const moves: Move[] = [];
  for (const fits of FITS) {
    for (const to of [...gained]) {
      const from = lost.find((one) => one.pile !== to.pile && fits(one, to));
      if (!from) continue;
      moves.push({ from, to });
      lost.splice(lost.indexOf(from), 1);
      gained.splice(gained.indexOf(to), 1);
    }
  }
  return moves;
}
