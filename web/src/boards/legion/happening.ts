// The rows of the Plots between two views that the server sent: what the events in between tell of them.
import type { LogLine, View, ZoneInfo } from '../../net/wire';
import type { CardEntry } from '../../app/house';
import type { Lane, Person, Plot } from './facts';
import { plotsOf } from './lanes';
import { someone } from './people';

/** A lane in a view that was made up: whether its total was told, or is still to be counted. */
type Row = Lane & { told?: true };

const COVERED = ' face down';

const hidden = ({ zone }: Person): boolean => zone.endsWith(COVERED);
const plotOf = (line: LogLine, arg = 'plot'): number => Number(line.args[arg]);
const isSame = (zone: ZoneInfo, name: string, owner: number): boolean => zone.zone === name && zone.owner === owner;

function withPlots(view: View, change: (plot: Plot, n: number) => Plot): View {
  return { ...view, facts: { ...view.facts, plots: plotsOf(view).map((plot, index) => change(plot, index + 1)) } };
}

const withLane = (view: View, n: number, seat: number, change: (lane: Row) => Row): View =>
  withPlots(view, (plot, at) =>
    at === n ? { ...plot, lanes: plot.lanes.map((lane, one) => (one === seat ? change(lane) : lane)) } : plot,
  );

/** A view in which a pile holds these cards. */
function withPile(view: View, name: string, owner: number, cards: ZoneInfo['cards'], marks: ZoneInfo['marks'] = []): View {
  const zones = view.zones ?? [];
  const pile: ZoneInfo = { zone: name, slot: owner, owner, cards, marks };
  const known = zones.some((zone) => isSame(zone, name, owner));
  return {
    ...view,
    zones: known ? zones.map((zone) => (isSame(zone, name, owner) ? { ...zone, cards, marks } : zone)) : [...zones, pile],
  };
}

const laneOf = (view: View | null, n: number, seat: number): Lane | undefined =>
  view ? plotsOf(view)[n - 1]?.lanes[seat] : undefined;

/** Who leads somebody an event names; of face-down cards that nobody sees later, a rival who has some there. */
function leaderOf(view: View, line: LogLine, end: View): number {
  if (line.seat >= 0) return line.seat;
  const slug = String(line.args.character);
  const lying = [...(view.zones ?? []), ...(end.zones ?? [])].find(({ owner, cards }) => owner >= 0 && cards.includes(slug));
  const lanes = plotsOf(view)[plotOf(line) - 1]?.lanes ?? [];
  return lying?.owner ?? lanes.findIndex((lane, seat) => seat !== view.seat && lane.people.some(hidden));
}

const without = (lane: Row, person: Person): Row => ({
  ...lane,
  people: lane.people.filter((one) => one !== person),
  total: lane.total - (lane.told ? 0 : (person.power ?? 0)),
  'face down': lane['face down'] - Number(hidden(person)),
});

const withPerson = (lane: Row, person: Person): Row => ({
  ...lane,
  people: [...lane.people, person],
  total: lane.total + (person.power ?? 0),
  'face down': lane['face down'] + Number(hidden(person)),
});

/** A card is turned up where it lies. Nobody can tell face-down cards apart: the first of a row is the first to be turned. */
export function turnedUp(view: View, line: LogLine, end: View): View {
  const seat = leaderOf(view, line, end);
  const slug = String(line.args.character);
  const covered = (laneOf(view, plotOf(line), seat)?.people ?? []).filter(hidden).sort((one, other) => one.place - other.place);
  const stands = (end.zones ?? []).find((zone) => zone.owner === seat && zone.cards.includes(slug))?.zone;
  const person =
    covered.find(({ character }) => character === slug) ??
    covered.find(({ zone }) => zone === `${stands}${COVERED}`) ??
    covered.find(({ character }) => character === null);
  if (!person) return view;
  const up = person.zone.slice(0, -COVERED.length);
  const shown = withPile(withPile(view, person.zone, seat, []), up, seat, [slug]);
  return withLane(shown, plotOf(line), seat, (lane) => ({
    ...lane,
    people: lane.people.map((one) => (one === person ? { ...one, character: slug, zone: up } : one)),
    'face down': lane['face down'] - 1,
  }));
}

/** Somebody comes from hand, if they are still there in the later view. */
export function arrived(view: View, line: LogLine, end: View): View {
  const { seat } = line;
  const n = plotOf(line);
  const there = laneOf(view, n, seat)?.people ?? [];
  const slug = line.args.character;
  const person = laneOf(end, n, seat)?.people.find(
    (one) => there.every(({ place }) => place !== one.place) && (slug === undefined || one.character === slug),
  );
  if (!person) return view;
  const pile = end.zones?.find((zone) => isSame(zone, person.zone, seat));
  const hand = view.zones?.find((zone) => isSame(zone, 'hand', seat));
  const at = hand?.cards.lastIndexOf(null) ?? -1;
  const left =
    slug === undefined && hand && at >= 0
      ? withPile(view, 'hand', seat, hand.cards.toSpliced(at, 1), hand.marks.toSpliced(at, 1))
      : view;
  return withLane(withPile(left, person.zone, seat, pile?.cards ?? [person.character], pile?.marks), n, seat, (lane) =>
    withPerson(lane, person),
  );
}

/** Somebody goes from one Plot to another. */
export function moved(view: View, line: LogLine, end: View): View {
  const seat = leaderOf(view, line, end);
  const slug = line.args.character;
  const goal = laneOf(end, plotOf(line), seat)?.people ?? [];
  const there = (laneOf(view, plotOf(line, 'source'), seat)?.people ?? []).filter((one) =>
    slug === undefined ? hidden(one) : one.character === slug,
  );
  const person = there.find(({ place }) => goal.some((one) => one.place === place)) ?? there[0];
  if (!person) return view;
  const gone = withLane(view, plotOf(line, 'source'), seat, (lane) => without(lane, person));
  return withLane(gone, plotOf(line), seat, (lane) => withPerson(lane, person));
}

/** Somebody dies or goes home. */
export const left = (view: View, line: LogLine, end: View): View =>
  withLane(view, plotOf(line), leaderOf(view, line, end), (lane) => {
    const slug = line.args.character;
    const person = lane.people.find((one) => (slug === undefined ? hidden(one) : one.character === slug));
    return person ? without(lane, person) : lane;
  });

/** An order is turned up on whoever bears it. */
export function shown(view: View, line: LogLine): View {
  const { seat } = line;
  const order = String(line.args.order);
  const person = laneOf(view, plotOf(line), seat)?.people.find(({ character }) => character === line.args.bearer);
  if (person?.order !== null) return view;
  return withLane(withPile(view, person['order zone'], seat, [order]), plotOf(line), seat, (lane) => ({
    ...lane,
    people: lane.people.map((one) => (one === person ? { ...one, order } : one)),
    orders: lane.orders - 1,
  }));
}

function unthreatened(lane: Lane): Lane {
  const { danger, ...others } = lane;
  return danger ? others : lane;
}

/** A Plot begins to be resolved: what could be foreseen of it happens now. */
export const resolving = (view: View, line: LogLine): View =>
  withPlots(view, (plot, n) => {
    if (n > plotOf(line)) return plot;
    if (n < plotOf(line)) return { ...plot, state: 'resolved' };
    return { ...plot, state: 'resolves', leaders: [], lanes: plot.lanes.map(unthreatened) };
  });

/** The total of a faction is told. */
export const totalled = (view: View, line: LogLine): View =>
  withLane(view, plotOf(line), line.seat, (lane) => ({ ...lane, total: Number(line.args.total), told: true }));

const isUncounted = ({ character, power }: Person): boolean => character !== null && power === null;

/** A view in which the power of people who were turned up counts: what is printed on their cards only the table knows. */
export function counted(view: View, cards: Map<string, CardEntry>): View {
  if (!plotsOf(view).some(({ lanes }) => lanes.some(({ people }) => people.some(isUncounted)))) return view;
  const known = (one: Person): Person =>
    isUncounted(one) ? { ...one, power: someone(view, one.character ?? '', cards.get(one.character ?? '')).power } : one;
  const whole = (lane: Row): Row => {
    const people = lane.people.map(known);
    const more = people.reduce((sum, { power }, at) => sum + (lane.people[at]?.power === null ? (power ?? 0) : 0), 0);
    return { ...lane, people, total: lane.total + (lane.told ? 0 : more) };
  };
  return withPlots(view, (plot) => ({ ...plot, lanes: plot.lanes.map(whole) }));
}
