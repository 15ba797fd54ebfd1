import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { TableInfo } from '../src/net/wire';
import EndScreen from '../src/table/EndScreen.svelte';
import type { TableStore } from '../src/table/store.svelte';

const STORY_AND_HOUSE = {
  titles: [],
  levels: [],
  fewest: false,
  measure: 'power',
  moments: [],
  points: [
    { round: 'Round 1', scores: [0, 0], step: 0 },
    { round: 'Round 2', scores: [3, 1], step: 9 },
  ],
};

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('shows what comes next above the story, which comes later: no button moves away from a finger', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(STORY_AND_HOUSE))));
  const outcome = { lines: [[], []], ranks: [1, 2], reason: 'the end', scores: [3, 1], winners: [0] };
  const info = { id: 'T', title: 'waral', seats: [{ name: 'Ann' }, { name: 'Ben' }], outcome } as unknown as TableInfo;
  const store = { mine: [0], problem: '' } as unknown as TableStore;
  const screen = mount(EndScreen, { target: document.body, props: { store, info } });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector('.story')).not.toBeNull());
  const [row, story] = [document.querySelector('.row'), document.querySelector('.story')];
  expect(row && story && row.compareDocumentPosition(story) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  void unmount(screen);
});
