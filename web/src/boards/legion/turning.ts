// From one round to the next, between two views that the server sent: the old Plots are cleared before the new ones come.
import type { LogLine, View, ZoneInfo } from '../../net/wire';
import type { Plot } from './facts';
import { plotsOf } from './lanes';

const ON_PLOTS = /^(plot$|place |placed order )/;

/** A view in which another phase of the round has begun. */
export const inPhase = (view: View, phase: string): View => ({ ...view, facts: { ...view.facts, phase } });

const emptied = (zone: ZoneInfo): ZoneInfo => (ON_PLOTS.test(zone.zone) ? { ...zone, cards: [], marks: [] } : zone);

/** A round begins: nothing lies on the board of the one before. */
export function begun(view: View, line: LogLine): View {
  const facts = { ...view.facts, plots: [], round: Number(line.args.round), phase: 'recruitment' };
  return { ...view, zones: (view.zones ?? []).map(emptied), facts };
}

const deserted = (plot: Plot): Plot => ({
  ...plot,
  state: 'waits',
  leaders: [],
  lanes: plot.lanes.map(() => ({ people: [], total: 0, 'face down': 0, orders: 0, 'hidden bonus': 0 })),
});

/** A Plot is laid out: nobody stands there yet, whoever does later. */
export function laidOut(view: View, line: LogLine, end: View): View {
  const later = plotsOf(end).slice(0, Number(line.args.plot));
  const now = plotsOf(view);
  const plots = later.map((plot, at) => now[at] ?? deserted(plot));
  return plots.length > now.length ? { ...view, facts: { ...view.facts, plots } } : view;
}
