// The outline of all land, roughened so that it does not follow the hexagons.
import { loop, type Point } from '../../kit/paths';
import { random } from '../../kit/random';
import { CORNERS, WIDE, type Country, type Hexagon } from './hexes';

interface Shore {
  from: Point;
  to: Point;
  out: Point; // towards the water
}

const cornerOf = ({ at: [x, y] }: Hexagon, index: number): Point => {
  const [dx, dy] = CORNERS[index % 6] ?? [0, 0];
  return [x + dx, y + dy];
};
const place = ([x, y]: Point): string => `${Math.round(x)}|${Math.round(y)}`;

/** The edges with water behind them, by where they begin. */
function shores(country: Country): Map<string, Shore[]> {
  const found = new Map<string, Shore[]>();
  for (const tile of country.tiles)
    for (let edge = 0; edge < 6; edge++) {
      if (country.next(tile, edge)) continue;
      const [from, to] = [cornerOf(tile, edge), cornerOf(tile, edge + 1)];
      const out: Point = [(from[0] + to[0] - 2 * tile.at[0]) / WIDE, (from[1] + to[1] - 2 * tile.at[1]) / WIDE];
      found.set(place(from), [...(found.get(place(from)) ?? []), { from, to, out }]);
    }
  return found;
}

/** Bays and headlands along one edge. */
function bays({ from, to, out }: Shore, seed: string): Point[] {
  const chance = random(seed);
  return [0, 1, 2, 3, 4].map((i): Point => {
    const reach = i === 0 ? 1.5 : 1 + chance() * 11 - (i === 2 ? 5 : 0);
    return [from[0] + ((to[0] - from[0]) * i) / 5 + out[0] * reach, from[1] + ((to[1] - from[1]) * i) / 5 + out[1] * reach];
  });
}

/** All coasts, as closed curves. */
export function coastline(country: Country): string {
  const left = shores(country);
  let coasts = '';
  for (;;) {
    const [start] = [...left].find(([, list]) => list.length) ?? [];
    if (start === undefined) return coasts;
    const points: Point[] = [];
    for (let at = start, shore = left.get(at)?.shift(); shore; shore = left.get(at)?.shift()) {
      points.push(...bays(shore, country.name + at));
      at = place(shore.to);
    }
    coasts += loop(points);
  }
}
