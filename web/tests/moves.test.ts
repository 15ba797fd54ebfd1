import { describe, expect, it } from 'vitest';
import type { View } from '../src/net/wire';
import { copies, movesBetween } from '../src/motion/moves';

type Piles = Record<string, (string | null)[]>;
/** Piles by name and owner: `hand/0`; those of nobody end with `/-1`. */
const view = (piles: Piles): View => ({
  zones: Object.entries(piles).map(([key, cards]) => {
    const [zone = '', owner = ''] = key.split('/');
    return { zone, slot: Math.max(0, Number(owner)), owner: Number(owner), cards, marks: [] };
  }),
});
const flights = (before: Piles, after: Piles): string[] =>
  movesBetween(view(before), view(after)).flights.map(({ from, to }) => `${from.key} > ${to.key}`);

describe('what moved between two views', () => {
  it('is a known card that lies elsewhere', () => {
    expect(flights({ 'hand/0': ['a', 'b'], 'green/0': [] }, { 'hand/0': ['b'], 'green/0': ['a'] })).toEqual([
      'hand/0/0 > green/0/0',
    ]);
  });

  it('is a hidden card that came to light or went out of sight', () => {
    expect(flights({ 'stack/0': [null, null], 'hand/0': ['a'] }, { 'stack/0': [null], 'hand/0': ['a', 'c'] })).toEqual([
      'stack/0/1 > hand/0/1',
    ]);
    expect(flights({ 'hand/0': ['a'], 'stack/0': [null] }, { 'hand/0': [], 'stack/0': [null, null] })).toEqual([
      'hand/0/0 > stack/0/1',
    ]);
  });

  it('is of the same owner if there is a choice', () => {
    const before = { 'stack/0': [null], 'hand/0': [], 'stack/1': [null], 'hand/1': [] };
    const after = { 'stack/0': [], 'hand/0': ['a'], 'stack/1': [], 'hand/1': [null] };
    expect(flights(before, after).sort()).toEqual(['stack/0/0 > hand/0/0', 'stack/1/0 > hand/1/0']);
  });

  it('is nothing where a pile was only sorted anew', () => {
    expect(flights({ 'hand/0': ['a', 'b'] }, { 'hand/0': ['b', 'a'] })).toEqual([]);
  });

  it('makes the others move up', () => {
    const { shifts } = movesBetween(view({ 'hand/0': ['a', 'b', 'b'] }), view({ 'hand/0': ['b', 'b'] }));
    expect(shifts.map(({ from, to }) => [from.key, to.key])).toEqual([
      ['hand/0/1', 'hand/0/0'],
      ['hand/0/2', 'hand/0/1'],
    ]);
  });
});

it('copies of a card are told apart', () => {
  expect(copies(['a', null, 'a', null])).toEqual(['a#0', '#0', 'a#1', '#1']);
});
