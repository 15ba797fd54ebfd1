import { describe, expect, it } from 'vitest';
import type { Tile } from '../src/boards/frontier_wars/facts';
import { chart } from '../src/boards/frontier_wars/hexes';
import { sentences } from '../src/boards/frontier_wars/speech';
import { litPieces } from '../src/pieces/lit';
import type { OptionInfo } from '../src/net/wire';

describe('a map of hexagons', () => {
  const land = (tile: string, q: number, r: number, more: object = {}): Tile => ({
    tile,
    name: tile.toUpperCase(),
    q,
    r,
    kind: 'neutral',
    stars: 0,
    ...more,
  });

  it('is laid out in rows that are shifted by half a hexagon', () => {
    const drawn = chart([land('a1', 0, -1), land('b1', 0, 0), land('b2', 1, 0)]);
    expect(drawn.columns).toBe(2.5);
    expect(drawn.rows).toBe(1.75);
    expect(drawn.spots.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0.5, 0.75],
      [1.5, 0.75],
    ]);
  });

  it('says of each tile who holds it and what stands there', () => {
    const tile = land('c1', 0, 0, {
      stars: 2,
      holder: 1,
      armies: [
        { seat: 1, units: { infantry: 2, tank: 1 } },
        { seat: 0, units: { tank: 5 } },
      ],
      building: { kind: 'headquarters', of: 1, intact: true, resistance: 3 },
    });
    expect(sentences(tile, ['Anna', 'Ben'])).toEqual([
      'C1.',
      '2 stars.',
      'Held by Ben.',
      'Headquarters of Ben, resistance 3.',
      'Ben: 2 infantry, 1 tank.',
      'Anna: 5 tanks.',
    ]);
  });

  it('lights the tile an option names', () => {
    const said = { answer: 'act' as const, final: false, consequence: '' };
    const option: OptionInfo = { kind: 'tile', label: 'Move to C1', noun: 'c1', text: 'move_to c1', verb: 'move_to', ...said };
    expect([...litPieces({}, [option], {}, ['tile']).keys()]).toEqual(['tile/c1']);
    expect([...litPieces({}, [option]).keys()]).toEqual([]);
  });
});
