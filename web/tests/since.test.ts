import { flushSync, mount, unmount, type Component } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../src/net/wire';
import { newsAfter } from '../src/table/since.svelte';
import SidePanel from '../src/table/SidePanel.svelte';
import type { TableStore } from '../src/table/store.svelte';
import Stage from './Stage.svelte';
import { asked, line, moment } from './moments';

describe('what is new since somebody acted', () => {
  const [mine, theirs] = [line('loots', 0), line('loots', 1)];
  const at = (log: LogLine[], question?: number) => moment(log, question === undefined ? {} : { ask: asked(question) });

  it('begins right after what they did, however many steps the others take then', () => {
    const acted = newsAfter(0, at([], 1), at([mine]));
    expect(acted).toBe(1);
    expect(newsAfter(acted, at([mine]), at([mine, theirs]))).toBe(1);
    expect(newsAfter(acted, at([mine, theirs]), at([mine, theirs, theirs], 2))).toBe(1);
  });

  it('is what others did before they are asked again', () => {
    expect(newsAfter(0, at([], 1), at([mine, theirs, theirs], 2))).toBe(1);
    expect(newsAfter(0, at([], 1), at([mine, mine], 2))).toBe(2);
  });

  it('stays where it is while the same question stands', () => {
    expect(newsAfter(0, at([], 1), at([theirs], 1))).toBe(0);
  });
});

describe('the panel beside the table', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal(
      'ResizeObserver',
      vi.fn(function Observer() {
        return { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };
      }),
    );
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  });

  /** What the badge says of a log of so many lines, on a phone. */
  function badge(lines: number, open: boolean): string {
    const log = Array.from({ length: lines }, () => line('loots'));
    const store = { id: 'T', state: { seat: 0, log }, talk: { said: [] } } as unknown as TableStore;
    const props = { store, tab: 'log' as const, rule: '', since: 1, open };
    const source = { id: 'T', view: {}, ask: null, options: [], pick: () => Promise.resolve() };
    const panel = mount(Stage, {
      target: document.body,
      props: { Shown: SidePanel as Component<Record<string, unknown>>, source, props },
    });
    flushSync();
    const text = document.querySelector('.tag')?.textContent ?? '';
    void unmount(panel);
    return text;
  }

  it('is closed with Escape on a phone', () => {
    const props = { store: { id: 'T', state: null, talk: { said: [] } }, tab: 'log', rule: '', since: 0, open: true };
    const source = { id: 'T', view: {}, ask: null, options: [], pick: () => Promise.resolve() };
    const panel = mount(Stage, {
      target: document.body,
      props: { Shown: SidePanel as Component<Record<string, unknown>>, source, props },
    });
    flushSync();
    expect(document.querySelector('.side.open')).not.toBeNull();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(document.querySelector('.side.open')).toBeNull();
    void unmount(panel);
  });

  it('does not count what was read before the page was loaded again', () => {
    expect(badge(5, false)).toBe('4');
    expect(badge(6, true)).toBe('');
    expect(badge(8, false)).toBe('2');
  });
});
