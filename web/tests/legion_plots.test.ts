import { describe, expect, it } from 'vitest';
import type { Lane } from '../src/boards/legion/facts';
import { cutOf, openBonus } from '../src/boards/legion/fit';
import { Hold } from '../src/boards/legion/hold.svelte';
import { Play } from '../src/pieces/play.svelte';

const lane = (more: object) => ({ people: [], total: 6, 'face down': 0, orders: 0, 'hidden bonus': 0, ...more });

describe('the box of a Plot', () => {
  const crowd = (...counts: number[]): Lane[] =>
    counts.map((count) => lane({ people: Array.from({ length: count }, () => ({ power: 2 })) }) as unknown as Lane);
  const box = { width: 195, height: 402 };

  it('shows whole cards where they have room, else shorter ones', () => {
    expect(cutOf(crowd(1, 1), 0, box)).toBe('whole');
    expect(cutOf(crowd(2, 0, 2, 0), 0, box)).toBe('whole');
    expect(cutOf(crowd(4, 4), 0, box)).toBe('short');
    expect(cutOf(crowd(2, 3, 2), 0, box)).toBe('short'); // which the scene makes room for
    expect(cutOf(crowd(2, 2, 3, 1), 0, box)).toBe('least');
    expect(cutOf(crowd(4, 4), 0, { width: 320, height: 402 })).toBe('whole');
    expect(cutOf(crowd(1, 1), 0, { width: 195, height: 365 })).toBe('whole');
    expect(cutOf(crowd(1, 1), 0, { width: 195, height: 365 }, false, 'Last Stand at the Water Tower')).toBe('short');
  });

  it('leaves room for what is aimed at, and for danger', () => {
    const narrow = { width: 195, height: 370 };
    expect([cutOf(crowd(0, 1, 1), 0, narrow), cutOf(crowd(0, 1, 1), 0, narrow, true)]).toEqual(['whole', 'short']);
    const danger = { assaults: 1, absorbs: 1, dies: false, hidden: 0, unsure: 0 };
    const safe = crowd(1, 1);
    const threatened = safe.map((one, seat) => (seat ? { ...one, danger } : one));
    expect([cutOf(safe, 0, narrow), cutOf(threatened, 0, narrow)]).toEqual(['whole', 'short']);
  });

  it('knows what orders that lie open add to a total', () => {
    const people = [{ power: 3 }, { power: null }];
    expect(openBonus(lane({ total: 5, people }) as unknown as Lane)).toBe(2);
    expect(openBonus(lane({ total: 3, people }) as unknown as Lane)).toBe(0);
  });
});

describe('an order that cannot be taken back', () => {
  const option = { verb: 'use', noun: 'retreat', kind: 'order', label: 'Use Retreat!', answer: 'act', consequence: '' } as const;
  const using = { ...option, text: 'use retreat', final: true };
  const looking = (narrow: boolean): string | null => {
    const play = new Play({ id: 'T', view: {}, ask: null, options: [using], pick: () => Promise.resolve() });
    play.cards = new Map([['retreat', { id: 'retreat', kind: 'order', name: 'Retreat!', text: '' }]]);
    new Hold(play, { current: narrow }).tap('retreat');
    return play.looking;
  };

  it('is read first on a narrow screen, however it is tapped', () => {
    expect(looking(true)).toBe('retreat');
    expect(looking(false)).toBe(null);
  });
});
