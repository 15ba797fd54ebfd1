import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Stage from '../src/theatre/Stage.svelte';
import { Theatre } from '../src/theatre/theatre.svelte';
import { asked, line, moment } from './moments';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('lets marks step back while somebody decides, and brings them forward for a line of the log', () => {
  const theatre = new Theatre();
  const struck = line('struck', 1);
  theatre.leap(moment([struck], { ask: asked(1) }));
  const stage = mount(Stage, { target: document.body, props: { theatre } });
  const stepsBack = (): boolean => {
    flushSync();
    return document.querySelector('.marks')?.classList.contains('asked') ?? false;
  };
  expect(stepsBack()).toBe(true);
  theatre.replay(struck);
  expect(stepsBack()).toBe(false);
  vi.runAllTimers();
  expect(stepsBack()).toBe(true);
  theatre.leap(moment([struck]));
  expect(stepsBack()).toBe(false);
  theatre.close();
  void unmount(stage);
});
