// What life has left on a face, and what is worn on it.
import { gouge } from '../../kit/paths';
import { circle, edge, fill, stroke } from '../../kit/shapes';
import { BLOOD } from '../inks';
import type { Look } from './look';

const MARKS: Record<string, (look: Look) => string> = {
  patch: ({ inks, w, x }) =>
    stroke(`M${-w}-2L${x(-12)}-4M${x(-4)}-5L${x(9)}-14`, inks.ink, 2) +
    fill(`M${x(-15)}-6Q${x(-9)}-9 ${x(-3)}-6L${x(-4)} 3Q${x(-9)} 8 ${x(-13.5)} 4z`, inks.ink) +
    fill(gouge(x(-12), -4, x(-6), -5, 1), inks.cloth),
  scar: ({ x }) => stroke(`M${x(-15)}-9L${x(-8)} 12M${x(-14)}-3l3-1M${x(-12.5)} 3l3-1M${x(-11)} 8l3-1`, BLOOD, 1.4),
  blackeye: ({ inks, x }) =>
    fill(`M${x(-15)}-2Q${x(-9)} 1.5 ${x(-3.5)}-1Q${x(-3)} 6 ${x(-9)} 6.5Q${x(-15)} 5 ${x(-15)}-2z`, inks.ink) +
    fill(gouge(x(-13), 2.5, x(-6), 3, 0.6), inks.cloth),
  glasses: ({ inks, w, x, soft }) =>
    circle(x(-9), -0.5, 5.8, 'none', edge(inks.ink, 1.7)) +
    circle(x(soft ? 8 : 9.5), -0.5, 5.8, 'none', edge(soft ? inks.ink : inks.paper, 1.5)) +
    stroke(`M${x(-3.2)}-1.5Q${x(-1)}-3 ${x(soft ? 2.5 : 4)}-1.5M${x(-14.5)}-1.5L${-w}-3`, inks.ink, 1.5) +
    fill(gouge(x(-12), 1, x(-8.5), -4, 0.8), inks.paper),
  monocle: ({ inks, x }) =>
    circle(x(-9), -0.5, 6, 'none', edge(inks.pop, 2.2)) + stroke(`M${x(-13)} 4Q${x(-17)} 18 -12 34`, inks.pop, 1.2),
};

export const marksOf = (look: Look): string => look.traits.extra.map((extra) => MARKS[extra]?.(look) ?? '').join('');
