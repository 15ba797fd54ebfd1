// The Plots as a view tells them: at each of them every seat has a lane with its people.
import { pileKey } from '../../net/view';
import type { View } from '../../net/wire';

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

export interface Plot {
  lanes: Lane[];
  [fact: string]: unknown;
}

export const plotsOf = (view: View): Plot[] => (view.facts?.plots ?? []) as Plot[];

/** The piles that lie in lanes, and the Plots themselves. */
export function drawn(view: View): Set<string> {
  const lanes = plotsOf(view).flatMap((plot) => plot.lanes.map((lane, seat) => ({ lane, seat })));
  const people = lanes.flatMap(({ lane, seat }) =>
    lane.people.flatMap((one) => [`${one.zone}/${seat}`, `${one['order zone']}/${seat}`]),
  );
  const plots = (view.zones ?? []).filter((zone) => zone.zone === 'plot').map(pileKey);
  return new Set([...plots, ...people]);
}
