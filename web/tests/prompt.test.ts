import { mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Ask, OptionInfo } from '../src/net/wire';
import type { TitleBoard } from '../src/pieces/board';
import type { TableStore } from '../src/table/store.svelte';
import { Asked } from './asked.svelte';
import { act, other, pass } from './options';
import PromptStage from './PromptStage.svelte';

/** What the dock asks on a screen that is wide, or is not. */
async function asked(
  board: TitleBoard,
  wide: boolean,
  options: OptionInfo[],
): Promise<{ store: Asked; pick: ReturnType<typeof vi.fn> }> {
  const matches = (query: string): boolean => wide && query.includes('min-width: 62rem');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  const ask = { number: 1, decision: 'Window', prompt: 'What?', detail: '', rule: '', wanted: 1, options } as unknown as Ask;
  const pick = vi.fn(() => Promise.resolve());
  const store = new Asked(ask, pick) as unknown as TableStore;
  const stage = mount(PromptStage, { target: document.body, props: { store, board } });
  stages.push(() => void unmount(stage));
  await tick();
  return { store: store as unknown as Asked, pick };
}
const stages: (() => void)[] = [];
afterEach(() => stages.splice(0).forEach((down) => down()));

const scrolls = (text: string): boolean => Boolean(document.querySelector(`.scrolling [data-option="${text}"]`));
const shown = (text: string): boolean => Boolean(document.querySelector(`[data-option="${text}"]`));

describe('the dock', () => {
  it.each([true, false])('keeps the way to leave a question below what scrolls, on a desk (%s) and on a phone', async (desk) => {
    await asked({ low: true }, desk, [act, other, pass]);
    expect([scrolls('build'), shown('pass'), scrolls('pass')]).toEqual([true, true, false]);
  });

  it('keeps it there also where it is only as tall as its question', async () => {
    await asked({ low: true, snug: true }, false, [act, other, pass]);
    expect([scrolls('build'), shown('pass'), scrolls('pass')]).toEqual([true, true, false]);
  });
});

describe('a key', () => {
  const pressed = (): boolean => dispatchEvent(new KeyboardEvent('keydown', { key: '1' }));

  it('that is pressed twice picks nothing of a question that nobody has read yet', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { store, pick } = await asked({}, true, [act, pass]);
    pressed();
    store.ask = { ...store.ask, number: 2, options: [other, pass] };
    await tick();
    pressed();
    expect(pick.mock.calls).toEqual([['build']]);
    clock.mockReturnValue(3000);
    pressed();
    expect(pick.mock.calls).toEqual([['build'], ['loot']]);
    clock.mockRestore();
  });

  it('picks the same again at once', async () => {
    const { store, pick } = await asked({}, true, [act, other, pass]);
    pressed();
    store.ask = { ...store.ask, number: 2, options: [act, pass] };
    await tick();
    pressed();
    expect(pick.mock.calls).toEqual([['build'], ['build']]);
  });
});
