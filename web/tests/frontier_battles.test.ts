import { describe, expect, it } from 'vitest';
import board from '../src/boards/frontier_wars/board';
import { battlesIn, becauseOf, isLostBy, titled } from '../src/boards/frontier_wars/battles';
import type { Battle, Tile } from '../src/boards/frontier_wars/facts';
import { chart, clearSide } from '../src/boards/frontier_wars/hexes';
import { meaningOf } from '../src/boards/frontier_wars/prospects';
import { sentences } from '../src/boards/frontier_wars/speech';
import type { OptionInfo, View } from '../src/net/wire';
import { litPieces } from '../src/pieces/lit';
import { naturalMove } from '../src/table/answers';
import { line } from './moments';
import { act, pass } from './options';
import ProspectsStage from './ProspectsStage.svelte';
import { shown } from './stage';

const tile = (label: string, more: object = {}): Tile => ({ tile: label, q: 0, r: 0, kind: 'city', stars: 1, ...more });
const army = (seat: number, units: Record<string, number>): object => ({ seat, units });

describe('a battle that is still to come', () => {
  const there = tile('e3', { armies: [army(1, { tank: 2 }), army(0, { tank: 1 })] });
  const battle: Battle = { tile: 'e3', ends: 'won', forecast: [] };

  it('is good for the attacker who wins it, bad for who defends, and neither for others', () => {
    const meanings = [1, 0, 2].map((looker) => meaningOf(battle, there, 1, looker));
    expect(meanings).toEqual(['won', 'lost', 'theirs']);
    expect(meaningOf({ ...battle, ends: 'lost' }, there, 1, 0)).toBe('won');
  });

  it('is told whose turn it is, so that its mark is the defender’s', () => {
    const view: View = {
      seat: 0,
      scalars: { active: 1 },
      facts: { map: [there], factions: ['uk', 'usa'], 'points now': [0, 0], 'points after': [0, 0], battles: [battle] },
    };
    const text = shown(ProspectsStage, view);
    expect([text.includes('✗'), text.includes('✓')]).toEqual([true, false]);
  });
});

describe('an order that waits for a battle', () => {
  const zones = [
    { zone: 'hand', slot: 0, owner: 0, cards: ['night_attack'], marks: [] },
    { zone: 'waiting order', slot: 0, owner: 0, cards: ['night_attack'], marks: [] },
  ];
  const view: View = { seat: 0, names: ['Ann', 'Ben'], zones };
  const attach: OptionInfo = { ...act, text: 'attach night_attack', verb: 'attach', noun: 'night_attack', kind: 'card' };

  it('stands beside the battles to come', () => {
    expect(shown(ProspectsStage, view)).toContain('armed, for your next attack');
    expect(shown(ProspectsStage, { ...view, seat: 1 })).toContain('armed by Ann');
    expect(shown(ProspectsStage, { ...view, zones: [] })).not.toContain('armed');
  });

  it('is what is lit, and not another card of its name in the hand', () => {
    expect([...litPieces(view, [attach], board.reach, board.kinds).keys()]).toEqual(['waiting order/0/0']);
  });

  it('never stands out while it can be left', () => expect(naturalMove([attach, pass], board)).toBeUndefined());
});

describe('battles that are over', () => {
  const begins = line('battle-begins', 1, { tile: 'c2' });

  it('are told apart where several were fought for a tile', () => {
    const reports = battlesIn([begins, line('tie', 1, { tile: 'c2' }), begins, line('won', 1, { tile: 'c2' })]);
    expect(titled(reports).map(({ nth, of }) => [nth, of])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('say what others did in them to whoever lost something', () => {
    const [own, bunkers] = [line('played', 0, { card: 'dig_in' }), line('played', 1, { card: 'bunkers' })];
    const loss = line('lost', 0, { unit: 'tank', tile: 'c2' });
    const other = line('lost', 0, { unit: 'tank', tile: 'a1' });
    const reports = battlesIn([line('battle-begins', 0, { tile: 'c2' }), own, bunkers, loss, line('tie', 0), other]);
    expect(becauseOf(loss, reports)).toBe(bunkers.text);
    expect(becauseOf(other, reports)).toBe('');
  });

  it('are lost, too, where all fell before anybody fought', () => {
    const mines = line('removed', 1, { unit: 'tank', tile: 'c2' });
    const [report] = battlesIn([begins, mines, line('no-fight', -1, { tile: 'c2' })]);
    expect(report && [isLostBy(report, 1), isLostBy(report, 0)]).toEqual([true, false]);
  });
});

describe('what is asked beside the map', () => {
  const row = chart(['a1', 'a2', 'a3', 'a4'].map((label, q) => ({ ...tile(label), q })));
  const place = { hex: 100, left: 150, width: 700 };

  it('stands where it hides none of the tiles it asks about, and else as few tiles as can be', () => {
    expect(clearSide(row, new Set(['a4', 'a3']), place, 200, 'right')).toBe('left');
    expect(clearSide(row, new Set(['a1']), place, 200, 'left')).toBe('right');
    expect(clearSide(row, new Set(), { ...place, left: 100 }, 200, 'left')).toBe('right');
    expect(clearSide(row, new Set(), place, 200, 'left')).toBe('left');
  });
});

describe('a tile in words', () => {
  it('tells who is yet to move while units move, and not afterwards', () => {
    const stack = tile('a1', { armies: [{ ...army(0, { tank: 1 }), ready: { tank: 1 } }] });
    expect([sentences(stack, ['Anna']), sentences(stack, ['Anna'], false)].map((said) => said.join(' ').includes('Yet'))).toEqual(
      [true, false],
    );
  });
});
