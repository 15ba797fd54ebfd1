// The orders that lie open beside the map: battle orders that wait for an attack, and cards that are kept face up.
import { zoneOf } from '../../net/view';
import type { View } from '../../net/wire';

export interface Laid {
  card: string;
  owner: number;
  waits: boolean; // for a battle to be attached to
}

/** Those of all players, the own ones first. */
export function laidOpen(view: View): Laid[] {
  const seats = (view.names ?? []).map((_, seat) => seat).sort((a, b) => Number(b === view.seat) - Number(a === view.seat));
  return seats.flatMap((owner) =>
    (['waiting order', 'face up'] as const).flatMap((zone) =>
      zoneOf(view, zone, owner).cards.flatMap((card) => (card ? [{ card, owner, waits: zone === 'waiting order' }] : [])),
    ),
  );
}
