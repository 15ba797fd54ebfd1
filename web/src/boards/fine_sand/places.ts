// Where things lie in a view of Fine Sand, by the names of its zones and numbers.
import type { View, ZoneInfo } from '../../lib/wire';

const nothing = (name: string, seat: number): ZoneInfo => ({ zone: name, slot: seat, owner: seat, cards: [] });

export const zoneOf = (view: View, name: string, seat: number): ZoneInfo =>
  view.zones?.find((zone) => zone.zone === name && zone.owner === seat) ?? nothing(name, seat);

export const countOf = (view: View, name: string, seat: number): number => zoneOf(view, name, seat).cards.length;

export const numberOf = (view: View, name: string, seat: number): number => view.numbers?.[name]?.[seat] ?? 0;

export const factOf = (view: View, name: string): number => Number((view.facts as Record<string, unknown> | undefined)?.[name] ?? 0);

/** The seat to the left: clockwise, the next. */
export const leftOf = (view: View, seat: number): number => (seat + 1) % Math.max(1, view.names?.length ?? 1);
