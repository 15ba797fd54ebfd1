// Outlines as path data, to be filled or drawn.
import { nth, random, type Random } from './random';

export type Point = [x: number, y: number];

/** A number with one digit after the point: more only makes pictures heavier. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${tenth(x)} ${tenth(y)}h${tenth(w)}v${tenth(h)}h${tenth(-w)}z`;

export const polygon = (...numbers: number[]): string => `M${numbers.map(tenth).join(' ')}z`;

/** How far a line of the thickness `w` reaches to the side, half of it. */
function aside(x1: number, y1: number, x2: number, y2: number, w: number): Point {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [(-(y2 - y1) / length) * w, ((x2 - x1) / length) * w];
}

/** One cut of a carving knife: pointed at both ends, thick in the middle. */
export function gouge(x1: number, y1: number, x2: number, y2: number, w = 1.4): string {
  const [dx, dy] = aside(x1, y1, x2, y2, w);
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [from, to] = [`${tenth(x1)} ${tenth(y1)}`, `${tenth(x2)} ${tenth(y2)}`];
  return `M${from}Q${tenth(mx + dx)} ${tenth(my + dy)} ${to}Q${tenth(mx - dx)} ${tenth(my - dy)} ${from}z`;
}

/** A point that opens to the width `w`. */
export function wedge(x1: number, y1: number, x2: number, y2: number, w: number): string {
  const [dx, dy] = aside(x1, y1, x2, y2, w / 2);
  return polygon(x1, y1, x2 + dx, y2 + dy, x2 - dx, y2 - dy);
}

/** A star; `inner` says how deep it is cut between its points. */
export function starPath(x: number, y: number, r: number, points = 5, inner = 0.42, turn = -Math.PI / 2): string {
  const corner = (_: unknown, i: number): Point => {
    const [angle, reach] = [turn + (i * Math.PI) / points, i % 2 ? r * inner : r];
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  };
  return polygon(...Array.from({ length: points * 2 }, corner).flat());
}

/** A rectangle whose edges were cut by hand. */
export function rough(chance: Random, x: number, y: number, w: number, h: number, shake = 1): string {
  const corners: Point[] = [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]; // prettier-ignore
  const side = ([x1, y1]: Point, i: number): number[] => {
    const [x2, y2] = nth(i + 1, corners);
    const step = (j: number): Point => [x1 + ((x2 - x1) * j) / 5, y1 + ((y2 - y1) * j) / 5];
    return [0, 1, 2, 3, 4].flatMap((j) => step(j).map((value) => value + (chance() - 0.5) * shake));
  };
  return polygon(...corners.flatMap(side));
}

const middle = (a: Point, b: Point): string => `${tenth((a[0] + b[0]) / 2)} ${tenth((a[1] + b[1]) / 2)}`;
const bend = (point: Point, next: Point): string => `Q${tenth(point[0])} ${tenth(point[1])} ${middle(point, next)}`;

/** A smooth closed curve along points. */
export function loop(points: Point[]): string {
  const last = points.at(-1);
  const [first] = points;
  if (!first || !last) return '';
  return `M${middle(last, first)}${points.map((point, i) => bend(point, points[i + 1] ?? first)).join('')}z`;
}

/** A smooth open curve along points. */
export function curve(points: Point[]): string {
  const last = points.at(-1);
  const [first, ...rest] = points;
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map((point, i) => bend(point, rest[i + 1] ?? last));
  return `M${tenth(first[0])} ${tenth(first[1])}${bends.join('')}L${tenth(last[0])} ${tenth(last[1])}`;
}

/** A horizon cut by hand, from `x0` to `x1` at the height `y`. */
export function skyline(seed: string, x0: number, x1: number, y: number, amplitude: number, step: number): string {
  const chance = random(seed);
  const count = Math.floor((x1 + step - x0) / step) + 1;
  const points = Array.from({ length: count }, (_, i): Point => {
    const x = x0 + i * step + (chance() - 0.5) * step * 0.5;
    return [i === 0 ? x0 : i === count - 1 ? Math.max(x1, x) : x, y + (chance() - 0.5) * 2 * amplitude];
  });
  return curve(points);
}

/** A skyline with the land below it, down to `foot`. */
export const ridge = (seed: string, x0: number, x1: number, y: number, amplitude: number, step: number, foot: number): string =>
  `${skyline(seed, x0, x1, y, amplitude, step)}V${foot}H${x0}z`;
