// A map of hexagons as a view tells it: where each tile lies on the screen, and who lies next to whom.
import type { Tile } from './facts';

export const TALL = 2 / Math.sqrt(3); // the height of a hexagon that stands on a corner and is one wide
const WATER = 0.35; // of a hexagon: how much of it is seen round the map
const SHALLOW = 0.14; // and in a narrow room
const NARROW = 600; // pixels
const WORTH = 1.12; // a map is turned if that makes its hexagons so much larger

export interface Spot {
  tile: Tile;
  x: number; // in hexagons from the upper left corner
  y: number;
}

export interface Chart {
  columns: number; // how many hexagons wide
  rows: number; // how many hexagons high, where rows overlap by a quarter
  spots: Spot[];
}

/** A map turned by sixths of a circle. */
export const turned = (tiles: Tile[], sixths: number): Tile[] =>
  sixths
    ? turned(
        tiles.map((tile) => ({ ...tile, q: -tile.r, r: tile.q + tile.r })),
        sixths - 1,
      )
    : tiles;

export function chart(tiles: Tile[]): Chart {
  const across = (tile: Tile): number => tile.q + tile.r / 2;
  const left = Math.min(...tiles.map(across));
  const top = Math.min(...tiles.map((tile) => tile.r));
  const spots = tiles.map((tile) => ({ tile, x: across(tile) - left, y: (tile.r - top) * 0.75 }));
  return { columns: Math.max(...spots.map((spot) => spot.x)) + 1, rows: Math.max(...spots.map((spot) => spot.y)) + 1, spots };
}

/** The middle of each tile as anchors name it, where a hexagon is so wide and so tall. */
export const middles = ({ spots }: Chart, wide: number, tall: number): Map<string, { x: number; y: number }> =>
  new Map(spots.map(({ tile, x, y }) => [`tile:${tile.tile}`, { x: (x + 0.5) * wide, y: (y + 0.5) * tall }]));

/** Of several with the same key the last one. */
export const unlike = <Item>(items: Item[], key: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

/** How wide a hexagon can be in a room of this size, with some water round the map. */
export function fitted({ columns, rows }: Chart, width: number, height: number): number {
  const water = 2 * (width < NARROW ? SHALLOW : WATER);
  return Math.min(width / (columns + water), height / (rows * TALL + 2 * SHALLOW)); // upright there is no room to spare
}

const EDGES: Record<string, [x: number, y: number]> = {
  lower: [1, 1],
  'lower left': [0, 1],
  upper: [1, 0],
  middle: [1, 0.5],
  'middle left': [0, 0.5],
};

/** Where at the edge of a room this wide and high a key of some size hides least of a map in the middle: words for its place. */
export function freeEdge(map: Chart, width: number, height: number, key: number): string {
  const hex = fitted(map, width, height);
  const [left, top] = [(width - map.columns * hex) / 2, (height - map.rows * TALL * hex) / 2];
  const room = (place: string): number => {
    const [x, y] = EDGES[place] ?? [0, 0];
    const [keyX, keyY] = [key + x * (width - 2 * key), key + y * (height - 2 * key)];
    const apart = map.spots.map((spot) =>
      Math.hypot(left + (spot.x + 0.5) * hex - keyX, top + (spot.y + 0.5) * TALL * hex - keyY),
    );
    return Math.min(...apart, hex * 0.5 + key); // farther away is no better
  };
  return Object.keys(EDGES).reduce((best, place) => (room(place) > room(best) ? place : best));
}

/** Where a map lies in its window, and how wide that is, in pixels. */
export interface Place {
  hex: number;
  left: number;
  width: number;
}

/** The side of the window where something so wide hides fewest of the tiles it asks about, then fewest of all; else that one. */
export function clearSide(map: Chart, asked: Set<string>, { hex, left, width }: Place, wide: number, or: string): string {
  const hides = (side: string, { x }: Spot): boolean =>
    side === 'left' ? left + x * hex < wide : left + (x + 1) * hex > width - wide;
  const cost = (side: string): number => {
    const hidden = map.spots.filter((spot) => spot.tile.tile && hides(side, spot));
    return hidden.length + map.spots.length * hidden.filter(({ tile }) => asked.has(tile.tile)).length;
  };
  const other = or === 'left' ? 'right' : 'left';
  return cost(other) < cost(or) ? other : or;
}

/** How far to turn a map so that it fills a room best: not at all, unless that is worth it. */
export function bestTurn(tiles: Tile[], width: number, height: number): number {
  const sizes = [0, 1, 2].map((sixths) => fitted(chart(turned(tiles, sixths)), width, height));
  const best = sizes.indexOf(Math.max(...sizes));
  return (sizes[best] ?? 0) > (sizes[0] ?? 0) * WORTH ? best : 0;
}

const AROUND = {
  'upper-right': [1, -1],
  right: [1, 0],
  'lower-right': [0, 1],
  'lower-left': [-1, 1],
  left: [-1, 0],
  'upper-left': [0, -1],
} as const;
export type Side = keyof typeof AROUND;
export const SIDES = Object.keys(AROUND) as Side[];

/** What lies over each side of a tile. */
export function neighbours(tiles: Tile[], tile: Tile): Partial<Record<Side, Tile>> {
  const found = SIDES.flatMap((side) => {
    const [q, r] = AROUND[side];
    const next = tiles.find((other) => other.tile && other.q === tile.q + q && other.r === tile.r + r);
    return next ? [[side, next] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The rows of a map from the top, each from the left, with the tiles that have a name. */
export function rowsOf({ spots }: Chart): Spot[][] {
  const named = spots.filter((spot) => spot.tile.tile);
  const heights = [...new Set(named.map((spot) => spot.y))].sort((a, b) => a - b);
  return heights.map((y) => named.filter((spot) => spot.y === y).sort((a, b) => a.x - b.x));
}

const KEYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The tile an arrow key leads to: the nearest that lies that way. */
export function stepFrom({ spots }: Chart, from: Spot, key: string): Spot | undefined {
  const way = KEYS[key];
  if (!way) return undefined;
  const ahead = spots.filter(({ tile, x, y }) => tile.tile && (x - from.x) * way[0] + (y - from.y) * way[1] > 0.1);
  const cost = ({ x, y }: Spot): number => {
    const along = Math.abs(way[0] ? x - from.x : y - from.y);
    return along + 3 * Math.abs(way[0] ? y - from.y : x - from.x);
  };
  return ahead.sort((a, b) => cost(a) - cost(b))[0];
}
