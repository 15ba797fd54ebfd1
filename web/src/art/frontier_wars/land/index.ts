// The land of a scenario, drawn once: sea, coast, fields, roads, woods.
// It grows from the scenario's name, so that it is always the same.
import { loop, tenth, type Point } from '../../kit/paths';
import { random } from '../../kit/random';
import { at, fill, group, line, picture, rect, times } from '../../kit/shapes';
import { BUILDINGS } from '../buildings';
import { paletteOf, type Palette } from '../palette';
import { coastline } from './coast';
import { Country, type Tile } from './hexes';
import { cover, fields, railway, roads } from './nature';

export const MARGIN = 30; // of water round the map, in its units: a hexagon is 84 wide

function sea(w: number, h: number, coast: string, palette: Palette, name: string): string {
  const chance = random(`${name}sea`);
  const waves = times(Math.round((w * h) / 2600), () => {
    const x = chance() * (w + MARGIN * 2) - MARGIN;
    return `M${tenth(x)} ${tenth(chance() * (h + MARGIN * 2) - MARGIN)}q3-3.5 6 0t6 0`;
  });
  return (
    rect(-MARGIN, -MARGIN, w + MARGIN * 2, h + MARGIN * 2, palette.sea) +
    line(waves, palette.wave, 1.1, 'opacity=".75"') +
    line(coast, palette.sea2, 46) +
    line(coast, palette.sea3, 25) +
    line(coast, palette.foam, 12, 'stroke-dasharray="26 7 40 11 18 9"')
  );
}

/** Darker patches of grass. */
const patches = (country: Country, palette: Palette): string =>
  country.tiles
    .map(({ at: [x, y], seed }) => {
      const chance = random(`${seed}g`);
      const points = Array.from({ length: 7 }, (_, i): Point => {
        const reach = 22 + chance() * 26;
        return [x + (chance() - 0.5) * 30 + reach * Math.cos(i * 0.9), y + reach * Math.sin(i * 0.9)];
      });
      return fill(loop(points), palette.land2, 'opacity=".55"');
    })
    .join('');

/** Farms on tiles with nothing else, and the towns, runways and bridges that were there before the war. */
const sites = (country: Country, palette: Palette): string =>
  country.tiles
    .map(({ at: [x, y], kind, seed }) => {
      const site = BUILDINGS[kind === 'neutral' ? 'farm' : kind]?.(palette, { seed }) ?? '';
      return at(x + (kind === 'neutral' ? (seed % 23) - 11 : 0), y + 14, site, kind === 'neutral' ? 1 : 0.95);
    })
    .join('');

/** The picture under a map that is so many hexagons wide and high; `place` says where a tile has its middle. */
export function land(name: string, tiles: Tile[], size: Point, place: (tile: Tile) => Point, dark: boolean, above = ''): string {
  const palette = paletteOf(dark);
  const country = new Country(name, tiles, place);
  const [w, h] = size;
  const coast = coastline(country);
  const ground = patches(country, palette) + fields(country, palette) + roads(country, palette) + railway(country, palette);
  return picture(
    [-MARGIN, -MARGIN, w + MARGIN * 2, h + MARGIN * 2],
    `<clipPath id="coast"><path d="${coast}"/></clipPath>` +
      sea(w, h, coast, palette, name) +
      fill(coast, palette.cliff, 'transform="translate(1.5 4.5)"') +
      line(coast, palette.sand, 6) +
      fill(coast, palette.land) +
      group('', ground + cover(country, palette), 'clip-path="url(#coast)"') +
      sites(country, palette) +
      above,
  );
}
