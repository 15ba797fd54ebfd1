// What the masks of Waral are made of.
import { polygon } from '../../kit/paths';
import { circle, fill, group, times } from '../../kit/shapes';
import { JEWEL, sheet } from '../palette';

export const both = (body: string): string => body + group('translate(96 0) scale(-1 1)', body);

/** Almond eye holes. tilt > 0 is cunning, < 0 is sad. */
export const eyes = (y: number, f = JEWEL.night, tilt = 1, w = 9, h = 4, glint = JEWEL.ivory): string =>
  both(
    fill(
      `M${45 - w} ${y - tilt}Q${45 - w / 2} ${y - h} 45 ${y + tilt}Q${45 - w / 2} ${y + h * 0.8} ${45 - w} ` + `${y - tilt}z`,
      f,
    ),
  ) + (glint ? circle(41, y - 0.6, 1.1, glint) + circle(56.4, y - 0.6, 1.1, glint) : '');

export const nose = (y: number, f: string): string => fill(`M48 ${y}L52 ${y + 12}H46z`, f);

export const lips = (y: number, f: string, w = 5): string =>
  fill(
    `M${48 - w} ${y}Q${48 - w / 2} ${y - 3} 48 ${y - 1.4}Q${48 + w / 2} ${y - 3} ${48 + w} ${y}Q48 ` + `${y + 5} ${48 - w} ${y}z`,
    f,
  );

export const FACE = 'M31 44Q32 30 48 30Q64 30 65 44Q67 62 58 72L48 80 38 72Q29 62 31 44z';

export const ROUND = 'M29 50Q29 30 48 30Q67 30 67 50Q67 76 48 78Q29 76 29 50z';

export const HALF = 'M29 44Q38 38 48 42Q58 38 67 44Q68 56 60 59Q52 60 48 54Q44 60 36 59Q28 56 29 44z';

export const CAPE = 'M2 134Q4 100 26 90L48 84 70 90Q92 100 94 134z';

export const HOOD = 'M18 104Q14 40 30 24Q40 12 48 6Q56 12 66 24Q82 40 78 104Q62 92 48 92Q34 92 18 104z';

export const COWL = 'M16 104Q10 54 24 32Q34 18 48 18Q62 18 72 32Q86 54 80 104Q64 90 48 90Q32 90 16 104z';

export const minted = (x: number, y: number, radius: number, f: string, k = '#0003'): string =>
  circle(x + 0.8, y + 1.2, radius, '#100818', 'fill-opacity=".3"') +
  circle(x, y, radius, f) +
  circle(x, y, radius * 0.68, 'none', `stroke="${k}" stroke-width="1.2"`);

export const hand = (x: number, y: number, f: string, turn = 0): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    sheet('M-7 16Q-9 2-6-4L-4-12Q-2-14-1-11L0-4 1-14Q3-16 4-13L5-4 7-11Q9-12 9-9L8 4Q8 12 6 16z', f),
  );

export const key = (x: number, y: number, turn: number, f: string, k = 1): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${k})`,
    sheet('M0-6a6 6 0 1 1-.1 0zM-1.6 5h3.2v19h5v3h-5v3h4v3h-7.2z', f) + circle(0, 0, 2.6, '#100818', 'fill-opacity=".55"'),
  );

/** Window arch behind the figure: two sheets. */
export const niche = (a: string, b: string, d = 'M10 134V46Q10 8 48 8Q86 8 86 46V134z'): string =>
  fill('M0 0H96V132H0z', a) + sheet(d, b, 0, 0);

export const sunburst = (f: string, x = 48, y = 50, k = 14, r0 = 26, r1 = 80): string =>
  fill(
    times(k, (i) => {
      const a = (i / k) * 6.283;
      const e = 0.12;
      return polygon(
        x + Math.cos(a) * r0,
        y + Math.sin(a) * r0,
        x + Math.cos(a - e) * r1,
        y + Math.sin(a - e) * r1,
        x + Math.cos(a + e) * r1,
        y + Math.sin(a + e) * r1,
      );
    }),
    f,
  );
