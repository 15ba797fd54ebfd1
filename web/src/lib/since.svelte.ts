// Where the log stood when this seat's last turn ended: what comes after is news, also for somebody who comes back days later.
import { remember } from './preferences.svelte';
import type { TableStore } from './table.svelte';

const key = (table: string): string => `sandtable.seen.${table}`;

/** Follows a table; `line` is the first line of the log since the last own turn, 0 if nothing is new. */
export function sinceLastTurn(store: TableStore): { readonly line: number } {
  let mark = $state(Number(localStorage.getItem(key(store.id)) ?? 0));
  let number = -1;

  $effect(() => {
    const state = store.state;
    if (!state || state.seat < 0) return;
    const ended = number >= 0 && state.number !== number && !state.view?.ask;
    number = state.number;
    if (!ended) return;
    mark = state.log.length;
    remember(key(store.id), String(mark));
  });

  return {
    get line() {
      return mark < (store.state?.log.length ?? 0) ? mark : 0;
    },
  };
}
