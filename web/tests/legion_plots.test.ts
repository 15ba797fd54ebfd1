import { describe, expect, it } from 'vitest';
import type { Lane } from '../src/boards/legion/facts';
import { fitOf, openBonus, type Words } from '../src/boards/legion/fit';
import { Hold } from '../src/boards/legion/hold.svelte';
import { Play } from '../src/pieces/play.svelte';

const lane = (more: object) => ({ people: [], total: 6, 'face down': 0, orders: 0, 'hidden bonus': 0, ...more });

describe('the box of a Plot', () => {
  const crowd = (...counts: number[]): Lane[] =>
    counts.map((count) => lane({ people: Array.from({ length: count }, () => ({ power: 2 })) }) as unknown as Lane);
  const box = { width: 195, height: 402 };
  const silent = { said: [], kept: false, name: '' };
  const fit = (lanes: Lane[], size = box, words: Partial<Words> = {}, aiming = false) =>
    fitOf(lanes, 0, size, { ...silent, ...words }, aiming);

  it('shows whole cards where they have room, as large as there is, else short ones', () => {
    expect(fit(crowd(1, 1))).toMatchObject({ cut: 'whole', largest: 92, abreast: 2 });
    expect(fit(crowd(1, 1, 1))).toMatchObject({ cut: 'whole', largest: 68 });
    expect(fit(crowd(2, 0, 2, 0)).cut).toBe('whole');
    expect(fit(crowd(2, 3, 2))).toEqual({ cut: 'short', tall: 74, largest: 58, abreast: 2 });
    expect(fit(crowd(2, 2, 3, 1)).tall).toBe(56);
    expect(fit(crowd(4, 4, 4, 4)).tall).toBe(44);
    expect(fit(crowd(4, 4), { width: 320, height: 402 }).cut).toBe('whole');
  });

  it('leaves room for the name, for all that is said, for what may be said, and for what is aimed at', () => {
    const tall = (words: Partial<Words>, aiming = false): number => fit(crowd(2, 3, 2), box, words, aiming).tall;
    expect(tall({ name: 'Last Stand at the Water Tower' })).toBe(68);
    expect(tall({ said: [0, 20, 20] })).toBe(64);
    expect([tall({ kept: true }), tall({ kept: true, said: [50] }), tall({ said: [50] })]).toEqual([61, 61, 61]);
    expect(tall({}, true)).toBe(58);
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
