// Hexagons that stand on a corner, 84 wide, as the landscape is drawn on them.
import { tenth, type Point } from '../../kit/paths';
import { hash } from '../../kit/random';

export const WIDE = 84;
export const SIDE = WIDE / Math.sqrt(3);

/** A tile of a map: axial coordinates, and what it is. */
export interface Tile {
  q: number;
  r: number;
  kind: string;
}

export interface Hexagon extends Tile {
  at: Point; // its middle
  seed: number;
}

/** From the upper corner on, clockwise. */
export const CORNERS: Point[] = [
  [0, -SIDE],
  [WIDE / 2, -SIDE / 2],
  [WIDE / 2, SIDE / 2],
  [0, SIDE],
  [-WIDE / 2, SIDE / 2],
  [-WIDE / 2, -SIDE / 2],
];
const OVER = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]] as const; // prettier-ignore

const key = (q: number, r: number): string => `${q},${r}`;

/** The dry tiles of a map, and who lies next to whom. */
export class Country {
  readonly tiles: Hexagon[];
  #byPlace: Map<string, Hexagon>;

  constructor(
    readonly name: string,
    tiles: Tile[],
    place: (tile: Tile) => Point,
  ) {
    const land = tiles.filter(({ kind }) => kind !== 'sea' && kind !== 'lake');
    this.tiles = land.map((tile) => ({ ...tile, at: place(tile), seed: hash(`${name}${key(tile.q, tile.r)}`) }));
    this.#byPlace = new Map(this.tiles.map((tile) => [key(tile.q, tile.r), tile]));
  }

  /** What lies over an edge; edges count from the upper right one on, clockwise. */
  next(tile: Tile, edge: number): Hexagon | undefined {
    const [dq, dr] = OVER[edge % 6] ?? [0, 0];
    return this.#byPlace.get(key(tile.q + dq, tile.r + dr));
  }

  /** Pairs of neighbours, each once. */
  pairs(): [Hexagon, Hexagon][] {
    return this.tiles.flatMap((tile) =>
      [0, 1, 2].flatMap((edge): [Hexagon, Hexagon][] => {
        const other = this.next(tile, edge);
        return other ? [[tile, other]] : [];
      }),
    );
  }
}

export const spot = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`;
