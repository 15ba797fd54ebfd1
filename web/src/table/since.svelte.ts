// Where the log stood when a seat acted last: what comes after is news, also for somebody who comes back days later.
import type { LogLine, TableState } from '../net/wire';
import { bookmarked, putBookmark } from './bookmarks';
import type { TableStore } from './store.svelte';

type Moment = Pick<TableState, 'seat' | 'view'> & { log: LogLine[] };

/** The first line that is news after a moment, given the one before it and where the news began until then. */
export function newsAfter(mark: number, before: Moment, { seat, view, log }: Moment): number {
  const question = before.view?.ask?.number;
  if (question === undefined || question === view?.ask?.number) return mark;
  if (!view?.ask) return log.length;
  const own = Math.min(before.log.length, log.length); // asked again: it may be much later
  const others = log.findIndex((line, index) => index >= own && line.seat !== seat);
  return others < 0 ? log.length : others;
}

/** Follows a table; `line` is the first line of the log since the seat that looks acted last, 0 if nothing is new. */
export function sinceLastTurn(store: TableStore): { readonly line: number } {
  let mark = $state(0);
  let before: TableState | null = null;

  $effect(() => {
    const { newest } = store;
    if (!newest || newest.seat < 0) return;
    if (newest.seat !== before?.seat) mark = bookmarked('seen', store.id, newest.seat);
    else {
      mark = newsAfter(mark, before, newest);
      putBookmark('seen', store.id, newest.seat, mark);
    }
    before = newest;
  });

  return {
    get line() {
      return mark < (store.state?.log.length ?? 0) ? mark : 0;
    },
  };
}
