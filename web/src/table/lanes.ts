// Places where every seat has a lane of its own, as a view tells them: who stands there, and in which pile each card lies.
import type { View, ZoneInfo } from '../lib/wire';

export interface Person {
  character: string | null;
  power: number | null;
  zone: string;
  'order zone': string;
}

export interface Lane {
  people: Person[];
  total: number;
  'face down': number;
  orders: number;
}

export interface Place {
  lanes: Lane[];
  [fact: string]: unknown;
}

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null && 'lanes' in value;

/** The facts that are places with lanes, such as "plots". */
export function placesOf(view: View): [name: string, places: Place[]][] {
  return Object.entries(view.facts ?? {}).flatMap(([name, value]): [string, Place[]][] =>
    Array.isArray(value) && value.length && value.every(isPlace) ? [[name, value]] : [],
  );
}

export const singular = (name: string): string => name.replace(/s$/, '');

export const zoneKey = (zone: ZoneInfo): string => `${zone.zone}/${zone.owner}`;

/** The piles that lie in lanes, or are the places themselves: they are drawn there and nowhere else. */
export function laidOut(view: View): Set<string> {
  const keys = placesOf(view).flatMap(([name, places]) => [
    `${singular(name)}/-1`,
    ...places.flatMap((place) =>
      place.lanes.flatMap((lane, seat) => lane.people.flatMap((one) => [`${one.zone}/${seat}`, `${one['order zone']}/${seat}`])),
    ),
  ]);
  return new Set(keys);
}
