// A component on a table that lies still: what it says of a view.
import { mount, unmount, type Component } from 'svelte';
import { vi } from 'vitest';
import type { View } from '../src/net/wire';
import type { Source } from '../src/pieces/play.svelte';
import Stage from './Stage.svelte';

export function shown(Shown: unknown, view: View, props: Record<string, unknown> = {}): string {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const source: Source = { id: 'table', view, ask: null, options: [], pick: () => Promise.resolve() };
  const stage = mount(Stage, {
    target: document.body,
    props: { Shown: Shown as Component<Record<string, unknown>>, source, props },
  });
  const text = document.body.textContent;
  void unmount(stage);
  return text;
}
