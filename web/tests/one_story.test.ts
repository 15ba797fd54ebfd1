import { beforeEach, expect, it, vi } from 'vitest';
import { preferences } from '../src/app/preferences.svelte';
import type { View } from '../src/net/wire';
import { withScore } from '../src/theatre/steps';
import { Theatre } from '../src/theatre/theatre.svelte';
import { asked, line, moment } from './moments';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  preferences.set({ speed: 1, calm: false });
});

it('tells the end and the score with the act that brings them, also where a question is open all the while', () => {
  const scored = (...scores: number[]): View => ({
    status: {
      fewest: false,
      goal: '',
      leaders: [],
      measure: '',
      round: `round ${scores.length}`,
      seats: scores.map((score) => ({ parts: [], score, target: 9 })),
      warnings: [],
    },
  });
  for (const ask of [null, asked(4)]) {
    const theatre = new Theatre();
    theatre.leap(moment([], { ...scored(0, 0), ask }));
    theatre.scenes = {
      won: { after: (view, { seat, args }) => withScore(view, seat, (score) => score + Number(args.points)) },
    };
    const log = [line('battle'), line('won', 1, { points: 2 }), line('battle'), line('won', 0, { points: 3 })];
    const end = moment(log, { ...scored(3, 2), ask, over: !ask });
    const seen: unknown[] = [];
    theatre.follow(end);
    for (const act of ['battle', 'won', 'battle', 'won', null]) {
      const { shown } = theatre;
      seen.push([theatre.act?.line.kind ?? act, shown?.log.length, shown?.view?.status?.seats.map((one) => one.score).join(':')]);
      vi.advanceTimersByTime(450);
    }
    expect(seen.slice(0, 4)).toEqual([
      ['battle', 1, '0:0'],
      ['won', 2, '0:2'],
      ['battle', 3, '0:2'],
      ['won', 4, '3:2'],
    ]);
    expect(theatre.shown).toBe(end);
    theatre.leap(moment([], { ...scored(0, 0), ask }));
    theatre.follow(end);
    theatre.finish();
    expect(theatre.shown).toBe(end);
  }
});
