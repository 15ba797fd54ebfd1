// The numbers of a view, sorted into those of a seat and those of the table. What is zero or unknown says nothing.
import type { View } from '../lib/wire';

export type Stat = [name: string, value: string];

const MOST = 60; // longer rows are counters of cards or tiles: a title's own board shows them where they lie

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
  const rows = Object.entries(view.numbers ?? {}).filter(([, row]) => row.length !== players && row.length <= MOST && row.some(Boolean));
  return [
    ...Object.entries(view.scalars ?? {}).flatMap(plain),
    ...Object.entries(view.facts ?? {}).flatMap(plain),
    ...rows.map(([name, row]): Stat => [name, row.map((value) => value ?? '?').join(' ')]),
  ];
}

function plain([name, value]: [string, unknown]): Stat[] {
  if (typeof value === 'number' && value > 0) return [[name, String(value)]];
  if (typeof value === 'string' && value) return [[name, value]];
  if (Array.isArray(value) && value.length <= MOST && value.every((one) => typeof one !== 'object') && value.some(Boolean)) {
    return [[name, value.join(', ')]];
  }
  return value === true ? [[name, '✓']] : [];
}
