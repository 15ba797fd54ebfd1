import { flushSync } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import { sinceLastTurn } from '../src/table/since.svelte';
import type { TableStore } from '../src/table/store.svelte';
import { line } from './moments';

beforeEach(() => localStorage.clear());

it('does not tell again what was said to be read, but what came after it', () => {
  localStorage.setItem('sandtable.seen.T.0', '1');
  const log = [line('a'), line('b'), line('c')];
  const store = $state({ id: 'T', state: { seat: 0, number: 1, log, view: null }, newest: { log } });
  const unread = (): (string | undefined)[] => {
    let kinds: string[] = [];
    const end = $effect.root(() => {
      const since = sinceLastTurn(store as unknown as TableStore);
      flushSync();
      kinds = since.unread.map(({ kind }) => kind);
      since.read();
    });
    end();
    return kinds;
  };
  expect(unread()).toEqual(['b', 'c']);
  expect(unread()).toEqual([]);
  const more = [...log, line('d')];
  Object.assign(store, { state: { ...store.state, log: more }, newest: { log: more } });
  expect(unread()).toEqual(['d']);
});
