// Beards and moustaches from the front.
import { gouge } from '../../kit/paths';
import { edge, fill, group, times } from '../../kit/shapes';
import { hairInks } from './hair';
import { rim } from './hats/parts';
import type { Look } from './look';

/** The outline of a beard or a part of it, and the cuts in it. */
type Tuft = [outline: string, gouges: string];

/** A full beard that reaches so far below the chin. */
const whole = ({ x, w, jaw, foot, mouthAt: y }: Look, length: number): string =>
  `M${-w} 2L${-w + 3} 7Q${x(-9)} 12 ${x(-5)} ${y - 5}Q${x(0)} ${y - 7} ${x(5)} ${y - 5}Q${x(9)} 12 ${w - 3} 7` +
  `L${w} 2Q${w + 1} 14 ${jaw} ${foot - 2}Q${x(6)} ${foot + length} ${x(0)} ${foot + length + 1}` +
  `Q${x(-6)} ${foot + length} ${-jaw} ${foot - 2}Q${-w - 1} 14 ${-w} 2z`;

/** The locks of a full beard. */
const locks = ({ foot, mouthAt: y, traits: { turn } }: Look, narrow: number, length: number, fall: number): string =>
  times(7, (i) =>
    gouge((i - 3) * 4.3 + turn * 0.5, y + 4 + (i % 2) * 3, (i - 3) * narrow, foot + length - Math.abs(i - 3) * fall, 1.2),
  );

/** Moustaches turn with the head. */
const MOUSTACHES: Record<string, Tuft> = {
  handlebar: [
    'M0 11Q-6 10 -10 15Q-14 16 -15 10Q-18 18 -10 19Q-4 19 0 15Q4 19 10 19Q18 18 15 10Q14 16 10 15' + 'Q6 10 0 11z',
    gouge(-9, 16.5, -2, 13.5, 1) + gouge(2, 13.5, 9, 16.5, 1),
  ],
  grand: [
    'M0 10Q-8 8 -15 15Q-22 19 -25 9Q-29 24 -14 24Q-5 23 0 16Q5 23 14 24Q29 24 25 9Q22 19 15 15Q8 8 0 10z',
    gouge(-18, 20, -3, 13.5, 1.5) + gouge(3, 13.5, 18, 20, 1.5),
  ],
  walrus: [
    'M0 10Q-9 9 -12 22Q-6 21 0 18Q6 21 12 22Q9 9 0 10z',
    times(3, (i) => gouge(-9 + i * 3, 20 - i, -5 + i * 2, 12, 0.9) + gouge(9 - i * 3, 20 - i, 5 - i * 2, 12, 0.9)),
  ],
  brush: ['M-7 16.5L-5 11.5Q0 10 5 11.5L7 16.5Q0 14.5 -7 16.5z', ''],
  pencil: ['M-8 15.5Q-3 11 0 13Q3 11 8 15.5Q3 14.5 0 15Q-3 14.5 -8 15.5z', ''],
  cossack: [
    'M0 11Q-8 9 -11 18L-13 32Q-8 28 -7 19Q-4 15.5 0 15.5Q4 15.5 7 19Q8 28 13 32L11 18Q8 9 0 11z',
    gouge(-11, 27, -8, 15, 1.2) + gouge(11, 27, 8, 15, 1.2),
  ],
};

const CHINS: Record<string, (foot: number, y: number) => Tuft[]> = {
  thin: (foot) => [
    [`M-1 12Q-8 11 -12 27Q-7 20 -5 15zM1 12Q8 11 12 27Q7 20 5 15zM-2.5 ${foot - 3}` + `L2.5 ${foot - 3} 0 ${foot + 8}z`, ''],
  ],
  goatee: (foot, y) => [
    ['M-7 15.5Q0 10 7 15.5Q0 14 -7 15.5z', ''],
    [
      `M-6 ${y + 4}Q0 ${y + 2} 6 ${y + 4}L4 ${foot + 2} 0 ${foot + 9} -4 ${foot + 2}z`,
      gouge(-2, foot + 3, -1, y + 5, 1) + gouge(2, foot + 3, 1, y + 5, 1),
    ],
  ],
  imperial: (foot, y) => [...(MOUSTACHES.handlebar ? [MOUSTACHES.handlebar] : []), [`M-3 ${y + 4}H3L0 ${foot + 10}z`, '']],
};

const BEARDS: Record<string, (look: Look) => Tuft> = {
  full: (look) => [whole(look, 10), locks(look, 3.4, 8, 2.5)],
  long: (look) => [whole(look, 26), locks(look, 2.2, 23, 5)],
  chops: ({ x, w, jaw }) => [
    `M${-w - 1}-8L${-w} 8 ${-jaw - 1} 19Q${x(-9)} 23 ${x(-6)} 16Q${x(0)} 11 ${x(6)} 16` +
      `Q${x(9)} 23 ${jaw + 1} 19L${w} 8 ${w + 1}-8 ${w - 3} 3Q${x(9)} 12 ${x(5)} 11Q${x(0)} 9 ${x(-5)} 11` +
      `Q${x(-9)} 12 ${-w + 3} 3z`,
    gouge(-w + 1, 4, -jaw + 2, 17, 1.2) +
      gouge(w - 1, 4, jaw - 2, 17, 1.2) +
      gouge(x(-10), 18, x(-3), 13, 1) +
      gouge(x(10), 18, x(3), 13, 1),
  ],
};

/** Short hairs all over the jaw: ink in the light, paper in the shadow. */
const stubble = ({ inks, jaw }: Look): string => {
  const spread = (i: number): number => -jaw + 2 + ((i * 7) % (jaw * 2 - 3));
  const lit = times(16, (i) => gouge(spread(i), 13 + ((i * 5) % 12), spread(i) + 0.8, 15.2 + ((i * 5) % 12), 0.9));
  const dark = times(7, (i) => gouge(5 + ((i * 3) % 9), 13 + ((i * 5) % 11), 5.8 + ((i * 3) % 9), 15 + ((i * 5) % 11), 0.8));
  return fill(lit, inks.ink) + fill(dark, inks.paper);
};

/** Beards that leave the mouth free. */
export const NEAT = ['none', 'stubble', 'pencil', 'brush'];

export function beardOf(look: Look): string {
  const { inks, traits, foot, mouthAt } = look;
  if (traits.beard === 'stubble') return stubble(look);
  const [hair, cuts] = hairInks(inks, traits.hair);
  const line = hair === inks.ink ? edge(inks.paper, 0.9) : rim(inks);
  const draw = ([outline, gouges]: Tuft): string => fill(outline, hair, line) + fill(gouges, cuts);
  const beard = BEARDS[traits.beard]?.(look);
  if (beard) return draw(beard);
  const moustache = MOUSTACHES[traits.beard];
  const tufts = moustache ? [moustache] : (CHINS[traits.beard]?.(foot, mouthAt) ?? []);
  return group(`translate(${traits.turn} 0)`, tufts.map(draw).join(''));
}
