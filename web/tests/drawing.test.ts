import { expect, it } from 'vitest';
import { between } from '../src/theatre/drawing';

const box = (x: number, y: number, width: number, height: number): DOMRect => new DOMRect(x, y, width, height);

it('draws an arrow from edge to edge, so that the numbers in the middle of both stay in sight', () => {
  const [from, to] = between(box(0, 0, 100, 40), box(300, 0, 100, 40));
  expect(from).toEqual({ x: 100, y: 20 });
  expect(to).toEqual({ x: 300, y: 20 });
});

it('lets an arrow between neighbours reach into both, no further than to be seen', () => {
  const [from, to] = between(box(0, 0, 200, 60), box(0, 70, 200, 300));
  expect(from.y).toBeLessThan(60);
  expect(from.y).toBeGreaterThan(30);
  expect(to.y).toBeGreaterThan(70);
  expect(to.y - from.y).toBeCloseTo(56);
});

it('ends in the middle of what is too small for more, and stays where both lie in one place', () => {
  const [from, to] = between(box(0, 0, 20, 20), box(22, 0, 20, 20));
  expect([from.x, to.x]).toEqual([10, 32]);
  expect(between(box(0, 0, 20, 20), box(0, 0, 20, 20))).toEqual([
    { x: 10, y: 10 },
    { x: 10, y: 10 },
  ]);
});
