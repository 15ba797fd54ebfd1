// What buildings are made of.
import { emblem, factionOf } from '../factions';
import { type Palette } from '../palette';
import { tenth } from '../../kit/paths';
import { circle, ellipse, fill, line, rect } from '../../kit/shapes';

export const house = (x: number, y: number, w: number, h: number, palette: Palette, roof = palette.roof, rh = h * 0.6): string =>
  rect(x, y - h, w, h, palette.wall) +
  rect(x + w * 0.62, y - h, w * 0.38, h, palette.wall2) +
  fill(
    `M${tenth(x - 1)} ${tenth(y - h)}L${tenth(x + w * 0.31)} ${tenth(y - h - rh)}H${tenth(x + w * 0.8)}L` +
      `${tenth(x + w + 1)} ${tenth(y - h)}z`,
    roof,
  ) +
  rect(x + w * 0.2, y - h * 0.62, w * 0.16, h * 0.32, palette.win);

export const block = (
  x: number,
  y: number,
  w: number,
  h: number,
  palette: Palette,
  roof: string,
  cols: number,
  rows: number,
): string => {
  let s =
    rect(x, y - h, w, h, palette.wall) +
    rect(x + w * 0.7, y - h, w * 0.3, h, palette.wall2) +
    rect(x - 0.8, y - h - 2.2, w + 1.6, 2.8, roof);
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++)
      s += rect(x + 1.6 + i * ((w * 0.66) / cols), y - h + 2.6 + j * ((h - 3) / rows), 1.8, 2.2, palette.win);
  return s;
};

export const shadow = (w: number, palette: Palette): string => ellipse(3, 0.5, w, 4, palette.shade, 'opacity=".22"');

export const smoke = (x: number, y: number, palette: Palette): string =>
  circle(x, y, 2.6, palette.smoke, 'opacity=".95"') +
  circle(x + 3.6, y - 3.8, 3.5, palette.smoke, 'opacity=".85"') +
  circle(x + 9, y - 6.6, 4.3, palette.smoke, 'opacity=".65"');

export const rubble = (palette: Palette, w: number): string =>
  fill(`M${-w} 0l4-4 3 2 4-5 4 4 3-3 5 4 4-3 3 4 4-2 3 3z`, palette.conc2) +
  fill(`M${-w + 3} 0l5-2.5 4 2.5zM4 0l4-3 5 3z`, palette.conc);

export const flagPole = (x: number, y: number, h: number, colour: string, palette: Palette, f: string): string =>
  line(`M${x} ${y}v${-h}`, palette.ink, 1.1) +
  fill(`M${x} ${y - h}h11l-2.5 3 2.5 3h-11z`, colour, `stroke="${palette.ink}" stroke-width=".5"`) +
  (f ? emblem(f, x + 3.9, y - h + 3, 4.2, factionOf(f).face) : '');
