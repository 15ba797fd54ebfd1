// The orders that lie open beside the map: battle orders that wait for an attack, and cards that are kept face up.
import { zoneOf } from '../../net/view';
import type { View } from '../../net/wire';

export interface Laid {
  card: string;
  owner: number;
}

/** The cards of a seat that are kept face up. */
export const faceUp = (view: View, seat: number): string[] =>
  zoneOf(view, 'face up', seat).cards.flatMap((card) => (card ? [card] : []));

/** The battle orders that wait for an attack, whoever played them. */
export const armed = (view: View): Laid[] =>
  (view.names ?? []).flatMap((_, owner) =>
    zoneOf(view, 'waiting order', owner).cards.flatMap((card) => (card ? [{ card, owner }] : [])),
  );
