// The numbers of a view, sorted into those of a seat and those of the table. What is zero or unknown says nothing.
import type { View } from '../lib/wire';

export type Stat = [name: string, value: string];

const MOST = 12; // longer rows are counters of tiles or places: a title's own board shows them where they lie

/** The counters of one seat that are not zero. */
export function statsOf(view: View, seat: number): Stat[] {
  const players = view.names?.length ?? 0;
  return Object.entries(view.numbers ?? {})
    .filter(([, row]) => row.length === players && row[seat])
    .map(([name, row]) => [name, String(row[seat])]);
}

/** The counters, scalars and facts of the whole table in plain words. */
export function tableStats(view: View): Stat[] {
  const players = view.names?.length ?? 0;
  const tiles = Array.isArray(view.facts?.tiles) ? view.facts.tiles.length : 0;
  const rows = Object.entries(view.numbers ?? {}).filter(
    ([, row]) => ![players, tiles].includes(row.length) && row.length <= MOST && row.some((value) => (value ?? 0) > 0),
  );
  return [
    ...Object.entries(view.scalars ?? {}).flatMap(plain),
    ...Object.entries(view.facts ?? {}).filter(([name]) => name !== 'tiles').flatMap(plain),
    ...rows.map(([name, row]): Stat => [name, row.map((value) => value ?? '?').join(' ')]),
  ];
}

const SEATS = 4; // rows by tile and seat have this many numbers for each tile

/** The counters of one tile that say something: of rows with a number for each tile, or for each seat on each tile. */
export function tileRows(view: View, tiles: number, index: number): Stat[] {
  return Object.entries(view.numbers ?? {}).flatMap(([name, row]): Stat[] => {
    if (row.length === tiles) return (row[index] ?? 0) > 0 ? [[name, String(row[index])]] : [];
    if (row.length !== tiles * SEATS) return [];
    return (view.names ?? []).flatMap((player, seat): Stat[] => {
      const count = row[index * SEATS + seat] ?? 0;
      return count > 0 ? [[`${name} of ${player}`, String(count)]] : [];
    });
  });
}

/** The facts that are more than a word: lists of things with properties of their own. */
export function richFacts(view: View): [string, unknown][] {
  const rich = (value: unknown): boolean => typeof value === 'object' && value !== null && (!Array.isArray(value) || value.some(rich));
  return Object.entries(view.facts ?? {}).filter(([, value]) => rich(value));
}

function plain([name, value]: [string, unknown]): Stat[] {
  if (typeof value === 'number' && value > 0) return [[name, String(value)]];
  if (typeof value === 'string' && value) return [[name, value]];
  if (Array.isArray(value) && value.length <= MOST && value.every((one) => typeof one !== 'object') && value.some(Boolean)) {
    return [[name, value.join(', ')]];
  }
  return value === true ? [[name, '✓']] : [];
}
