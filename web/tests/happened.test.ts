import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Happened from '../src/theatre/Happened.svelte';
import { Theatre } from '../src/theatre/theatre.svelte';
import { line, moment } from './moments';

/** What somebody sees to whom something happened, on a desk or on a narrow screen. */
function seen({ narrow = false, playing = false }): HTMLElement | null {
  vi.stubGlobal('matchMedia', () => ({ matches: narrow, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const theatre = new Theatre();
  theatre.scenes = { lost: { touches: [{ who: 'seat', tone: 'bad' }] } };
  theatre.leap(moment([], { seat: 0 }));
  theatre.recall([line('lost', 0)]);
  if (playing) theatre.follow(moment([line('lost', 0), line('fell'), line('died')], { seat: 0 }));
  const stage = mount(Happened, { target: document.body, props: { theatre } });
  flushSync();
  const found = document.querySelector<HTMLElement>('.happened');
  void unmount(stage);
  return found;
}

afterEach(() => document.body.replaceChildren());

it('tells what happened to somebody, but not before it has been played', () => {
  expect(seen({})?.querySelectorAll('li').length).toBe(1);
  expect(seen({ playing: true })).toBeNull();
});

it('says that it was read when it is closed', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const theatre = new Theatre();
  theatre.onread = vi.fn();
  theatre.forget();
  expect(theatre.onread).toHaveBeenCalledOnce();
});

it('shows its head alone where it lies above the question', () => {
  expect(seen({ narrow: true })?.querySelector('button')?.getAttribute('aria-expanded')).toBe('false');
  expect(seen({ narrow: true })?.querySelectorAll('li').length).toBe(0);
});
