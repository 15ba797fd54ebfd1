// A party that is sent somewhere: who comes so far, and the picks that take it there in one request.
import { describe, expect, it } from 'vitest';
import type { Army } from '../src/boards/frontier_wars/facts';
import { everybody, hostile, mostAboard, mostOf, picksFor, targetsOf } from '../src/boards/frontier_wars/stacks';

const army = (more: Partial<Army> = {}): Army => ({
  seat: 0,
  units: { infantry: 2, tank: 1, plane: 1 },
  ready: { infantry: 2, tank: 1, plane: 1 },
  boarding: { infantry: 2, artillery: 0 },
  reach: {
    infantry: { move_to: 'a1 b1', sail_to: 'd4' },
    tank: { move_to: 'a1 b1 c1' },
    plane: { fly_to: 'a1 b1 c1 d1', pick_up_at: 'c1' },
  },
  ...more,
});

describe('a party', () => {
  it('is everybody who has not moved, and reaches what anybody of it does', () => {
    const targets = targetsOf(army(), everybody(army()));
    expect(Object.fromEntries(targets)).toEqual({ a1: 4, b1: 4, d4: 2, c1: 2, d1: 1 });
  });

  it('counts passengers with the planes that carry them', () => {
    expect(targetsOf(army(), { going: { plane: 1 }, aboard: { infantry: 2 } }).get('d1')).toBe(3);
  });

  it('takes no more than are ready, and aboard no more than there are places', () => {
    const party = { going: { plane: 1 }, aboard: { infantry: 1 } };
    expect(mostOf(army(), party, 'infantry')).toBe(1);
    expect(mostAboard(army(), party, 'infantry', 2)).toBe(2);
    expect(mostAboard(army(), { going: {}, aboard: {} }, 'infantry', 2)).toBe(0);
  });
});

describe('the picks of a party', () => {
  it('name each unit and its way, planes first', () => {
    expect(picksFor(army(), 'b2', 'a1', { going: { infantry: 2, plane: 1 }, aboard: {} }, 2)).toEqual([
      'select_plane b2',
      'fly_to a1',
      'select_infantry b2',
      'move_to a1',
      'select_infantry b2',
      'move_to a1',
    ]);
  });

  it('leave out who does not come so far', () => {
    expect(picksFor(army(), 'b2', 'c1', everybody(army()), 2).filter((pick) => pick.includes('infantry'))).toEqual([]);
  });

  it('cross the water where there is no other way', () => {
    expect(picksFor(army(), 'b2', 'd4', { going: { infantry: 1 }, aboard: {} }, 2)).toEqual(['select_infantry b2', 'sail_to d4']);
  });

  it('load the planes one after the other', () => {
    expect(picksFor(army(), 'b2', 'd1', { going: { plane: 1 }, aboard: { infantry: 2 } }, 2)).toEqual([
      'select_plane b2',
      'load_infantry',
      'load_infantry',
      'fly_to d1',
    ]);
  });

  it('leave out a way that is the only one: it is taken by itself', () => {
    const near = army({ reach: { infantry: { move_to: 'a1' }, plane: { fly_to: 'a1' } } });
    expect(picksFor(near, 'b2', 'a1', { going: { infantry: 1 }, aboard: {} }, 2)).toEqual(['select_infantry b2']);
    expect(picksFor(near, 'b2', 'a1', { going: { plane: 1 }, aboard: { infantry: 2 } }, 2)).toEqual([
      'select_plane b2',
      'load_infantry',
      'load_infantry',
    ]);
    expect(picksFor(near, 'b2', 'a1', { going: { plane: 1 }, aboard: { infantry: 1 } }, 2)).toEqual([
      'select_plane b2',
      'load_infantry',
      'fly_to a1',
    ]);
  });

  it('name the fresh ones apart, last', () => {
    const besieged = army({ fresh: { infantry: 1 } });
    const picks = picksFor(besieged, 'b2', 'a1', { going: { infantry: 2 }, aboard: {} }, 2);
    expect(picks.filter((pick) => pick.startsWith('select'))).toEqual(['select_infantry b2', 'select_fresh_infantry b2']);
  });
});

it('is hostile where others stand, or hold a headquarters', () => {
  const tile = { tile: 'a1', q: 0, r: 0, kind: 'start', stars: 0 };
  expect(hostile(tile, 0)).toBe(false);
  expect(hostile({ ...tile, armies: [{ seat: 1, units: { tank: 1 } }] }, 0)).toBe(true);
  const building = { kind: 'headquarters', of: 1, intact: true };
  expect(hostile({ ...tile, building }, 0)).toBe(true);
  expect(hostile({ ...tile, building: { ...building, intact: false } }, 0)).toBe(false);
});
