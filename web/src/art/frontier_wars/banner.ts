// The banner of Frontier Wars, 640 by 220: tanks on a plain of hexagons, a town on the horizon. The left third stays calm.
import { mix } from '../kit/colour';
import { polygon, ridge } from '../kit/paths';
import { nth } from '../kit/random';
import { at, circle, each, fill, group, picture, rect, times } from '../kit/shapes';
import { BUILDINGS, tree } from './buildings';
import { HEROES } from './orders/heroes';
import { beam, boom } from './orders/parts';
import { paletteOf, type Palette } from './palette';

const INK = '#2a2018';
const PLANES = [
  [250, 66, 0.62],
  [330, 50, 0.5],
  [196, 94, 0.42],
  [396, 82, 0.36],
] as const;
const FIRS = [
  [380, 160, 1.2],
  [392, 164, 1.4],
  [368, 166, 1.3],
  [20, 158, 1.2],
  [34, 162, 1.4],
  [622, 176, 1.5],
  [610, 180, 1.4],
] as const;
const TANKS = [
  [150, 212, '#5d6b35', 1.65],
  [282, 196, '#6b7340', 0.9],
  [330, 184, '#75794c', 0.55],
] as const;

/** The glow of a city behind the hills, or searchlights by night. */
function sky(dark: boolean): string {
  const [back, rings, low, high] = dark
    ? ['#1a2233', '#3d4c6b', '#33415f', '#4a5a78']
    : ['#e9c48d', '#fbeecb', '#e89f63', '#f3c583'];
  const lights = beam(520, 130, -2.25, 0.06, '#fff3d0') + beam(528, 130, -1.05, 0.06, '#fff3d0');
  return (
    rect(0, 0, 640, 220, back) +
    each([560, 440, 330, 230, 150], (r, i) => circle(520, 150, r, mix(back, rings, 0.18 + i * 0.16))) +
    circle(520, 140, 74, low) +
    circle(520, 140, 50, high) +
    (dark ? group('translate(520 130) scale(2.4) translate(-520 -130)', lights, 'opacity=".6"') : '') +
    each(PLANES, ([x, y, size]) =>
      at(
        x,
        y,
        HEROES.plane(dark ? '#0c111d' : INK, dark ? '#8590a8' : mix(back, INK, 0.65), dark ? '#24304a' : '#f2dcae'),
        size,
        -6,
      ),
    ) +
    boom(448, 50, 10, '#fff3d0') +
    boom(478, 28, 7, '#e08a3a') +
    boom(300, 92, 6, '#fff3d0')
  );
}

/** Where a point of the plain stands in perspective. */
const project = (x: number, y: number): [number, number] => [320 + (x - 4) * 62 * (1 + y * 0.85), 146 + y * 32 + y * y * 9];

const CORNERS = [
  [0, -0.36],
  [0.5, -0.18],
  [0.5, 0.18],
  [0, 0.36],
  [-0.5, 0.18],
  [-0.5, -0.18],
] as const;

function plain(palette: Palette): string {
  const fields = [palette.wheat, palette.crop, palette.land2, palette.plough, palette.land, palette.land2, palette.crop];
  const hexagon = (column: number, row: number): string => {
    const corners = CORNERS.flatMap(([x, y]) => project(column - 4 + (row % 2) * 0.5 + x, Math.max(0, 0.3 + row * 0.54 + y)));
    const line = `stroke="${palette.grid}" stroke-opacity=".4" stroke-width="1.2"`;
    return fill(polygon(...corners), nth((column - 4) * 3 + row * 5 + 21, fields), line);
  };
  return fill('M-5 150H645V225H-5z', palette.land) + times(3, (row) => times(17, (column) => hexagon(column, row)));
}

const town = (palette: Palette): string =>
  at(520, 158, BUILDINGS.city?.(palette, { seed: 1 }) ?? '', 1.5) +
  at(596, 160, BUILDINGS.factory?.(palette, { seed: 1 }) ?? '', 1.1) +
  at(440, 152, BUILDINGS.strategic?.(palette, { seed: 1 }) ?? '');

export function banner(dark: boolean): string {
  const palette = paletteOf(dark);
  return picture(
    [0, 0, 640, 220],
    sky(dark) +
      fill(ridge('fwa', -5, 650, 128, 7, 44, 220), dark ? '#2c3a45' : '#a9a878') +
      fill(ridge('fwb', -5, 650, 142, 5, 36, 220), palette.land2) +
      plain(palette) +
      town(palette) +
      each(FIRS, ([x, y, size]) => tree(x, y, size, palette, true)) +
      each(TANKS, ([x, y, colour, size]) => at(x, y, HEROES.tank('#20180f', colour, '#e9dcae'), size)),
  );
}
