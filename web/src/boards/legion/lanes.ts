// The Plots as a view tells them: at each of them every seat has a lane with its people.
import { factsOf } from '../../net/facts';
import { pileKey } from '../../net/view';
import type { View } from '../../net/wire';
import type { Facts, Plot } from './facts';

export const plotsOf = (view: View): Plot[] => factsOf<Facts>(view).plots ?? [];

/** The piles that lie in lanes, and the Plots themselves. */
export function drawn(view: View): Set<string> {
  const lanes = plotsOf(view).flatMap((plot) => plot.lanes.map((lane, seat) => ({ lane, seat })));
  const people = lanes.flatMap(({ lane, seat }) =>
    lane.people.flatMap((one) => [`${one.zone}/${seat}`, `${one['order zone']}/${seat}`]),
  );
  const plots = (view.zones ?? []).filter((zone) => zone.zone === 'plot').map(pileKey);
  return new Set([...plots, ...people]);
}
