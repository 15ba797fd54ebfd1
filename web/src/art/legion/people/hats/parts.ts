// What hats share.
import { gouge } from '../../../kit/paths';
import { type Random } from '../../../kit/random';
import { edge, fill, times } from '../../../kit/shapes';
import { type Inks } from '../../inks';

export const curl = (chance: Random, x0: number, y0: number, w: number, h: number, k: number, f: string): string =>
  fill(
    times(k, () => {
      const x = x0 + chance() * w;
      const y = y0 + chance() * h;
      return gouge(x, y, x + 3.4, y + 1.8, 1.7);
    }),
    f,
  );

export const rim = (inks: Inks): string => edge(inks.ink, 1.5);
