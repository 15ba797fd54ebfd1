import { describe, expect, it } from 'vitest';
import { powerInSigns, powerOf, powerSays } from '../src/boards/waral/power';
import { reasonsOf, worthOf } from '../src/boards/waral/tokens';
import { typeName } from '../src/boards/waral/types';
import type { CardEntry } from '../src/app/house';
import type { View } from '../src/net/wire';

const facts = {
  target: 13,
  power: [9, 12],
  'end powers': [3, 2],
  'power now': [15, 14],
  gains: { bridge: 3, mint: 1 },
  reasons: { bridge: { stair: 1 } },
};
const view: View = { seat: 0, names: ['Ann', 'Ben'], facts };
const cards = new Map([
  ['bridge', { kind: 'district', power: 2 } as unknown as CardEntry],
  ['mint', { kind: 'district', power: 1 } as unknown as CardEntry],
  ['stair', { kind: 'trick' } as unknown as CardEntry],
]);
const play = { cards, nameOf: (slug: string) => slug };

describe('the power of somebody in Waral', () => {
  it('is told with what it would come to, the own hidden tricks included', () => {
    expect(powerInSigns(powerOf(view, 0))).toBe('9 / 13 → 15');
    expect(powerSays(view, 0)).toContain('3 by characters and 3 by tricks in your hand');
  });

  it('is told of rivals by what lies open', () => {
    expect(powerInSigns(powerOf(view, 1))).toBe('12 / 13 → 14');
    expect(powerSays(view, 1)).not.toContain('tricks');
  });

  it('is a plain number where nothing is added', () => {
    expect(powerInSigns({ now: 4, then: 4, target: 13 })).toBe('4 / 13');
  });
});

describe('a district that would bring more than it shows', () => {
  it('says which cards add to it', () => {
    expect(reasonsOf(view, 'bridge', play)).toEqual([
      'At the end of the game it would bring you 3 power. It shows 2.',
      'stair, in your hand, adds 1.',
    ]);
  });

  it('says nothing where it brings what it shows', () => {
    expect(worthOf(1, cards.get('mint'))).toBe(0);
    expect(reasonsOf(view, 'mint', play)).toEqual([]);
  });
});

it('a type of a pack is called by its own name', () => {
  expect([typeName('cultural'), typeName('arcane')]).toEqual(['cultural', 'arcane']);
});
