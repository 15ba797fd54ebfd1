// Where the log stood when a seat's last turn ended: what comes after is news, also for somebody who comes back days later.
import { remember } from '../app/preferences.svelte';
import type { LogLine } from '../net/wire';
import type { TableStore } from './store.svelte';

const key = (table: string, seat: number): string => `sandtable.seen.${table}.${seat}`;
const readKey = (table: string, seat: number): string => `sandtable.read.${table}.${seat}`;

/** What is news for the seat that looks. */
export interface News {
  readonly line: number; // the first line of the log since its last turn, 0 if nothing is new
  readonly unread: LogLine[]; // what is new and was not said to be read
  read: () => void; // all that is told by now is read, also after the page is loaded again
}

/** Follows a table and knows what is news. */
export function sinceLastTurn(store: TableStore): News {
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

  const line = (): number => (mark < (store.state?.log.length ?? 0) ? mark : 0);
  return {
    get line() {
      return line();
    },
    get unread() {
      const read = Number(localStorage.getItem(readKey(store.id, store.state?.seat ?? -1)) ?? 0);
      return line() ? (store.newest?.log.slice(Math.max(line(), read)) ?? []) : [];
    },
    read() {
      if (store.state) remember(readKey(store.id, store.state.seat), String(store.state.log.length));
    },
  };
}
