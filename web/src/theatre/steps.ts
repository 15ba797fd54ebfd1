// Views between two that the server sent: made from what the events in between tell.
import { movesBetween, type Move } from '../motion/moves';
import { pileKey } from '../net/view';
import type { LogLine, View, ZoneInfo } from '../net/wire';

/** A view in which the cards that a line names lie where they lie in a later view. */
export function withCardsOf(view: View, end: View, line: LogLine): View {
  const named = ({ from, to }: Move): boolean => line.about.includes(to.card ?? from.card ?? '');
  const moves = line.about.length ? movesBetween(view, end).flights.filter(named) : [];
  return moves.length ? { ...view, zones: moves.reduce((zones, move) => moved(zones, end, move), view.zones ?? []) } : view;
}

function moved(zones: ZoneInfo[], end: View, { from, to }: Move): ZoneInfo[] {
  const goal = end.zones?.find((zone) => pileKey(zone) === to.pile);
  const at = Number(to.key.slice(to.pile.length + 1));
  return zones.map((zone) => {
    if (pileKey(zone) === from.pile) return without(zone, zone.cards.indexOf(from.card));
    return pileKey(zone) === to.pile ? withCard(zone, Math.min(at, zone.cards.length), to.card, goal?.marks[at] ?? {}) : zone;
  });
}

const without = (zone: ZoneInfo, at: number): ZoneInfo => ({
  ...zone,
  cards: zone.cards.filter((_, index) => index !== at),
  marks: zone.marks.filter((_, index) => index !== at),
});

function withCard(zone: ZoneInfo, at: number, card: string | null, marks: Record<string, number>): ZoneInfo {
  return {
    ...zone,
    cards: zone.cards.toSpliced(at, 0, card),
    marks: zone.marks.length ? zone.marks.toSpliced(at, 0, marks) : [],
  };
}

/** A view in which a number of a seat has changed. Numbers that nobody tells us stay untold. */
export function withNumber(view: View, name: string, seat: number, by: number): View {
  const numbers = view.numbers?.[name];
  if (!numbers) return view;
  return { ...view, numbers: { ...view.numbers, [name]: numbers.map((n, one) => (one === seat && n !== null ? n + by : n)) } };
}
