// Hair without a hat, or as it shows under one.
import { gouge } from '../../kit/paths';
import { edge, fill, times } from '../../kit/shapes';
import { rim } from './hats/parts';
import type { Inks } from '../inks';
import type { Look } from './look';

type Cut = [outline: string, gouges: string];

/** The colour of hair, and that of the cuts in it. */
export const hairInks = (inks: Inks, hair: string): [hair: string, cuts: string] =>
  hair === 'dark' ? [inks.ink, inks.cloth] : [hair === 'fair' ? inks.cloth : inks.paper, inks.ink];

const CUTS: Record<string, (w: number) => Cut> = {
  short: () => [
    'M-18 1L-20-9-21-16-19-23-16-28-11-32-5-34 1-36 8-34 14-31 19-25 20-17 20-8 18 1 15-3 15-12 11-17' +
      ' 8-15 5-21 0-17-3-22-8-17-10-20-15-13-15-4z',
    times(8, (i) => gouge(-16 + i * 4.4, -15 - 5 * Math.sin(i / 2.5), -14 + i * 3.6, -25 - 7 * Math.sin((i + 0.5) / 2.6), 1.3)),
  ],
  pomade: () => [
    'M-17-2Q-22-26-8-34Q14-40 19-22L18-2 15-8Q15-18 4-23L-7-27Q-14-20-15-8z',
    times(4, (i) => gouge(-6 + i * 2, -27 + i, 16 - i, -20 - i * 4, 1.2)) +
      gouge(-15, -12, -11, -27, 1.2) +
      gouge(-17, -8, -15, -22, 1),
  ],
  curls: () => [
    'M-19 2Q-25-4-21-11Q-26-20-18-25Q-16-35-6-34Q2-40 10-34Q20-34 20-24Q26-18 21-10Q24-2 18 2L15-6Q14-16' +
      ' 6-17Q0-22-7-17Q-14-16-15-6z',
    times(9, (i) => gouge(-17 + i * 4, -22 - 6 * Math.sin(i / 2.6), -13 + i * 4, -19 - 6 * Math.sin(i / 2.6), 1.7)),
  ],
  wild: () => [
    'M-19 0L-25-8-20-12-28-22-20-23-24-36-13-31-12-44-3-34 4-46 8-34 18-42 18-30 28-32 22-21 29-14 20-10' +
      ' 24-2 17 0 15-10Q6-18 0-15L-6-20-9-14-15-10z',
    gouge(-15, -18, -16, -28, 1.5) + gouge(-4, -20, -4, -33, 1.5) + gouge(6, -20, 9, -33, 1.5) + gouge(14, -16, 20, -26, 1.5),
  ],
  bob: () => [
    'M-17 16Q-25-8-18-22Q-12-35 2-35Q18-34 21-18Q25 0 18 17L12 16Q17 0 13-11Q4-15-4-22Q-8-12-14-8Q-14' + ' 6-11 16z',
    gouge(-18, 8, -15, -18, 1.5) + gouge(-8, -20, 0, -32, 1.3) + gouge(4, -20, 12, -30, 1.3),
  ],
  bobunder: () => [
    'M-16 18Q-24-2-18-16L18-16Q24 0 17 18L12 16 14-8-14-8-11 16z',
    gouge(-18, 10, -16, -8, 1.5) + gouge(17, 10, 17, -8, 1.5),
  ],
  bun: () => [
    'M-17 4Q-22-20-12-29Q-6-34-6-38Q-2-46 8-42Q14-36 9-32Q22-26 18 4L15-6Q13-17 1-21Q-13-16-15-5z',
    gouge(-15, -8, -4, -30, 1.5) + gouge(12, -14, 4, -30, 1.5) + gouge(-2, -39, 7, -36, 1.5),
  ],
  wind: () => [
    'M-16 8Q-22-20-8-31Q8-40 20-30Q30-34 44-26Q34-25 30-20Q42-20 46-8Q36-12 28-8Q36-2 34 8Q26-4 17 0' +
      'L14-10Q2-14-4-22Q-9-12-14-8z',
    gouge(-10, -22, 6, -32, 1.5) + gouge(6, -24, 30, -24, 1.7) + gouge(14, -14, 34, -12, 1.7),
  ],
  braid: () => [
    'M-17 8Q-21-10-17-14H17Q21-10 17 6L14-8H-14L-13 8z' +
      'M-17 4L-22 10-17 16-23 22-18 28-23 34-18 42-14 44-12 36-15 30-11 24-15 18-11 12z',
    gouge(-19, 12, -14, 16, 1.2) + gouge(-20, 22, -14, 26, 1.2) + gouge(-20, 34, -14, 37, 1.2),
  ],
  sides: (w) => [`M${-w - 1.5}-12L${-w - 2} 3 ${-w + 2} 1 ${-w + 2}-12zM${w + 1.5}-12L${w + 2} 3 ${w - 2} 1 ${w - 2}-12z`, ''],
  long: () => ['M-17-12L-24 26-16 32-13 8zM17-12L24 26 16 32 13 8z', gouge(-20, 22, -17, -4, 1.5) + gouge(20, 22, 17, -4, 1.5)],
  bald: (w) => [`M${-w - 1}-12L${-w - 2} 2 ${-w + 2} 1 ${-w + 1}-10zM${w + 1}-12L${w + 2} 2 ${w - 2} 1 ${w - 1}-10z`, ''],
  shaved: () => [`M1-31Q20-30 18-6L15-6Q14-20 1-23z`, times(6, (i) => gouge(3 + i * 2, -24 + i, 4 + i * 2, -28 + i * 1.5, 0.9))],
};

export interface Hair {
  outline: string;
  drawing: string;
}

/** Hair that falls behind the face rather than over it. */
export const FALLS = ['long', 'braid', 'bobunder'];

export function hairOf(cut: string, { inks, traits, w }: Look): Hair {
  const shape = CUTS[cut]?.(w);
  if (!shape) return { outline: '', drawing: '' };
  const [hair, cuts] = hairInks(inks, traits.hair);
  const drawing = fill(shape[0], hair, hair === inks.ink ? edge(inks.paper, 0.7) : rim(inks)) + fill(shape[1], cuts);
  return { outline: shape[0], drawing };
}
