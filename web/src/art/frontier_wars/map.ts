// The map of a scenario before the war: its land, its borders, and a headquarters on each start tile.
import type { Point } from '../kit/paths';
import { at, each, line } from '../kit/shapes';
import { BUILDINGS } from './buildings';
import { land } from './land';
import { CORNERS, SIDE, WIDE, type Tile } from './land/hexes';
import { paletteOf } from './palette';

const FLAGS = ['uk', 'germany', 'ussr', 'usa'];
const STEP = SIDE * 1.5; // from one row to the next
const SHAPE = 4 / 3; // how wide the picture is for its height

const outline = ([x, y]: Point): string =>
  `M${CORNERS.map(([dx, dy]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`).join('L')}Z`;

/** How large a picture is that holds all tiles, and where in it each has its middle. */
function frame(tiles: Tile[]): { size: Point; place: (tile: Tile) => Point } {
  const xs = tiles.map(({ q, r }) => (q + r / 2) * WIDE);
  const ys = tiles.map(({ r }) => r * STEP);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - left + WIDE, Math.max(...ys) - top + 2 * SIDE];
  const size: Point = [Math.max(w, h * SHAPE), Math.max(h, w / SHAPE)];
  const [dx, dy] = [(size[0] - w + WIDE) / 2 - left, (size[1] - h) / 2 + SIDE - top];
  return { size, place: ({ q, r }) => [(q + r / 2) * WIDE + dx, r * STEP + dy] };
}

export function map(name: string, tiles: Tile[], dark: boolean): string {
  const { size, place } = frame(tiles);
  const dry = tiles.filter(({ kind }) => kind !== 'sea' && kind !== 'lake');
  const starts = dry.filter(({ kind }) => kind === 'start');
  const borders = line(dry.map((tile) => outline(place(tile))).join(''), dark ? '#f4ead8' : '#3b2f1f', 1.6, 'opacity=".35"');
  const camps = each(starts, (tile, index) => {
    const [x, y] = place(tile);
    return at(x, y + 14, BUILDINGS.headquarters?.(paletteOf(dark), { faction: FLAGS[index] ?? '', seed: 1 }) ?? '', 1.15);
  });
  return land(name, tiles, size, place, dark, borders + camps);
}
