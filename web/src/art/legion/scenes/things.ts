// Buildings, trains and things in scenes. Every part stands on its foot, in the middle.
import { box, gouge, polygon, starPath } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, edge, fill, group, stroke, times } from '../../kit/shapes';
import { glow, ink, mist, paper, red, slate } from '../inks';
import { put } from './parts';

export const fire = (x: number, y: number, k: number, kx = k): string =>
  put(
    x,
    y,
    k,
    fill('M0 0Q-14-2-12-14Q-11-20-6-24Q-7-18-3-17Q-4-28 3-34Q2-26 7-22Q9-24 8-27Q14-20 12-10Q10-1 0 0z', red, edge(ink, 0.8)) +
      fill('M0 0Q-8-1-7-9Q-6-13-3-14Q-3-11-1-11Q-1-17 2-20Q3-14 6-10Q8-2 0 0z', glow),
    kx,
  );

export const hut = (x: number, y: number, k: number, lit = glow): string =>
  put(
    x,
    y,
    k,
    fill(box(7, -31, 4, 9), ink, edge(paper, 0.8)) +
      fill(box(-14, -15, 28, 15), ink, edge(paper, 0.8)) +
      fill(
        times(3, (i) => gouge(-13, -3.5 - i * 4, 13, -3.5 - i * 4, 0.7)),
        slate,
      ) +
      fill('M-19-12L0-28 19-12 15-11H-15z', paper, edge(ink, 1)) +
      fill(box(-5, -11, 8, 7), lit, edge(ink, 1)) +
      fill(box(-1.5, -11, 1, 7), ink),
  );

export const dome = (x: number, y: number, k: number, f: string, h = 30): string =>
  put(
    x,
    y,
    k,
    fill(box(-6, -h, 12, h), paper, edge(ink, 0.9)) +
      fill(box(2, -h, 4, h), mist) +
      fill(box(-1.5, -h + 5, 3, 8), ink) +
      group(
        `translate(0 ${30 - h})`,
        fill('M0-54Q1-47 7-43Q13-37 6-30H-6Q-13-37-7-43Q-1-47 0-54z', f, edge(ink, 0.9)) +
          fill(gouge(-5, -33, -4, -42, 1.5), paper) +
          fill('M-.7-64h1.4v11h-1.4zM-3-61.5h6v1.4h-6z', ink),
      ),
  );

export const pole = (x: number, y: number, k: number, f = ink, t = 0): string =>
  group(
    `translate(${x} ${y}) rotate(${t}) scale(${k})`,
    fill('M-1.7 0V-62h3.4V0zM-13-56h26v3h-26zM-10-46h20v3h-20z' + times(4, (i) => box(nth(i, [-12, -8, 5, 9]), -60, 2.6, 4)), f),
  );

export const wheel = (x: number, y: number, chance: number): string =>
  circle(x, y, chance, ink, edge(paper, 1)) + circle(x, y, chance * 0.3, paper);

export const wagon = (x: number, y: number, k: number, f = red, door = ink): string =>
  put(
    x,
    y,
    k,
    fill(box(-22, -27, 44, 22), f, edge(ink, 1.2)) +
      fill(
        times(7, (i) => gouge(-19 + i * 6.3, -6, -19 + i * 6.3, -26, 0.8)),
        ink,
      ) +
      fill(box(-6, -25, 12, 20), door, edge(ink, 1.2)) +
      fill('M-24-26Q0-35 24-26z', paper, edge(ink, 1.2)) +
      fill(box(-23, -6, 46, 3), ink) +
      wheel(-14, -3, 3.6) +
      wheel(14, -3, 3.6),
  );

export const loco = (x: number, y: number, k: number, f = ink): string =>
  put(
    x,
    y,
    k,
    fill('M-27 0L-20-9V0z', red, edge(ink, 0.8)) +
      fill('M-22-7V-20H6V-30H25V-5H-22z', f, edge(paper, 1.1)) +
      fill('M-18-20L-20-31H-9L-11-20zM-4-20v-4h6v4z', f, edge(paper, 1.1)) +
      fill(box(9, -26, 8, 7), glow) +
      circle(-22, -15, 3, glow, edge(ink, 0.8)) +
      fill(gouge(-18, -11, 6, -11, 0.9) + gouge(-18, -17, 4, -17, 0.7), mist) +
      wheel(-13, -4, 4) +
      wheel(-3, -5, 5) +
      wheel(9, -5, 5) +
      wheel(20, -4, 4),
  );

export const track = (y: number, f = ink): string =>
  fill(box(0, y, 120, 1.6) + times(16, (i) => box(2 + i * 8, y + 2.4, 4, 2)), f);

export const rails = (x: number, y: number, f = ink): string =>
  fill(
    times(7, (i) => {
      const t = (i + 1) / 7;
      const v = y + (96 - y) * t * t;
      const w = 4 + 40 * t * t;
      return box(x - w, v, w * 2, 0.8 + 3 * t * t);
    }) +
      polygon(x - 1.4, y, x - 0.8, y, x - 27, 96, x - 31, 96) +
      polygon(x + 0.8, y, x + 1.4, y, x + 31, 96, x + 27, 96),
    f,
  );

export const crate = (x: number, y: number, k: number, f = mist): string =>
  put(
    x,
    y,
    k,
    fill(box(-10, -14, 20, 14), f, edge(ink, 1.2)) +
      fill(box(-10, -10, 20, 1) + box(-10, -5, 20, 1) + polygon(-8, 0, -10, 0, -10, -1, 8, -14, 10, -14, 10, -13), ink),
  );

export const wire = (y: number, f = mist, w = 1): string =>
  stroke(`M0 ${y}Q60 ${y + 3} 120 ${y - 1}`, f, w) +
  fill(
    times(9, (i) => {
      const x = 6 + i * 13.5;
      return gouge(x - 2.5, y - 1.5, x + 2.5, y + 4.5, 1.1) + gouge(x + 2.5, y - 1.5, x - 2.5, y + 4.5, 1.1);
    }),
    f,
  );

export const boot = (x: number, y: number, k: number, kx = k, f = ink): string =>
  put(x, y, k, fill('M-4-20H5L4-8 12-4Q14-1 12 0H-5L-4-8z', f, edge(paper, 0.9)) + fill(gouge(-2, -10, -1, -18, 1.2), paper), kx);

export const footprint = (x: number, y: number, k: number, f = ink): string =>
  put(x, y, k, fill('M-2-1Q-2-7 0-7T2-1zM-1.6.5H1.6Q1.6 4 0 4T-1.6.5z', f));

export const candle = (x: number, y: number, h: number): string =>
  fill(box(x - 1.2, y - h, 2.4, h), paper, edge(ink, 0.7)) + fire(x, y - h, 0.26);

export const blot = (x: number, y: number, chance: number): string =>
  fill(
    starPath(x, y, chance, 9, 0.72) +
      starPath(x + chance * 1.5, y + chance * 0.5, chance * 0.3, 6, 0.8) +
      starPath(x - chance * 1.1, y + chance * 0.9, chance * 0.35, 6, 0.8) +
      starPath(x + chance * 0.5, y - chance * 1.3, chance * 0.22, 6, 0.8),
    red,
  );

export const flash = (x: number, y: number, chance: number): string => fill(starPath(x, y, chance, 8, 0.38), glow);
