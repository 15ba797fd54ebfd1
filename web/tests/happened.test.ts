import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Stage from '../src/theatre/Stage.svelte';
import { Theatre } from '../src/theatre/theatre.svelte';
import { line, moment } from './moments';

/** What somebody sees to whom something happened, on a desk or on a narrow screen. */
function seen({ narrow = false, ended = false }): HTMLElement | null {
  vi.stubGlobal('matchMedia', () => ({ matches: narrow, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const theatre = new Theatre();
  theatre.scenes = { lost: { touches: [{ who: 'seat', tone: 'bad' }] } };
  theatre.leap(moment([], { seat: 0 }));
  theatre.recall([line('lost', 0)]);
  const stage = mount(Stage, { target: document.body, props: { theatre, told: !ended } });
  flushSync();
  const found = document.querySelector<HTMLElement>('.happened');
  void unmount(stage);
  return found;
}

afterEach(() => document.body.replaceChildren());

it('tells what happened to somebody, but not once the game has ended', () => {
  expect(seen({})?.querySelectorAll('li').length).toBe(1);
  expect(seen({ ended: true })).toBeNull();
});

it('shows its head alone where it would lie over the board', () => {
  expect(seen({ narrow: true })?.querySelector('button')?.getAttribute('aria-expanded')).toBe('false');
  expect(seen({ narrow: true })?.querySelectorAll('li').length).toBe(0);
});
