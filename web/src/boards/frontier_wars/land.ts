// The painted land under the map: it depends on the scenario alone, so that it is drawn once.
import { imageOf } from '../../art';
import { land, MARGIN, SIDE, WIDE } from '../../art/frontier_wars';
import type { Tile } from './facts';
import { chart } from './hexes';

export interface Land {
  image: string;
  left: number; // how far it stands out at the side, in parts of the map
  top: number; // and above
}

/** What the land depends on, as a text: while it stays the same, nothing needs to be drawn anew. */
export const layoutOf = (tiles: Tile[]): string => JSON.stringify(tiles.map(({ q, r, kind }) => ({ q, r, kind })));

export function landUnder(scenario: string, layout: string, dark: boolean): Land {
  const tiles = JSON.parse(layout) as Tile[];
  const { columns, rows, spots } = chart(tiles);
  const size: [number, number] = [columns * WIDE, rows * SIDE * 2];
  const middles = new Map(spots.map(({ tile, x, y }) => [tile, [(x + 0.5) * WIDE, (y + 0.5) * SIDE * 2] as [number, number]]));
  const svg = land(scenario, tiles, size, (tile) => middles.get(tile as Tile) ?? [0, 0], dark);
  return { image: imageOf(svg), left: MARGIN / size[0], top: MARGIN / size[1] };
}
