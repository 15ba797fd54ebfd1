// The map after an event, from the one before it: the server tells how a table stands, and what happened in between.
import { factsOf } from '../../net/facts';
import type { LogLine, View } from '../../net/wire';
import { number } from '../../theatre/scene';
import { withScore } from '../../theatre/steps';
import type { Army, Facts, Side, Tile } from './facts';
import { present } from './stacks';

type Counts = Record<string, number>;

function withTile(view: View, label: string, change: (tile: Tile) => Tile): View {
  const { map } = factsOf<Facts>(view);
  if (!map) return view;
  return { ...view, facts: { ...view.facts, map: map.map((tile) => (tile.tile === label ? held(change(tile)) : tile)) } };
}

function withSide(view: View, seat: number, change: (side: Side) => Partial<Side>): View {
  const { seats } = factsOf<Facts>(view);
  const changed = seats?.map((side, index) => (index === seat ? { ...side, ...change(side) } : side));
  return changed ? { ...view, facts: { ...view.facts, seats: changed } } : view;
}

/** A tile belongs to the only one who is there; where nobody is left, it was left by whoever held it. */
function held(tile: Tile): Tile {
  const rest = { ...tile };
  delete rest.holder;
  delete rest.contested;
  delete rest['left by'];
  const [first, ...others] = present(tile);
  const last = tile.holder ?? tile['left by'];
  if (others.length) return { ...rest, contested: true };
  if (first !== undefined) return { ...rest, holder: first };
  return last === undefined ? rest : { ...rest, 'left by': last };
}

const added = (counts: Counts, unit: string, by: number): Counts => {
  const { [unit]: before = 0, ...others } = counts;
  return before + by > 0 ? { ...others, [unit]: before + by } : others;
};

/** Units that leave are those that had not moved; units that come have. */
function withUnits(army: Army, unit: string, by: number): Army {
  const units = added(army.units, unit, by);
  return army.ready && by < 0 ? { ...army, units, ready: added(army.ready, unit, by) } : { ...army, units };
}

function withTroops(view: View, label: string, seat: number, unit: string, by: number): View {
  return withTile(view, label, (tile) => {
    const armies = tile.armies ?? [];
    const there = armies.some((army) => army.seat === seat) ? armies : [...armies, { seat, units: {} }];
    const changed = there.map((army) => (army.seat === seat ? withUnits(army, unit, by) : army));
    return { ...tile, armies: changed.filter((army) => Object.keys(army.units).length > 0) };
  });
}

const units =
  (arg: 'tile' | 'source', by: number) =>
  (view: View, { seat, args }: LogLine): View =>
    withTroops(view, String(args[arg]), seat, String(args.unit), by);

export const arrived = units('tile', 1);
export const fallen = units('tile', -1);
const departed = units('source', -1);
export const marched = (view: View, line: LogLine): View => arrived(departed(view, line), line);

/** Passengers of a plane: so many of them infantry, the others artillery. */
export function landed(view: View, { seat, args }: LogLine): View {
  const infantry = Number(args.infantry);
  const loads = { infantry, artillery: Number(args.count) - infantry };
  return Object.entries(loads).reduce((now, [unit, n]) => {
    const gone = withTroops(now, String(args.source), seat, unit, -n);
    return withTroops(gone, String(args.tile), seat, unit, n);
  }, view);
}

export const weakened = (view: View, line: LogLine): View =>
  withTile(view, String(line.args.tile), (tile) =>
    tile.building ? { ...tile, building: { ...tile.building, resistance: number(line, 'count') } } : tile,
  );

export const ruined = (view: View, line: LogLine): View =>
  withTile(view, String(line.args.tile), (tile) =>
    tile.building ? { ...tile, building: { ...tile.building, intact: false } } : tile,
  );

export const decorated = (view: View, line: LogLine): View =>
  withSide(view, line.seat, () => ({ medals: number(line, 'total') }));

export const counted = (view: View, line: LogLine): View => {
  const points = factsOf<Facts>(view)['points now'];
  const now = points?.map((n, seat) => (seat === line.seat ? number(line, 'count') : n));
  const told = withScore(view, line.seat, () => number(line, 'count'));
  return now ? { ...told, facts: { ...view.facts, 'points now': now } } : told;
};
