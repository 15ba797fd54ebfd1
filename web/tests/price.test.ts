import { describe, expect, it } from 'vitest';
import { shortOf, takenBy } from '../src/boards/fine_sand/price';
import type { Ask, View } from '../src/net/wire';

describe('what a card in hand lacks to be built', () => {
  const ask = (decision: string, ...texts: string[]): Ask => ({
    decision,
    detail: '',
    number: 1,
    prompt: '',
    rule: '',
    undo: 0,
    subject: null,
    wanted: 1,
    options: texts.map((text) => ({
      answer: 'act' as const,
      consequence: '',
      final: false,
      kind: 'card',
      label: text,
      noun: text.split(' ')[1] ?? '',
      text,
      verb: text.split(' ')[0] ?? '',
    })),
  });
  const view = (money: number, builds = 1): View => ({
    facts: { money, 'plain builds': builds, prices: { 'build castle-3': 3, 'build red-5': 5, 'build blue-7': 7 } },
  });

  it('is its price less the money of all other cards', () => {
    expect([...shortOf(view(6), ask('Work', 'build castle-3', 'build red-5', 'next'))]).toEqual([['blue-7', 2]]);
    expect([...shortOf(view(3), ask('Work', 'next'))]).toEqual([
      ['castle-3', 1],
      ['red-5', 3],
      ['blue-7', 5],
    ]);
  });

  it('is nothing where something else than money is in the way, or another way to build is open', () => {
    expect(shortOf(view(8), ask('Work', 'next')).size).toBe(0);
    expect([...shortOf(view(3), ask('Work', 'build blue-7')).keys()]).toEqual(['castle-3', 'red-5']);
    expect(shortOf(view(3, 0), ask('Work', 'next')).size).toBe(0);
  });

  it('is not said while nobody is asked to build', () => {
    expect(shortOf(view(3), null).size).toBe(0);
    expect(shortOf(view(3), ask('Draw', 'draw_all')).size).toBe(0);
    expect(shortOf({}, ask('Work', 'next')).size).toBe(0);
  });
});

describe('what a card takes away once it is built', () => {
  it('is told of those that take away more than themselves', () => {
    const facts = { unbuilt: 9, 'unbuilt with': { 'build castle-3': 8, 'build f7-giant-castle': 6 } };
    expect([...takenBy({ facts })]).toEqual([['f7-giant-castle', 3]]);
  });
});
