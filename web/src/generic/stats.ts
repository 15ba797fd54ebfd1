// The numbers of a view, sorted into those of a seat and those of the table. What is zero or unknown says nothing.
import { strung } from '../app/formats';
import { factsOf } from '../net/facts';
import type { View } from '../net/wire';
import { counted } from '../pieces/nouns';

export type Stat = [name: string, value: string];

const MOST = 12; // longer rows are counters of tiles or places

/** What there is to say of one seat: what the title says of it, else its counters that are not zero. */
export function statsOf(view: View, seat: number): Stat[] {
  const { seats } = factsOf(view);
  if (seats?.[seat]) return Object.entries(seats[seat]).flatMap(plain(view));
  const players = view.names?.length ?? 0;
  return Object.entries(view.numbers ?? {})
    .filter(([, row]) => row.length === players && row[seat])
    .map(([name, row]) => [name, String(row[seat])]);
}

/** What there is to say of the whole table: what the title says of it, else its counters, scalars and facts. */
export function tableStats(view: View): Stat[] {
  const { table } = factsOf(view);
  const short = plain(view);
  if (table) return Object.entries(table).flatMap(short);
  const players = view.names?.length ?? 0;
  const rows = Object.entries(view.numbers ?? {}).filter(
    ([, row]) => row.length !== players && row.length <= MOST && row.some((value) => (value ?? 0) > 0),
  );
  return [
    ...Object.entries(view.scalars ?? {}).flatMap(short),
    ...Object.entries(view.facts ?? {})
      .filter(([, value]) => !isRich(value))
      .flatMap(short),
    ...rows.map(([name, row]): Stat => [name, row.map((value) => value ?? '?').join(' ')]),
  ];
}

/** Where the title does not say itself what matters: the facts that are more than a word, such as lists of things. */
export function richFacts(view: View): [string, unknown][] {
  if (factsOf(view).table) return [];
  return Object.entries(view.facts ?? {}).filter(([name, value]) => isRich(value) && name !== 'plurals');
}

const isRich = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (!Array.isArray(value) || value.some(isRich));

const plain =
  (view: View) =>
  ([name, value]: [string, unknown]): Stat[] => {
    if (typeof value === 'number' && value > 0) return [[name, String(value)]];
    if (typeof value === 'string' && value) return [[name, value]];
    if (Array.isArray(value) && value.length <= MOST && value.every((one) => typeof one !== 'object') && value.some(Boolean)) {
      return [[name, strung(value.map(String))]];
    }
    if (isCounts(value)) return [[name, counted(view, value)]];
    return value === true ? [[name, '✓']] : [];
  };

function isCounts(value: unknown): value is Record<string, number> {
  const counts = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : [];
  return counts.length > 0 && counts.every((one) => typeof one === 'number');
}
