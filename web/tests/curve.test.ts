import { describe, expect, it } from 'vitest';
import type { Story } from '../src/net/wire';
import { curveOf } from '../src/table/curve';

const story = (...points: [step: number, ...scores: number[]][]): Story => ({
  measure: 'power',
  fewest: false,
  taken_back: 0,
  moments: [],
  points: points.map(([step, ...scores]) => ({ step, round: '', scores })),
});

describe('the curve of the scores', () => {
  it('stays level until a pick moves a score, and ends at the last', () => {
    const { lines, low, high } = curveOf(story([0, 0, 0], [5, 4, 0], [10, 4, 8]), 100, 80);
    expect([low, high]).toEqual([0, 8]);
    expect(lines.map((line) => line.path)).toEqual(['M0 80H50V40H100V40', 'M0 80H50V80H100V0']);
    expect(lines[1]?.end).toEqual([100, 0]);
  });

  it('marks where each round begins', () => {
    const points = [
      { step: 0, round: 'Round 1 of 2', scores: [0] },
      { step: 5, round: 'Round 1 of 2', scores: [1] },
      { step: 10, round: 'Round 2 of 2', scores: [1] },
      { step: 20, round: 'Round 2 of 2', scores: [3] },
    ];
    const marks = [
      { x: 0, name: '1' },
      { x: 50, name: '2' },
    ];
    expect(curveOf({ ...story(), points }, 100, 80).rounds).toEqual(marks);
  });

  it('has room for scores below zero', () => {
    const { lines, low } = curveOf(story([0, 0], [2, -4]), 10, 10);
    expect(low).toBe(-4);
    expect(lines[0]?.end).toEqual([10, 10]);
  });
});
