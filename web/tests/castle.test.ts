import { expect, it } from 'vitest';
import { castlePicture } from '../src/art/fine_sand';

const GIANT = 98; // how high the highest piece is before it is made to fit
const SHOWN = 61; // so much above the sand is on a wide board

it('is never so high that a wide board cuts it off', () => {
  const sizes = [...castlePicture(['f7-giant-castle'], false).matchAll(/scale\(([\d.]+)/g)].map(([, size]) => Number(size));
  expect(Math.max(...sizes) * GIANT).toBeLessThanOrEqual(SHOWN);
});
