// A stack that is sent somewhere: how far its units come, and the picks that move several of them in one request.
import type { Army, Tile } from './facts';

export const UNITS = ['infantry', 'tank', 'artillery', 'plane'] as const;
export type Unit = (typeof UNITS)[number];
export const PASSENGERS = ['infantry', 'artillery'] as const;
export type Counts = Partial<Record<Unit, number>>;

/** What is sent: units that go by themselves, and who flies with the planes. */
export interface Party {
  going: Counts;
  aboard: Counts;
}

export const sum = (counts: Counts): number => Object.values(counts).reduce((total, n) => total + n, 0);

/** How many units a party has, passengers included. */
export const sizeOf = ({ going, aboard }: Party): number => sum(going) + sum(aboard);

export const armyOf = (tile: Tile | undefined, seat: number): Army | undefined =>
  tile?.armies?.find((army) => army.seat === seat);

export const readyOf = (army: Army | undefined): Counts => army?.ready ?? {};

/** How many units of a seat have not moved. */
export const readyIn = (tiles: Tile[], seat: number): number =>
  tiles.reduce((total, tile) => total + sum(readyOf(armyOf(tile, seat))), 0);

/** The tiles from one of them on, and then those before it. */
export function onwards(tiles: Tile[], from: string): string[] {
  const labels = tiles.map(({ tile }) => tile);
  const start = labels.indexOf(from);
  return [...labels.slice(start), ...labels.slice(0, start)];
}

/** The whole of a stack that has not moved, as one sends it unless one says otherwise. */
export const everybody = (army: Army): Party => ({ going: { ...readyOf(army) }, aboard: {} });

/** One unit of a stack that has not moved, or all of its kind. */
export const ofKind = (army: Army, unit: Unit, all: boolean): Party => ({
  going: { [unit]: all ? (readyOf(army)[unit] ?? 0) : 1 },
  aboard: {},
});

/** Whether somebody else stands on a tile, or holds it with a headquarters. */
export const hostile = (tile: Tile, seat: number): boolean =>
  (tile.armies ?? []).some((army) => army.seat !== seat) ||
  (tile.building?.kind === 'headquarters' && tile.building.intact && tile.building.of !== seat);

/** Who has units on a tile, or an intact headquarters. */
export function present({ armies = [], building }: Tile): number[] {
  const seats = new Set(armies.map((army) => army.seat));
  if (building?.kind === 'headquarters' && building.intact) seats.add(building.of);
  return [...seats].sort((a, b) => a - b);
}

/** The tiles a kind of unit could end its move on. */
export const endsOf = (army: Army, unit: string): string[] => {
  const { move_to = [], sail_to = [], fly_to = [] } = army.reach?.[unit] ?? {};
  return [...move_to, ...sail_to, ...fly_to];
};

/** Every tile that somebody of a stack could reach. */
export const reachOf = (army: Army): Set<string> => new Set(UNITS.flatMap((unit) => endsOf(army, unit)));

/** For each tile that anybody of a party reaches: how many of it, passengers included. */
export function targetsOf(army: Army, { going, aboard }: Party): Map<string, number> {
  const found = new Map<string, number>();
  for (const unit of UNITS) {
    const n = (going[unit] ?? 0) + (unit === 'plane' && going.plane ? sum(aboard) : 0);
    if (n) for (const label of endsOf(army, unit)) found.set(label, (found.get(label) ?? 0) + n);
  }
  return found;
}

/** How many more of a kind a party could take: what is ready, or could board, and not with it yet. */
export function mostOf(army: Army, party: Party, unit: Unit): number {
  const flying = party.aboard[unit] ?? 0;
  const there = army.boarding?.[unit] ?? 0;
  const ready = readyOf(army)[unit] ?? 0;
  return unit === 'infantry' || unit === 'artillery' ? Math.min(ready, there - flying) : ready;
}

/** How many of a kind could fly with the planes of a party. */
export function mostAboard(army: Army, party: Party, unit: Unit, capacity: number): number {
  const others = sum(party.aboard) - (party.aboard[unit] ?? 0);
  return Math.max(0, Math.min(army.boarding?.[unit] ?? 0, capacity * (party.going.plane ?? 0) - others));
}

const within = (n: number, most: number): number => Math.max(0, Math.min(n, most));

/** A party with one more or one fewer of a kind. */
export function stepped(army: Army, party: Party, unit: Unit, by: number): Party {
  const going = { ...party.going, [unit]: within((party.going[unit] ?? 0) + by, mostOf(army, party, unit)) };
  return { going, aboard: going.plane ? party.aboard : {} };
}

/** A party with one more or one fewer of a kind aboard its planes; who flies does not walk. */
export function boarded(army: Army, party: Party, unit: Unit, by: number, capacity: number): Party {
  const n = within((party.aboard[unit] ?? 0) + by, mostAboard(army, party, unit, capacity));
  const aboard = { ...party.aboard, [unit]: n };
  const walk = Math.min(party.going[unit] ?? 0, mostOf(army, { going: {}, aboard }, unit));
  return { going: { ...party.going, [unit]: walk }, aboard };
}

/** The picks that send a party somewhere: those of it that come so far. A single way is taken by itself, and not asked. */
export function picksFor(army: Army, from: string, to: string, party: Party, capacity: number): string[] {
  const planes = endsOf(army, 'plane').includes(to) ? flights(army, from, to, party, capacity) : [];
  return [...planes, ...UNITS.slice(0, 3).flatMap((unit) => marches(army, unit, from, to, party.going[unit] ?? 0))];
}

function marches(army: Army, unit: Unit, from: string, to: string, count: number): string[] {
  const ends = endsOf(army, unit);
  if (!ends.includes(to)) return [];
  const verb = army.reach?.[unit]?.sail_to?.includes(to) ? 'sail_to' : 'move_to';
  const goes = ends.length > 1 ? [`${verb} ${to}`] : [];
  return selections(army, unit, from, count).flatMap((selected) => [selected, ...goes]);
}

/** Those that came fresh to a besieged headquarters are named apart; they go last. */
function selections(army: Army, unit: Unit, from: string, count: number): string[] {
  const settled = (readyOf(army)[unit] ?? 0) - (army.fresh?.[unit] ?? 0);
  return Array.from({ length: count }, (_, i) => `select_${i < settled ? '' : 'fresh_'}${unit} ${from}`);
}

function flights(army: Army, from: string, to: string, { going, aboard }: Party, capacity: number): string[] {
  const ways = endsOf(army, 'plane').length + (army.reach?.plane?.pick_up_at?.length ?? 0);
  const waiting = { infantry: army.boarding?.infantry ?? 0, artillery: army.boarding?.artillery ?? 0 };
  const load = { infantry: aboard.infantry ?? 0, artillery: aboard.artillery ?? 0 };
  const kinds = (): number => PASSENGERS.filter((unit) => waiting[unit] > 0).length;
  return selections(army, 'plane', from, going.plane ?? 0).flatMap((selected) => {
    const picks = [selected];
    let offered = ways + kinds();
    let taken = 0;
    for (const unit of PASSENGERS) {
      for (; load[unit] && taken < capacity; taken += 1) {
        load[unit] -= 1;
        waiting[unit] -= 1;
        picks.push(`load_${unit}`);
        offered = endsOf(army, 'plane').length + (taken + 1 < capacity ? kinds() : 0);
      }
    }
    return offered > 1 ? [...picks, `fly_to ${to}`] : picks;
  });
}
