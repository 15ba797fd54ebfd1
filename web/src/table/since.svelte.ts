// Where the log stood when a seat's last turn ended: what comes after is news, also for somebody who comes back days later.
import { remember } from '../app/preferences.svelte';
import type { TableStore } from './store.svelte';

const key = (table: string, seat: number): string => `sandtable.seen.${table}.${seat}`;

/** Follows a table; `line` is the first line of the log since the last turn of the seat that looks, 0 if nothing is new. */
export function sinceLastTurn(store: TableStore): { readonly line: number } {
  let mark = $state(0);
  let seen = { seat: -1, number: -1 };

  $effect(() => {
    const state = store.state;
    if (!state || state.seat < 0) return;
    const { seat, number, log } = state;
    if (seat !== seen.seat) mark = Number(localStorage.getItem(key(store.id, seat)) ?? 0);
    else if (number !== seen.number && !state.view?.ask) {
      mark = log.length;
      remember(key(store.id, seat), String(mark));
    }
    seen = { seat, number };
  });

  return {
    get line() {
      return mark < (store.state?.log.length ?? 0) ? mark : 0;
    },
  };
}
