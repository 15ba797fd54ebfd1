import { describe, expect, it } from 'vitest';
import { scenes as sand } from '../src/boards/fine_sand/scenes';
import { scenes as waral } from '../src/boards/waral/scenes';
import { tokensOn } from '../src/boards/waral/tokens';
import type { LogLine, View } from '../src/net/wire';
import { countOf } from '../src/net/view';
import type { Scenes } from '../src/theatre/scene';
import { line, zone } from './moments';

const after = (scenes: Scenes, view: View, ...lines: LogLine[]): View =>
  lines.reduce((now, one) => scenes[one.kind]?.after?.(now, one, view) ?? now, view);

describe('while a rival acts in Waral', () => {
  const zones = [zone('band', 1, 'ann', 'ben'), zone('hand', 1, null), zone('trick deck', -1, null, null)];
  const view: View = { seat: 0, zones };
  const looted = line('looted', 1, { district: 'inn', character: 'ann', slot: 3 });

  it('a token stands on the district as soon as it is told that it is looted, also where the round ends with it', () => {
    expect(tokensOn(view, 2)).toEqual([]);
    expect(tokensOn(after(waral, view, looted), 2)).toEqual([{ seat: 1, slug: 'ann' }]);
    expect(tokensOn(after(waral, view, looted, line('round-begins', -1, { round: 2 })), 2)).toEqual([]);
  });

  it('a token is gone when its character is sent back', () => {
    expect(tokensOn(after(waral, view, looted, line('sent-back', 1, { character: 'ann' })), 2)).toEqual([]);
  });

  it('who takes a district has more power at the end, too, and what was warned of them is said no more', () => {
    const standing = { parts: [], score: 7, target: 13 };
    const warnings = ['Bea is 3 power short.', 'Cy is 1 power short.'];
    const status = { goal: '', leaders: [], measure: '', round: '', fewest: false, seats: [standing, standing], warnings };
    const facts = { power: [7, 10], 'power now': [9, 12] };
    const took = line('took', 1, { district: 'inn', character: 'ann', slot: 3, power: 12 });
    const told = after(waral, { seat: 0, zones, names: ['Al', 'Bea'], status, facts }, took);
    expect(told.facts).toMatchObject({ power: [7, 12], 'power now': [9, 14] });
    expect(told.status?.warnings).toEqual(['Cy is 1 power short.']);
  });

  it('what a rival draws is counted when it is told', () => {
    const drawn = after(waral, view, line('drew', 1, { count: 1 }));
    expect([countOf(drawn, 'hand', 1), countOf(drawn, 'trick deck', -1)]).toEqual([2, 1]);
    expect(after(waral, view, line('drew', 0, { count: 1 }))).toBe(view);
  });
});

describe('while a rival acts in Fine Sand', () => {
  const standing = { parts: [], score: 30, target: 0 };
  const status = { fewest: true, goal: '', leaders: [0, 1], measure: '', round: '', seats: [standing, standing], warnings: [] };
  const view: View = {
    seat: 0,
    status,
    zones: [zone('hand', 1, null), zone('draw stack', 1, null, null, null), zone('symbol pile', 1)],
  };
  const scores = (of: View): number[] => (of.status?.seats ?? []).map((one) => one.score);

  it('what they draw and off-load is counted when it is told, and so are the cards they have built', () => {
    const drawn = after(sand, view, line('drew', 1, { count: 2 }));
    expect([countOf(drawn, 'hand', 1), countOf(drawn, 'draw stack', 1)]).toEqual([3, 1]);
    const gone = after(sand, drawn, line('offloaded', 1), line('built', 1, { card: 'tower' }));
    expect([countOf(gone, 'hand', 1), countOf(gone, 'symbol pile', 1)]).toEqual([2, 1]);
    expect(scores(gone)).toEqual([30, 28]);
    expect(scores(after(sand, gone, line('exchanged', 1, { card: 'mixer', neighbour: 0 })))).toEqual([30, 29]);
  });

  it('the own score is that of the question', () => {
    expect(scores(after(sand, view, line('built', 0, { card: 'tower' })))).toEqual([30, 30]);
  });
});
