// What a state means for a table that is shown.
import type { TableState, View } from '../net/wire';

const QUESTION = 10_000; // milliseconds that ours may wait

/** How long what happened may be played: briefly if we are asked, not at all if we have to answer soon. */
export function patience({ view, seat, info }: TableState): { patience?: number } {
  if (info.seats[seat]?.due) return { patience: 0 };
  return view?.ask ? { patience: info.clock ? QUESTION / 2 : QUESTION } : {};
}

/** What we may know of the game. Once the table is over nobody is asked any more, wherever the game stopped. */
export function viewOf(state: TableState | null): View | null {
  const ended = state?.info.status === 'over' || state?.info.status === 'closed';
  return ended && state.view ? { ...state.view, ask: null, waiting_for: [], over: true } : (state?.view ?? null);
}
