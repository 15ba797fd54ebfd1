import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Film } from '../src/theatre/film.svelte';

const answer = (body: object): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', (address: string) => {
    const step = /step=(\d+)/.exec(address)?.[1];
    return Promise.resolve(answer(step === undefined ? { steps: 9 } : { step: Number(step), seat: 0, view: {}, log: [] }));
  });
});

describe('a film', () => {
  it('leaps where it goes more than one step, on or back', async () => {
    const film = new Film('table', 0, 0);
    await vi.waitFor(() => expect(film.shown?.step).toBe(0));
    const leaps: boolean[] = [];
    for (const step of [1, 2, 5, 4, 9, 0]) {
      await film.to(step);
      leaps.push(film.leapt);
    }
    expect(leaps).toEqual([false, false, true, false, true, true]);
  });
});
