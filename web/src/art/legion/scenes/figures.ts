// The people in scenes, as silhouettes.
import { wedge } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, edge, fill, group, times } from '../../kit/shapes';
import { ink, mist, paper, red } from '../inks';
import { put } from './parts';

/** A soldier in silhouette: greatcoat, cap or pointed helmet, rifle on the side d. */
export const soldier = (x: number, y: number, size: number, hat: string, d: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    (d ? fill(wedge(d * 5.5, -34, d * 3, -6, 1.8), ink) : '') +
      fill('M-5.5 0L-4.5-10-5.5-15Q-4-18.5 0-18.5T5.5-15L4.5-10 5.5 0H1L0-4-1 0z', ink, edge(mist, 0.7)) +
      circle(0, -20.8, 2.7, paper, edge(ink, 1)) +
      fill(hat === 'cap' ? 'M-4.2-22.4L-4.8-26.4H4.8L4.2-22.4z' : 'M-3.8-22.2Q-3.4-26.5 0-30.5Q3.4-26.5 3.8-22.2z', ink),
  );

const HATS = ['M-5-4L-6-9H6L5-4z', 'M-4.6-4Q-4-8 0-13Q4-8 4.6-4z', 'M-5.4-3V-10H5.4V-3z', 'M-5 4Q-6-9 0-9T5 4z'];

export const head = (x: number, y: number, k: number, h: number, f = ink, e = mist): string =>
  put(
    x,
    y,
    k,
    fill('M-10 30L-9 9Q-7 4 0 4T9 9L10 30z', f, edge(e, 0.8)) +
      circle(0, -1, 4.4, f, edge(e, 0.8)) +
      fill(nth(h, HATS), f, edge(e, 0.8)),
  );

export const crowd = (y: number, k: number, m: number, e: string): string =>
  times(m, (i) => head((120 * (i + 0.5)) / m + ((i * 7) % 5) - 2, y + ((i * 5) % 4), k, (i * 3 + (i >> 2)) % 4, ink, e));

export const woman = (x: number, y: number, k: number, f = ink, h = red, e = paper): string =>
  put(
    x,
    y,
    k,
    fill('M-7 0L-5-13Q-4-17 0-17T5-13L7 0z', f, edge(e, 0.8)) +
      fill('M-5-13Q-6-26 0-26.5Q6-26 5-13Q0-10-5-13z', h, edge(ink, 0.8)) +
      circle(0, -19.5, 2.7, paper),
  );

export const orator = (x: number, y: number, k: number, kx = k, f = ink): string =>
  put(
    x,
    y,
    k,
    fill('M-7 0L-5.5-14Q-5-19 0-19L4-18 12-32 15.5-30 8-13 7 0z', f, edge(paper, 0.9)) +
      circle(0, -22, 3.2, paper, edge(ink, 0.8)) +
      fill('M-4.5-23L-5-27.5H5L4.5-23z', f) +
      circle(14, -32, 2.2, paper),
    kx,
  );

export const rifleman = (x: number, y: number, k: number, kx = k, h = 1): string =>
  put(
    x,
    y,
    k,
    fill('M-9 0L-7-5-4-7-5-14Q-4-18 1-18L7-15 5-10 7-6 8 0H4L2-5-3-3-4 0z', ink, edge(paper, 0.8)) +
      fill('M-4-14L22-17.5V-16L-3-11.5z', ink) +
      put(1, -20, 0.62, circle(0, 0, 4.4, paper) + fill(nth(h, HATS), ink)),
    kx,
  );
