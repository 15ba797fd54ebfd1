// Where the log stood when this seat last did something: what comes after is news.
import { remember } from './preferences.svelte';
import type { TableStore } from './table.svelte';

const key = (table: string): string => `sandtable.seen.${table}`;

/** Follows a table; `line` is the first line of the log since the last own pick, 0 if nothing is new. */
export function sinceLastTurn(store: TableStore): { readonly line: number } {
  let seen = Number(localStorage.getItem(key(store.id)) ?? 0);
  let number = -1;
  return {
    get line() {
      const state = store.state;
      if (!state || state.seat < 0) return 0;
      if (number >= 0 && state.number !== number) {
        seen = state.log.length;
        remember(key(store.id), String(seen));
      }
      number = state.number;
      return seen < state.log.length ? seen : 0;
    },
  };
}
