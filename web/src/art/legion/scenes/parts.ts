// What scenes are made of: land, weather and trees. Every part stands on its foot, in the middle.
import { box, gouge, rough, wedge } from '../../kit/paths';
import { type Random } from '../../kit/random';
import { circle, edge, fill, group, times } from '../../kit/shapes';
import { ink, mist, paper } from '../inks';

export type Scene = (chance: Random) => string;

export const frame = (chance: Random, w = 120, h = 96): string =>
  fill(`M-1-1H${w + 1}V${h + 1}H-1z` + rough(chance, 3, 3, w - 6, h - 6, 1.6), paper, 'fill-rule="evenodd"');

export const flakes = (chance: Random, size: number, y1 = 60): string =>
  fill(
    times(size, () => {
      const x = 4 + chance() * 112;
      const y = 4 + chance() * y1;
      const l = 1.4 + chance() * 2.4;
      return gouge(x, y, x - l, y + l, 1.4);
    }),
    paper,
  );

export const pine = (x: number, y: number, size: number, f: string, e: string): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    fill('M-1.5 0V-6h3v6zM0-40L6-29H3l6 9H5l7 14H-12l7-14h-4l6-9h-3z', f) +
      fill(gouge(-2, -34, -5, -28, 1.4) + gouge(-2, -24, -7, -18, 1.6) + gouge(-2, -13, -9, -7, 2), e),
  );

export const put = (x: number, y: number, k: number, body: string, kx = k): string =>
  group(`translate(${x} ${y}) scale(${kx} ${k})`, body);

export const sky = (f: string, e = '', m = 9, y = 8): string =>
  fill(box(0, 0, 120, 96), f) +
  (e
    ? fill(
        times(m, (i) => gouge(0, y + i * 6, 120, y - 3 + i * 6, 1.1)),
        e,
      )
    : '');

export const hill = (y: number, f: string, d = 6): string => fill(`M0 ${y}Q30 ${y - d} 60 ${y}T120 ${y - d / 2}V96H0z`, f);

export const drift = (y: number, f = mist): string =>
  fill(
    gouge(8, y, 40, y - 2, 1.6) +
      gouge(52, y + 5, 84, y + 3, 1.6) +
      gouge(86, y - 1, 114, y - 4, 1.6) +
      gouge(20, y + 9, 46, y + 8, 1.4),
    f,
  );

export const rays = (x: number, y: number, a: number, b: number, m: number, w: number, f: string): string =>
  fill(
    times(m, (i) => {
      const t = (i * 6.2832) / m + 0.1;
      return wedge(x + Math.cos(t) * a, y + Math.sin(t) * a, x + Math.cos(t) * b, y + Math.sin(t) * b, w);
    }),
    f,
  );

export const moon = (x: number, y: number, chance: number, f = paper, e = mist): string =>
  circle(x, y, chance, f) +
  fill(
    gouge(x - chance * 0.5, y - chance * 0.3, x, y - chance * 0.4, 1.4) +
      gouge(x - 1, y + chance * 0.3, x + chance * 0.6, y + chance * 0.2, 1.4),
    e,
  );

export const smoke = (x: number, y: number, k: number, f = paper, e = mist, kx = k): string =>
  put(
    x,
    y,
    k,
    fill('M0 0Q-6-4-3-10Q-8-18 0-22Q-2-32 8-34Q14-42 22-36Q32-38 32-28Q38-18 28-16Q24-8 16-10Q12-2 0 0z', f) +
      fill(gouge(2, -6, 10, -16, 1.4) + gouge(4, -20, 16, -30, 1.6) + gouge(16, -14, 28, -26, 1.6), e),
    kx,
  );

export const plume = (x: number, y: number, h: number, f = paper): string =>
  fill(`M${x} ${y}q-5 ${-h * 0.3} 0 ${-h * 0.5}t1 ${-h * 0.5}q9 ${h * 0.25} 3 ${h * 0.5}t-1 ${h * 0.5}z`, f);

export const birch = (x: number, y: number, h: number, w = 5): string =>
  fill(`M${x - w / 2} ${y}L${x - w / 3} ${y - h}h${w * 0.67}L${x + w / 2} ${y}z`, paper, edge(ink, 0.8)) +
  fill(
    times(Math.floor(h / 8), (i) => {
      const d = i % 2 ? 1 : -1;
      const v = y - 5 - i * 8;
      return gouge(x + (d * w) / 2, v, x - d * 0.5, v + 1, 1.3);
    }),
    ink,
  );
