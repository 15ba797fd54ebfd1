// Fields, roads, woods and hills. Nature keeps to the edges of the hexagons: their middles belong to the game.
import { curve, tenth, type Point } from '../../kit/paths';
import { nth, random, type Random } from '../../kit/random';
import { at, fill, group, line, rect, stroke, times } from '../../kit/shapes';
import { tree } from '../buildings';
import type { Palette } from '../palette';
import { CORNERS, spot, type Country, type Hexagon } from './hexes';

/** Two or three strips of a field, with furrows. */
function parcel([x, y]: Point, chance: Random, palette: Palette): string {
  const colours = [palette.wheat, palette.crop, palette.plough];
  const [turn, first] = [Math.round(chance() * 70 - 35), Math.floor(chance() * 3)];
  const strips = times(2 + Math.floor(chance() * 2), (i) => {
    const h = 15 + chance() * 11;
    const furrows = times(4, (j) => `M${-19 + i * 15 + j * 3.4} ${tenth(1.5 - h / 2)}v${tenth(h - 3)}`);
    return rect(-22 + i * 15, -h / 2, 14.2, h, nth(first + i, colours), 1) + line(furrows, palette.furrow, 0.6, 'opacity=".35"');
  });
  return group(`translate(${spot([x, y])}) rotate(${turn})`, strips);
}

const middle = (a: Hexagon, b: Hexagon): Point => [(a.at[0] + b.at[0]) / 2, (a.at[1] + b.at[1]) / 2];

export const fields = (country: Country, palette: Palette): string =>
  country
    .pairs()
    .map(([one, other]) => {
      const chance = random(`${one.seed}f${other.seed}`);
      return chance() < 0.62 ? parcel(middle(one, other), chance, palette) : '';
    })
    .join('');

/** Roads reach every tile, places of interest first. */
export function roads(country: Country, palette: Palette): string {
  const chance = random(`${country.name}roads`);
  const group = new Map(country.tiles.map((tile) => [tile, tile.seed]));
  const dull = ({ kind }: Hexagon): number => (kind === 'neutral' ? 0 : -0.4);
  const ways = country.pairs().map(([from, to]) => ({ from, to, cost: chance() + dull(from) + dull(to) }));
  let drawn = '';
  for (const { from, to } of ways.sort((a, b) => a.cost - b.cost)) {
    const [mine, theirs] = [group.get(from) ?? 0, group.get(to) ?? 0];
    if (mine === theirs) continue;
    for (const [tile, own] of group) if (own === theirs) group.set(tile, mine);
    const [mx, my] = middle(from, to);
    const bend: Point = [mx + (chance() - 0.5) * 22, my + (chance() - 0.5) * 22];
    drawn += `M${spot([from.at[0], from.at[1] + 6])}Q${spot(bend)} ${spot([to.at[0], to.at[1] + 6])}`;
  }
  return line(drawn, palette.roadEdge, 4.6) + line(drawn, palette.road, 3);
}

/** A railway between the first two headquarters, over the tiles between them. */
export function railway(country: Country, palette: Palette): string {
  const [start, end] = country.tiles.filter(({ kind }) => kind === 'start');
  if (!start || !end) return '';
  const came = new Map<Hexagon, Hexagon | null>([[start, null]]);
  for (const tile of came.keys())
    for (let edge = 0; edge < 6; edge++) {
      const other = country.next(tile, edge);
      if (other && !came.has(other)) came.set(other, tile);
    }
  const stops: Point[] = [];
  for (let tile: Hexagon | null | undefined = end; tile; tile = came.get(tile)) stops.push([tile.at[0] + 8, tile.at[1] - 6]);
  const track = curve(stops);
  return stroke(track, palette.rail, 5, 'stroke-dasharray="1.4 3.6"') + line(track, palette.rail, 1.5);
}

const hill = (palette: Palette): string =>
  fill('M-17 0C-12-3-9-12-4-13c3 0 4 4 6 5 3-2 5-1 7 1 3 3 5 6 8 7z', palette.hill) +
  fill('M-4-13c3 0 4 4 6 5-1 3 1 6-1 8h-3c2-5-3-8-2-13zM9-7c3 3 5 6 8 7H8c2-2 0-4 1-7z', palette.hill2);

function wood([x, y]: Point, chance: Random, palette: Palette): string {
  const firs = chance() < 0.4;
  const places = Array.from({ length: 9 }, (): Point => [x + (chance() - 0.5) * 30, y + (chance() - 0.5) * 20]);
  places.sort((a, b) => a[1] - b[1]);
  return places.map(([tx, ty]) => tree(tx, ty, tenth(0.85 + chance() * 0.4), palette, firs)).join('');
}

/** Woods and hills where three tiles meet. */
export function cover(country: Country, palette: Palette): string {
  const seen = new Set<string>();
  return country.tiles
    .flatMap((tile) =>
      CORNERS.map(([dx, dy], i) => {
        const corner: Point = [tile.at[0] + dx, tile.at[1] + dy];
        const place = `${Math.round(corner[0])}|${Math.round(corner[1])}`;
        if (seen.has(place) || !country.next(tile, i) || !country.next(tile, i + 5)) return '';
        seen.add(place);
        const chance = random(country.name + place);
        const kind = chance();
        if (kind < 0.55) return wood(corner, chance, palette);
        return kind < 0.8 ? at(corner[0], corner[1] + 6, hill(palette), tenth(0.9 + chance() * 0.3)) : '';
      }),
    )
    .join('');
}
