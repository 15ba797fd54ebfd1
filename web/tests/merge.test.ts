import { describe, expect, it } from 'vitest';
import { merge } from '../src/net/merge';
import type { TableState, Update, View } from '../src/net/wire';

const line = (text: string) => ({ kind: 'drew', text, seat: -1, args: {}, about: [], joins: false });
const zone = (name: string, slot: number, cards: string[]) => ({ zone: name, slot, owner: slot, cards, marks: [] });
const view: View = { seat: 0, over: false, zones: [zone('hand', 0, ['a']), zone('hand', 1, ['b'])], waiting_for: [0] };
const state = {
  type: 'state',
  table: 'T',
  seat: 0,
  era: 'e',
  n: 1,
  now: 5,
  info: { id: 'T' },
  view,
  log: [line('one'), line('two')],
  number: 3,
  undo: 1,
} as unknown as TableState;
const update = (more: Partial<Update>): Update => ({
  type: 'update',
  table: 'T',
  seat: 0,
  era: 'e',
  n: 2,
  now: 6,
  info: null,
  view: null,
  log_from: 2,
  log: [],
  number: 4,
  undo: 0,
  ...more,
});

describe('merge', () => {
  it('takes the numbers and keeps the rest', () => {
    const merged = merge(state, update({}));
    expect(merged).toMatchObject({ n: 2, number: 4, undo: 0, log: [line('one'), line('two')] });
    expect(merged.view).toBe(state.view);
  });

  it('changes only the piles that changed', () => {
    const merged = merge(state, update({ view: { zones: [zone('hand', 1, [])], waiting_for: [1] } }));
    expect(merged.view?.zones?.map((one) => one.cards)).toEqual([['a'], []]);
    expect(merged.view?.waiting_for).toEqual([1]);
    expect(merged.view?.over).toBe(false);
    expect(state.view?.zones?.[1]?.cards).toEqual(['b']);
  });

  it('cuts the log where an undo rewrote it', () => {
    expect(merge(state, update({ log_from: 1, log: [line('other')] })).log).toEqual([line('one'), line('other')]);
  });

  it('takes the first view whole', () => {
    expect(merge({ ...state, view: null }, update({ view })).view).toEqual(view);
  });
});
