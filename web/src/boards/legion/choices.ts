// Where something can be chosen: a narrow screen shows one Plot, and says of the others that there is something.
import { pieceKey } from '../../net/view';
import type { View } from '../../net/wire';
import { thingKey } from '../../pieces/lit';
import type { Person } from './facts';
import type { Hold } from './hold.svelte';
import { pile, plotsOf } from './lanes';

/** Whether something on a Plot takes what is held or, while nothing is, can be picked: the Plot, somebody, or their order. */
export function hasChoice(view: View, hold: Hold, n: number): boolean {
  const { lit } = hold.play;
  const holding = hold.thing !== null;
  const offers = (person: Person, seat: number): boolean => {
    if (holding) return person.character !== null && hold.soldierPicks(person.character).length > 0;
    const zones = [person.zone, person['order zone']].flatMap((name) => pile(view, name, seat) ?? []);
    return lit.has(thingKey('place', `${seat + 1}-${person.place}`)) || zones.some((zone) => lit.has(pieceKey(zone, 0)));
  };
  const itself = holding ? hold.plotPicks(n).length > 0 : lit.has(thingKey('plot', String(n)));
  return itself || Boolean(plotsOf(view)[n - 1]?.lanes.some(({ people }, seat) => people.some((one) => offers(one, seat))));
}

/** The Plots where something can be chosen, or that admit whoever is held, counted from 0. */
export const openPlots = (view: View, hold: Hold, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index).filter((index) => hasChoice(view, hold, index + 1));
