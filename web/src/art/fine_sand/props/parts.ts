// Things that lie about on the beach.
import { type Beach, disc, sheet, sheetBox } from '../beach';
import { tenth } from '../../kit/paths';
import { circle, fill, group, line, rect, star } from '../../kit/shapes';

export const coin = (x: number, y: number, r: number): string =>
  disc(x, y, r, '#d9a04e') +
  circle(x, y, r * 0.78, 'none', `stroke="#8a5a22" stroke-width="${tenth(r * 0.1)}"`) +
  line(
    `M${x - r * 0.4} ${y - r * 0.1}q${r * 0.4}-${r * 0.3} ${r * 0.8} 0M${x - r * 0.4} ${y + r * 0.25}q` +
      `${r * 0.4}-${r * 0.3} ${r * 0.8} 0`,
    '#8a5a22',
    tenth(r * 0.09),
  );

export const bag = (colour: string, beach: Beach): string =>
  sheet('M-17-24h34l3 24h-40z', colour) +
  fill('M-19-8h38l1 8h-40z', beach.paper, 'opacity=".85"') +
  line('M-9-24c0-14 18-14 18 0', beach.wood2, 2.4) +
  star(0, -15, 5, beach.paper);

export const cardFace = (x: number, y: number, turn: number, colour: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    sheetBox(-7, -10, 14, 20, '#fff8ea', 1.5) + rect(-5.5, -8.5, 11, 5, colour, 0.8) + circle(0, 3, 3.5, colour),
  );

export const spade = (colour: string, beach: Beach): string =>
  line('M0 0v-26', beach.wood, 2.4) + sheetBox(-5, -30, 10, 3.6, colour, 1.5) + sheet('M-6-8h12v7q-6 6-12 0z', colour);

export const board = (x: number, y: number, w: number, colour: string, beach: Beach): string =>
  sheetBox(x, y, w, 4, colour, 1) + line(`M${x + 3} ${y + 2}h${w - 8}`, beach.wood2, 0.7);
