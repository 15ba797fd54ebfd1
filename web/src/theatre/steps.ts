// Views between two that the server sent: made from what the events in between tell.
import { movesBetween, type Move } from '../motion/moves';
import { pileKey } from '../net/view';
import type { LogLine, View, ZoneInfo } from '../net/wire';
import type { Scenes } from './scene';

/**
 * The view after an event: the cards it names lie where they will lie, what is said of them is what will be said of them, if no
 * `later` event names them, and what else the title's board knows about it.
 */
export function stepped(view: View | null, end: View | null, line: LogLine, later: LogLine[], scenes: Scenes): View | null {
  if (!view || !end) return view;
  const { stays, chapter, after } = scenes[line.kind] ?? {};
  const moved = stays ? view : withCardsOf(view, end, line);
  const settled = line.about.filter((thing) => later.every((one) => !one.about.includes(thing)));
  const told = settled.reduce((now, thing) => withWordsOf(now, end, thing), moved);
  const begun = chapter === 'round' ? withRoundOf(told, end) : told;
  return after?.(begun, line, end) ?? begun;
}

/** A view that says of a thing what a later one says of it: the numbers that lie on a card, and the facts listed by thing. */
function withWordsOf(view: View, end: View, thing: string): View {
  const marks = onlyMarks(end, thing);
  const zones = (view.zones ?? []).map((zone) => (marks ? withMarks(zone, thing, marks) : zone));
  const facts = Object.entries(view.facts ?? {}).map(([name, fact]) => [name, withFact(fact, end.facts?.[name], thing)] as const);
  return { ...view, zones, facts: Object.fromEntries(facts) };
}

type Marks = ZoneInfo['marks'][number];

/** What lies on a card, if there is one of its kind. */
function onlyMarks(view: View, card: string): Marks | undefined {
  const found = (view.zones ?? []).flatMap((zone) => zone.cards.flatMap((one, at) => (one === card ? [zone.marks[at]] : [])));
  return found.length === 1 ? found[0] : undefined;
}

const withMarks = (zone: ZoneInfo, card: string, marks: Marks): ZoneInfo =>
  zone.cards.includes(card) && zone.marks.length
    ? { ...zone, marks: zone.marks.map((one, at) => (zone.cards[at] === card ? marks : one)) }
    : zone;

const isList = (fact: unknown): fact is Record<string, unknown> =>
  typeof fact === 'object' && fact !== null && !Array.isArray(fact);

function withFact(fact: unknown, end: unknown, thing: string): unknown {
  if (!isList(fact) || !isList(end) || fact[thing] === end[thing]) return fact;
  const others = Object.entries(fact).filter(([key]) => key !== thing);
  return Object.fromEntries(thing in end ? [...others, [thing, end[thing]]] : others);
}

/** A view in which the round of a later one has begun. */
function withRoundOf(view: View, end: View): View {
  return view.status && end.status ? { ...view, status: { ...view.status, round: end.status.round } } : view;
}

/** The lines of the parts of turns, such as battles and Plots, in which a seat takes part. */
export function concerning(log: LogLine[], seat: number, scenes: Scenes): Set<LogLine> {
  const found = new Set<LogLine>();
  let part: LogLine[] | null = null;
  const end = (): void => {
    if (part?.some((line) => line.seat === seat)) for (const line of part) found.add(line);
    part = null;
  };
  for (const line of log) {
    const { chapter, closes } = scenes[line.kind] ?? {};
    if (chapter) end();
    if (chapter === 'part') part = [];
    part?.push(line);
    if (closes) end();
  }
  end();
  return seat < 0 ? new Set() : found;
}

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

/** A view in which a card bears other marks wherever it lies. */
export function withMark(view: View, card: string, change: Marks): View {
  const marked = (zone: ZoneInfo): Marks[] =>
    zone.cards.map((one, at) => (one === card ? { ...zone.marks[at], ...change } : (zone.marks[at] ?? {})));
  const zones = (view.zones ?? []).map((zone) => (zone.cards.includes(card) ? { ...zone, marks: marked(zone) } : zone));
  return { ...view, zones };
}

type PileOf = [pile: string, seat: number];

/** A view in which cards that nobody sees have gone from one pile of a seat to another; piles of the table have no seat. */
export function withUnseen(view: View, from: PileOf, to: PileOf, count: number): View {
  const has = (zone: ZoneInfo, [pile, seat]: PileOf): boolean => zone.zone === pile && zone.owner === seat;
  const zones = (view.zones ?? []).map((zone) => {
    if (has(zone, from)) return { ...zone, cards: zone.cards.slice(count), marks: zone.marks.slice(count) };
    if (!has(zone, to)) return zone;
    const more = Array.from({ length: count }, () => null);
    return { ...zone, cards: [...zone.cards, ...more], marks: zone.marks.length ? [...zone.marks, ...more.map(() => ({}))] : [] };
  });
  return { ...view, zones };
}

/** A view in which a number of a seat has changed. Numbers that nobody tells us stay untold. */
export function withNumber(view: View, name: string, seat: number, by: number): View {
  const numbers = view.numbers?.[name];
  if (!numbers) return view;
  return { ...view, numbers: { ...view.numbers, [name]: numbers.map((n, one) => (one === seat && n !== null ? n + by : n)) } };
}

/** A view in which a seat's score in the status is another, and with it who is ahead. */
export function withScore(view: View, seat: number, score: (before: number) => number): View {
  const { status } = view;
  if (!status?.seats[seat]) return view;
  const seats = status.seats.map((one, at) => (at === seat ? { ...one, score: score(one.score) } : one));
  const scores = seats.map((one) => one.score);
  const best = status.fewest ? Math.min(...scores) : Math.max(...scores);
  const leaders = scores.flatMap((one, at) => (one === best ? [at] : []));
  return { ...view, status: { ...status, seats, leaders } };
}
