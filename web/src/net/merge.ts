// A state and what changed since: a new state. Nothing is altered in place, so that two states can be compared.
import { pileKey } from './view';
import type { TableState, Update, View, ZoneInfo } from './wire';

export function merge(state: TableState, update: Update): TableState {
  return {
    ...state,
    n: update.n,
    now: update.now,
    number: update.number,
    undo: update.undo,
    info: update.info ?? state.info,
    view: mergeView(state.view, update.view),
    log: [...state.log.slice(0, update.log_from), ...update.log],
  };
}

function mergeView(view: View | null, patch: View | null): View | null {
  if (!view || !patch) return patch ?? view;
  return { ...view, ...patch, zones: mergeZones(view.zones ?? [], patch.zones ?? []) };
}

function mergeZones(zones: ZoneInfo[], changed: ZoneInfo[]): ZoneInfo[] {
  if (!changed.length) return zones;
  const news = new Map(changed.map((zone) => [pileKey(zone), zone]));
  return zones.map((zone) => news.get(pileKey(zone)) ?? zone);
}

/** Whether an update has everything but the older lines of the log: the answer to somebody who missed several updates. */
export const isWhole = (update: Update): boolean => update.info !== null && (update.view === null || 'title' in update.view);
