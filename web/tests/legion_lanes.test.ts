import { describe, expect, it } from 'vitest';
import type { Plot } from '../src/boards/legion/facts';
import { arrivalLines, dangerLine, fateLines, isUnclear, laneSeats, totalOf, winnersOf } from '../src/boards/legion/lanes';
import type { View } from '../src/net/wire';
import { line } from './moments';

const view = (facts: object): View => ({ facts: facts as Record<string, unknown>, seat: 0, names: ['Anna', 'Ben', 'Cleo'] });
const lane = (more: object) => ({ people: [], total: 6, 'face down': 0, orders: 0, 'hidden bonus': 0, ...more });

describe('lanes', () => {
  it('tell totals with what is hidden', () => {
    expect(totalOf(lane({}), true)).toBe('6');
    expect(totalOf(lane({ 'hidden bonus': 2 }), true)).toBe('6 (+2)');
    expect(totalOf(lane({ orders: 1 }), false)).toBe('6 + ?');
    expect(totalOf(lane({ orders: 1 }), true)).toBe('6');
    expect(totalOf(lane({ total: 0, people: [{ character: null }], 'face down': 1 }), false)).toBe('?');
  });

  it('do not say who wins where rivals hide something', () => {
    const plot = (...lanes: object[]) => ({ lanes: lanes.map(lane) }) as unknown as Plot;
    expect(isUnclear(plot({}, { 'face down': 1 }), 0)).toBe(true);
    expect(isUnclear(plot({}, { orders: 1 }), 0)).toBe(true);
    expect(isUnclear(plot({ 'face down': 1, orders: 1 }, {}), 0)).toBe(false);
    const arrival = { total: 8, wins: true, tied: false, cold: '', assaults: 0 };
    expect(arrivalLines(arrival, true)).toEqual(['8 in all: unclear who leads']);
    expect(arrivalLines({ ...arrival, wins: false }, true)).toEqual(['8 in all: behind']);
  });

  it('tell danger in words', () => {
    expect(dangerLine(lane({}))).toBe('');
    expect(dangerLine(lane({ danger: { assaults: 3, absorbs: 2, dies: true, hidden: 0, unsure: 0 } }))).toBe(
      'Faces 3 Assaults, absorbs 2: one dies',
    );
    const safe = { assaults: 2, absorbs: 2, dies: false, hidden: 0, unsure: 0 };
    expect(dangerLine(lane({ danger: safe }))).toBe('Faces 2 Assaults, absorbs 2: nobody dies');
    expect(dangerLine(lane({ danger: { ...safe, unsure: 1 } }))).toBe('Faces 2 Assaults, absorbs 2');
    expect(dangerLine(lane({ danger: { ...safe, assaults: 0, hidden: 2 } }))).toBe(''); // which the lanes of their rivals show
    const covered = { people: [{ character: null }], danger: { assaults: 2, absorbs: 0, dies: true, hidden: 0, unsure: 0 } };
    expect(dangerLine(lane(covered))).toBe('Faces 2 Assaults, absorbs 0 + ?');
  });

  it('tell what happens to the own people if the Plot ended now', () => {
    const pavel = { character: 'Pavel', cold: '' };
    const fate = (danger: object, people: object[] = [pavel], ...rivals: object[]) => {
      const lanes = [lane({ people, danger }), lane({ people: [{}] }), ...rivals];
      return fateLines({ lanes } as unknown as Plot, 0, (slug) => slug).join(' ');
    };
    const calm = { assaults: 0, absorbs: 1, dies: false, hidden: 0, unsure: 0 };
    expect(fate(calm)).toBe('');
    expect(fate({ ...calm, unsure: 1 })).toBe(
      'As it stands: no Wound. 2 more Wounds and Pavel dies. Unknown: 1 face-down order.',
    );
    expect(fate({ ...calm, hidden: 2, unsure: 1 })).toContain('Unknown: 2 face-down rivals and 1 face-down order.');
    expect(fate({ ...calm, assaults: 1 })).toBe('As it stands: 1 Wound. 1 more Wound and Pavel dies.');
    const deadly = { assaults: 3, absorbs: 2, dies: true, hidden: 0, unsure: 0 };
    expect(fate(deadly, [pavel, pavel])).toBe('As it stands: 3 Wounds. One of yours dies.');
    expect(fate(deadly, [pavel], lane({ people: [{}] }))).toBe('As it stands: up to 3 Wounds. Pavel may die.');
    expect(fate(calm, [{ ...pavel, cold: 'dies' }])).toBe('The cold kills Pavel.');
  });

  it('tell what an arrival comes to', () => {
    expect(arrivalLines({ total: 8, wins: true, tied: true, cold: 'dies', assaults: 1 })).toEqual([
      '8 in all: ties for the win',
      'Frostbitten already: freezes to death',
      'Faces 1 Assault',
    ]);
  });

  it('lie with the own one below', () => {
    expect(laneSeats({ ...view({}), seat: 1 })).toEqual([2, 0, 1]);
    expect(laneSeats({ ...view({}), seat: -1 })).toEqual([0, 1, 2]);
  });

  it('know who won a Plot of this round', () => {
    const plot = { plot: 1 };
    const log = [line('won', 2, plot), line('round-begins', -1), line('won', 0, plot), line('won', 1, plot)];
    expect(winnersOf(log)).toEqual(new Map([[1, [0, 1]]]));
  });
});
