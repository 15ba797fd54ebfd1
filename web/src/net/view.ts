// Where things lie in a view: piles and numbers by their names, and the keys by which pages find places again.
import type { View, ZoneInfo } from './wire';

/** The key of a pile: its zone and which of them. */
export const pileKey = (zone: ZoneInfo): string => `${zone.zone}/${zone.slot}`;

/** The key of a card as it lies: its pile and its place there. */
export const pieceKey = (zone: ZoneInfo, index: number): string => `${pileKey(zone)}/${index}`;

/** A pile of a seat (or, with -1, of the table); an empty one where the view has none. */
export function zoneOf(view: View, name: string, seat: number, slot = Math.max(seat, 0)): ZoneInfo {
  const found = view.zones?.find((zone) => zone.zone === name && zone.owner === seat && zone.slot === slot);
  return found ?? { zone: name, slot, owner: seat, cards: [], marks: [] };
}

export const countOf = (view: View, name: string, seat: number): number => zoneOf(view, name, seat).cards.length;

export const numberOf = (view: View, name: string, seat: number): number => view.numbers?.[name]?.[seat] ?? 0;

/** The seat to the left: clockwise, the next. */
export const leftOf = (view: View, seat: number): number => (seat + 1) % Math.max(1, view.names?.length ?? 1);

/** What the server calls a zone, a number or a fact, in the language of whoever looks. */
export const wordOf = (view: View | null, id: string): string => view?.words?.[id] ?? id;

/** All other seats, in turn order from the left neighbour on. */
export function rivalsOf(view: View, seat: number): number[] {
  const players = view.names?.length ?? 1;
  return Array.from({ length: players }, (_, step) => (seat + 1 + step) % players).filter((one) => one !== seat);
}
