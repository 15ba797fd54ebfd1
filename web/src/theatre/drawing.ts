// Marks become lines on the screen: where the things lie that they speak of.
import type { View } from '../net/wire';
import { elementAt } from './anchors';
import type { Anchor, Mark, Tone } from './scene';

interface Point {
  x: number;
  y: number;
}

export type Drawing = { key: string } & (
  | ({ shape: 'arrow'; path: string; head: string; seat: number; label: string } & Point)
  | ({ shape: 'ring'; width: number; height: number; seat: number } & Point)
  | { shape: 'slide'; from: Point; to: Point; seat: number; label: string }
  | ({ shape: 'rise'; text: string; tone: Tone } & Point)
  | { shape: 'banner'; text: string; seat: number }
);

const BEND = 0.18; // how far an arrow swings out, as a part of its length
const HEAD = 13; // pixels
const AROUND = 4;
const SEEN = 56; // pixels: an arrow that is shorter is overlooked

/** Everything that can be drawn; what lies nowhere on the page cannot. */
export function drawn(marks: Mark[], view: View | null): Drawing[] {
  const seen = new Map<string, number>();
  return marks.flatMap((mark) => {
    const name = JSON.stringify(mark);
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    const one = drawingOf(mark, view, `${name}#${copy}`);
    return one ? [one] : [];
  });
}

function drawingOf(mark: Mark, view: View | null, key: string): Drawing | null {
  if (mark.shape === 'banner') return { ...mark, key };
  if (mark.shape === 'ring' || mark.shape === 'rise') {
    const box = boxAt(mark.at, view, mark.shape === 'ring' ? mark.seat : -1);
    if (!box) return null;
    return mark.shape === 'ring' ? ring(box, mark.seat, key) : { ...mark, key, tone: mark.tone ?? 'plain', ...middle(box) };
  }
  const [from, to] = [boxAt(mark.from, view), boxAt(mark.to, view)];
  if (!from || !to) return null;
  if (mark.shape === 'slide') return { ...mark, key, from: middle(from), to: middle(to) };
  return { shape: 'arrow', key, seat: mark.seat, label: mark.label ?? '', ...arrow(...between(from, to)) };
}

/** Where an arrow begins and ends: at the edges of two things, so that what stands on them stays in sight. */
export function between(from: DOMRect, to: DOMRect): [Point, Point] {
  const [start, end] = [middle(from), middle(to)];
  const whole = Math.hypot(end.x - start.x, end.y - start.y);
  const [out, into] = [reach(from, start, end), reach(to, start, end)];
  const spare = Math.max(Math.min(SEEN, whole) - (whole - out - into), 0) / (out + into || 1);
  const along = (part: number): Point => ({ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
  return whole ? [along((out * (1 - spare)) / whole), along(1 - (into * (1 - spare)) / whole)] : [start, end];
}

/** How far it is from the middle of a box to its edge, in the direction from one point to another. */
function reach({ width, height }: DOMRect, from: Point, to: Point): number {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const part = Math.min(dx ? width / 2 / dx : Infinity, dy ? height / 2 / dy : Infinity);
  return Number.isFinite(part) ? part * Math.hypot(dx, dy) : 0;
}

const boxAt = (anchor: Anchor, view: View | null, seat = -1): DOMRect | undefined =>
  elementAt(anchor, view, seat)?.getBoundingClientRect();

const middle = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });

const ring = ({ x, y, width, height }: DOMRect, seat: number, key: string): Drawing => {
  const box = { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
  return { shape: 'ring', key, seat, ...box };
};

/** A bent arrow between two points: its shaft, its head, and a place for its label. */
export function arrow(from: Point, to: Point): { path: string; head: string } & Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 - dy * BEND, y: (from.y + to.y) / 2 + dx * BEND };
  const [ax, ay] = [to.x - bend.x, to.y - bend.y];
  const length = Math.hypot(ax, ay) || 1;
  const [ux, uy] = [ax / length, ay / length];
  const neck = { x: to.x - ux * HEAD, y: to.y - uy * HEAD };
  const side = (way: number): string => `${neck.x - uy * way * HEAD * 0.6} ${neck.y + ux * way * HEAD * 0.6}`;
  return {
    path: `M${from.x} ${from.y} Q${bend.x} ${bend.y} ${neck.x} ${neck.y}`,
    head: `M${to.x} ${to.y} L${side(1)} L${side(-1)} Z`,
    x: (from.x + 2 * bend.x + to.x) / 4,
    y: (from.y + 2 * bend.y + to.y) / 4,
  };
}
