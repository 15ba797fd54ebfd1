import { describe, expect, it } from 'vitest';
import { factionOf } from '../src/art/frontier_wars/factions';
import { battlesIn, fighters, gathered } from '../src/boards/frontier_wars/battles';
import type { Facts, Tile } from '../src/boards/frontier_wars/facts';
import { chart, freeEdge } from '../src/boards/frontier_wars/hexes';
import { scenes } from '../src/boards/frontier_wars/scenes';
import { factsOf } from '../src/net/facts';
import type { LogLine, View } from '../src/net/wire';
import { actsBetween } from '../src/theatre/acts';
import { line, moment } from './moments';

const tile = (label: string, more: object = {}) => ({ tile: label, q: 0, r: 0, kind: 'city', stars: 1, ...more });
const army = (seat: number, units: Record<string, number>) => ({ seat, units });
const table = (...map: object[]): View => ({
  facts: { map, factions: ['uk', 'usa'], 'points now': [0, 0], seats: [{ medals: 0 }, { medals: 0 }] },
});
const after = (view: View, ...lines: LogLine[]): Partial<Facts> =>
  factsOf<Facts>(lines.reduce((now, one) => scenes[one.kind]?.after?.(now, one, view) ?? now, view));

describe('the key that makes the map larger', () => {
  /** Rows of tiles, each from one column to another. */
  const rows = (...spans: [number, number][]): Tile[] =>
    spans.flatMap(([from, to], r) =>
      Array.from({ length: to - from + 1 }, (_, i) => ({ ...tile(`${r}${i}`), q: from + i - r / 2, r })),
    );

  it('lies in the lower right corner where nothing is', () => {
    expect(freeEdge(chart(rows([0, 4], [0, 4], [0, 2])), 342, 320, 26)).toBe('lower');
  });

  it('lies beside a waist where all corners are taken', () => {
    expect(freeEdge(chart(rows([0, 4], [0, 4], [2, 2], [0, 4], [0, 4])), 342, 320, 26)).toBe('middle');
  });
});

describe('the map after an event', () => {
  const from = tile('a1', { holder: 0, armies: [army(0, { tank: 1 })] });

  it('has a unit where it went, and nobody where it was', () => {
    const { map } = after(table(from, tile('a2')), line('moved', 0, { unit: 'tank', source: 'a1', tile: 'a2' }));
    expect(map).toEqual([tile('a1', { armies: [], 'left by': 0 }), tile('a2', { holder: 0, armies: [army(0, { tank: 1 })] })]);
  });

  it('is contested where two stand, until one has fallen', () => {
    const there = tile('a2', { holder: 1, armies: [army(1, { infantry: 2 })] });
    const moved = line('moved', 0, { unit: 'tank', source: 'a1', tile: 'a2' });
    const [, contested] = after(table(from, there), moved).map ?? [];
    expect([contested?.contested, contested?.holder]).toEqual([true, undefined]);
    const [, won] = after(table(from, there), moved, line('lost', 0, { unit: 'tank', tile: 'a2' })).map ?? [];
    expect(won).toEqual(there);
  });

  it('has the passengers of a plane where they land', () => {
    const crew = tile('a1', { holder: 0, armies: [army(0, { infantry: 2, artillery: 1 })] });
    const landed = line('landed', 0, { count: 2, infantry: 1, source: 'a1', tile: 'a2' });
    const { map } = after(table(crew, tile('a2')), landed);
    expect(map?.map(({ armies }) => armies?.[0]?.units)).toEqual([{ infantry: 1 }, { infantry: 1, artillery: 1 }]);
  });

  it('tells medals, points, and how much a headquarters still resists', () => {
    const building = { kind: 'headquarters', of: 1, intact: true, resistance: 2 };
    const facts = after(
      table(tile('a1', { building })),
      line('weakened', 1, { count: 1, tile: 'a1' }),
      line('medals', 0, { count: 1, total: 3, tile: 'a1' }),
      line('counted', 1, { count: 5 }),
    );
    expect(facts.map?.[0]?.building?.resistance).toBe(1);
    expect(facts.seats?.[0]?.medals).toBe(3);
    expect(facts['points now']).toEqual([0, 5]);
  });
});

describe('acts of a turn', () => {
  it('are one for units that go the same way, and leave an arrow', () => {
    const moves = ['tank', 'infantry'].map((unit) => line('moved', 1, { unit, source: 'a1', tile: 'a2' }));
    const acts = actsBetween(moment([]), moment([...moves, line('battle-begins', 1, { tile: 'a2' })]), scenes);
    expect(acts.map((act) => [act.line.kind, act.lines.length])).toEqual([
      ['moved', 2],
      ['battle-begins', 1],
    ]);
    expect(acts[0]?.marks[0]).toEqual({ shape: 'arrow', from: 'tile:a1', to: 'tile:a2', seat: 1 });
  });

  it('let stars fly from the tiles that give some to whoever holds them', () => {
    const factory = { kind: 'factory', of: 0, intact: true, stars: 1 };
    const view = table(
      tile('a1', { holder: 0, building: factory }),
      tile('a2', { holder: 1 }),
      tile('a3', { holder: 0, stars: 0 }),
    );
    const marks = scenes.counted?.show?.(line('counted', 0, { count: 2 }), view);
    expect(marks).toEqual([{ shape: 'slide', from: 'tile:a1', to: 'seat:0', seat: 0, label: '★★' }]);
  });
});

describe('battles', () => {
  const lines = [
    line('moved', 1, { unit: 'tank', source: 'a1', tile: 'c2' }),
    line('battle-begins', 1, { tile: 'c2' }),
    line('attached', 1, { card: 'rolling_barrage', tile: 'c2' }),
    line('played', 0, { card: 'scramble' }),
    line('initiative', -1, { initiative: 2, tile: 'c2' }),
    line('strikes', 0, { unit: 'plane', count: 1, tile: 'c2', initiative: 2 }),
    line('strikes', 1, { unit: 'tank', count: 2, tile: 'c2', initiative: 2 }),
    line('hits', 0, { count: 1, faction: 'usa', tile: 'c2' }),
    line('lost', 1, { unit: 'tank', tile: 'c2', shooter: 'uk' }),
    line('hits', 1, { count: 2, faction: 'uk', tile: 'c2' }),
    line('ignored', 0, { count: 1, tile: 'c2', shooter: 'usa' }),
    line('weakened', 0, { count: 0, tile: 'c2', shooter: 'usa' }),
    line('won', 1, { tile: 'c2' }),
    line('medals', 1, { count: 1, total: 1, tile: 'c2' }),
    line('built', 1, { building: 'factory', tile: 'c2' }),
    line('medals', 1, { count: 1, total: 2, tile: 'c2' }),
  ];

  it('are told by initiative, with cards, hits and losses, up to the medal of the winner', () => {
    const [battle, ...others] = battlesIn(lines);
    expect(others).toEqual([]);
    expect(battle).toMatchObject({ tile: 'c2', attacker: 1, end: `${lines[12]?.text} ${lines[13]?.text}` });
    expect(battle?.lines).toEqual(lines.slice(1, 14));
    expect(battle?.cards).toEqual([
      { seat: 1, card: 'rolling_barrage' },
      { seat: 0, card: 'scramble' },
    ]);
    expect(battle?.volleys).toEqual([
      {
        initiative: 2,
        strikes: [
          { seat: 0, unit: 'plane', n: 1 },
          { seat: 1, unit: 'tank', n: 2 },
        ],
        hits: [
          { seat: 0, on: 'usa', n: 1 },
          { seat: 1, on: 'uk', n: 2 },
        ],
        lost: [
          { seat: 1, unit: 'tank', n: 1 },
          { seat: 0, unit: 'garrison', n: 1 },
        ],
        ignored: [{ seat: 0, unit: '', n: 1 }],
      },
    ]);
    expect(battle && fighters(battle)).toEqual([1, 0]);
  });

  it('that are cut off last until the next one or the next round', () => {
    const battles = battlesIn([line('battle-begins', 1, { tile: 'c2' }), line('round-begins', -1), line('drew', 0)]);
    expect(battles.map((one) => [one.lines.length, one.end])).toEqual([[1, '']]);
  });

  it('count units of a kind together', () => {
    const lost = [1, 0, 1].map((seat) => ({ seat, unit: 'tank', n: 1 }));
    expect(gathered(lost, 1)).toEqual([{ seat: 1, unit: 'tank', n: 2 }]);
  });
});

describe('factions', () => {
  const all = ['germany', 'uk', 'usa', 'ussr'].map(factionOf);
  const part = (hex: string, at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const light = (hex: string): number => 0.2126 * part(hex, 1) + 0.7152 * part(hex, 3) + 0.0722 * part(hex, 5);
  const contrast = (one: string, other: string): number => {
    const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };

  it('differ by the outline of their counters and the beat of their borders, not by colour alone', () => {
    expect(new Set(all.map(({ plate }) => plate)).size).toBe(4);
    expect(new Set(all.map(({ beat }) => beat.join())).size).toBe(4);
  });

  it('can be read on their counters by somebody who sees no colours', () => {
    for (const { colour, face } of all) expect(contrast(colour, face)).toBeGreaterThan(4.5);
  });
});
