import { flushSync, mount, unmount } from 'svelte';
import type { Component } from 'svelte';
import { expect, it, vi } from 'vitest';
import Hand from '../src/boards/legion/Hand.svelte';
import type { View } from '../src/net/wire';
import type { Source } from '../src/pieces/play.svelte';
import { zone } from './moments';
import Stage from './Stage.svelte';

const view = (phase: string, ...cards: string[]): View => ({
  seat: 0,
  names: ['Me', 'Bot'],
  zones: [zone('hand', 0, ...cards)],
  facts: { round: 1, phase },
});

it('keeps its place in the phase in which the last one left it', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const source: Source = $state({ id: 'T', view: view('march', 'kolya'), ask: null, options: [], pick: () => Promise.resolve() });
  const shown: unknown = Hand;
  const stage = mount(Stage, {
    target: document.body,
    props: { Shown: shown as Component<Record<string, unknown>>, source },
  });
  const kept = (now: View): boolean | undefined => {
    Object.assign(source, { view: now });
    flushSync();
    return document.querySelector('.cards')?.classList.contains('kept');
  };
  expect([kept(view('march', 'kolya')), kept(view('march')), kept(view('orders'))]).toEqual([true, true, false]);
  void unmount(stage);
});
