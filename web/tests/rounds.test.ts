import { describe, expect, it } from 'vitest';
import { lastRound as lastOfLegion } from '../src/boards/legion/rounds';
import { lastRound } from '../src/boards/waral/rounds';
import { line } from './moments';

describe('a round of Legion that is over', () => {
  const begins = line('round-begins', -1);
  const won = line('won', 0, { points: 4 });
  const more = line('won-more', 0, { points: 2 });
  const died = line('died', -1, { character: 'pavel' });

  const leaderOf = (character: string): number => Number(character === 'pavel');

  it('is told once the next one begins, with its Plots, its dead and what it brought', () => {
    const log = [begins, line('sent'), won, more, died, begins, line('won', 1, { points: 9 })];
    expect(lastOfLegion(log, 2, leaderOf)).toEqual({ round: 1, lines: [won, more, died], points: [6, 0], dead: [0, 1] });
  });

  it('is not told while the first one runs', () => {
    expect(lastOfLegion([begins, won], 2, leaderOf)).toBeNull();
    expect(lastOfLegion([], 2, leaderOf)).toBeNull();
  });
});

describe('a round of Waral that is over', () => {
  const begins = line('round-begins', -1);
  const wrecked = line('wrecked', -1);
  const laid = line('laid', -1);
  const looted = line('looted', 0);
  const gains = (seat: number, count: number) => line('gained', seat, { count });

  it('is told by the districts that went at its end, and by what the others collect', () => {
    const turns = [begins, wrecked, laid, looted, gains(0, 2)];
    const collected = [line('collected', 0), gains(0, 1), line('collected', 1), gains(1, 2), line('missed', 0), gains(1, 1)];
    const log = [...turns, wrecked, laid, begins, ...collected, looted, gains(0, 5)];
    expect(lastRound(log, 2)).toEqual({ round: 1, lines: [wrecked, laid], collected: [1, 3], since: [] });
  });

  it('counts the coins of everybody where a district brought a trick first', () => {
    const tricks = [line('collected', 2), line('drew', 2, { count: 1 }), line('drew-card', 2), line('reshuffled', -1)];
    const collected = [...tricks, line('collected', 0), gains(0, 1), line('collected', 1), gains(1, 1)];
    expect(lastRound([begins, looted, begins, ...collected, looted, gains(0, 5)], 3)?.collected).toEqual([1, 1, 0]);
  });

  it('knows which districts have come and gone since', () => {
    const took = (seat: number, district: string) => line('took', seat, { district });
    const now = [took(1, 'arena'), line('destroyed', 0, { district: 'mint', rival: 1 }), line('ruined', 0, { district: 'gate' })];
    const swapped = line('swapped', 0, { district: 'inn', 'other-district': 'arena', rival: 1 });
    expect(lastRound([begins, took(0, 'inn'), begins, ...now, swapped], 2)?.since).toEqual([
      { seat: 1, district: 'arena', by: 1 },
      { seat: 1, district: 'mint', by: -1 },
      { seat: 0, district: 'gate', by: -1 },
      { seat: 0, district: 'inn', by: -1 },
      { seat: 1, district: 'inn', by: 1 },
      { seat: 0, district: 'arena', by: 1 },
      { seat: 1, district: 'arena', by: -1 },
    ]);
  });

  it('says once what several lines tell bit by bit', () => {
    const more = { ...laid, joins: true };
    expect(lastRound([begins, looted, laid, more, begins], 2)?.lines).toEqual([more]);
  });

  it('is not told while the first one runs', () => {
    expect(lastRound([begins, looted], 2)).toBeNull();
  });
});
