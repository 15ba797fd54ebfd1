// Hats and hair from the side, looking left. Heads that wear none of these look at us.
import { gouge, starPath } from '../../../kit/paths';
import { circle, edge, fill, stroke } from '../../../kit/shapes';
import { hairInks } from '../hair';
import type { Hat } from '../traits';
import { curl, rim } from './parts';

const CAP = 'M-14-14Q-22-24-14-31Q4-39 20-30Q25-24 20-13z';
const TALL = 'M-15-9L-19-31Q-18-44-5-45L10-45Q23-43 23-30L21-7Q4-13-15-9z';
const SHAWL = 'M-8 30Q-3 20-6 12Q-2-8-11-17Q-8-33 5-34Q22-31 24-8Q27 14 20 36z';
const NAPE = 'M12-14L20-14Q23-2 18 8L12 9 13-2z';

/** The hair at the nape and before the ear, under a cap. */
const nape: (...args: Parameters<Hat>) => string = (inks, _chance, traits) =>
  fill(NAPE, hairInks(inks, traits.hair)[0], rim(inks)) + fill('M3-14L7-14 6-3 4-4z', hairInks(inks, traits.hair)[0]);

/** A cap with a visor: crown, band and badge in their colours. */
const cap =
  (crown: 'cloth' | 'ink', band: 'ink' | 'pop'): Hat =>
  (inks, chance, traits) => ({
    outline: CAP,
    drawing:
      nape(inks, chance, traits) +
      fill(CAP, inks[crown], rim(inks)) +
      fill(gouge(-13, -27, 10, -34, 1.6) + gouge(10, -18, 20, -27, 2), crown === 'ink' ? inks.cloth : inks.ink) +
      fill('M-14.5-17L19.5-16 19-8Q4-13-14-10z', inks[band], edge(inks.ink, 0.8)) +
      circle(-9, -14.5, 2.6, band === 'pop' ? inks.paper : inks.pop, rim(inks)) +
      fill('M-12-11.500Q-22-11-28-3.500Q-20-6.5-8-8.500z', inks.ink, edge(inks.paper, 0.9)),
  });

export const SIDE: Record<string, Hat> = {
  furazhka: cap('cloth', 'ink'),
  officer: cap('ink', 'pop'),
  leathercap: cap('ink', 'ink'),
  flatcap: (inks, chance, traits) => ({
    outline: 'M-19-12Q-24-22-10-30Q8-36 20-26Q25-18 20-10z',
    drawing:
      nape(inks, chance, traits) +
      fill('M-19-12Q-24-22-10-30Q8-36 20-26Q25-18 20-10Q2-16-19-12z', inks.ink, edge(inks.paper, 0.8)) +
      fill(gouge(-14, -21, 8, -31, 2) + gouge(0, -17, 17, -26, 1.5), inks.cloth) +
      fill('M-10-13.500Q-22-13-27-6Q-18-8-6-10z', inks.ink, edge(inks.paper, 0.9)),
  }),
  papakha: (inks, chance, traits) => {
    const white = traits.extra.includes('whitehat');
    return {
      outline: TALL,
      drawing:
        nape(inks, chance, traits) +
        fill(TALL, white ? inks.paper : inks.ink, white ? rim(inks) : '') +
        curl(chance, -16, -41, 34, 28, 34, white ? inks.ink : inks.cloth) +
        fill('M-13-27l6-6 3 3-6 6z', inks.pop),
    };
  },
  bighat: (inks, chance) => ({
    outline: TALL,
    drawing:
      fill(TALL, inks.paper, rim(inks)) +
      curl(chance, -16, -41, 34, 28, 36, inks.ink) +
      fill('M-6-45L10-9 16-9-1-45z', inks.ground),
  }),
  ushanka: (inks, chance) => ({
    outline: 'M-14-14Q-18-36 3-38Q24-36 21-12L20 14 9 17 5-8z',
    drawing:
      fill('M-13-16Q-17-37 3-38Q24-37 21-14L20 14 9 17 5-10z', inks.ink) +
      fill('M-15-9L-17-26Q-8-32 6-29L5-10Q-6-13-15-9z', inks.cloth, rim(inks)) +
      curl(chance, -14, -25, 16, 12, 14, inks.ink) +
      curl(chance, 8, -20, 9, 32, 16, inks.cloth),
  }),
  budenovka: (inks, chance, traits) => ({
    outline: 'M-15-9Q-18-24-8-33Q0-39 2-50Q5-39 13-33Q23-24 21-7z',
    drawing:
      nape(inks, chance, traits) +
      fill('M-15-9Q-18-24-8-33Q0-39 2-50Q5-39 13-33Q23-24 21-7Q4-13-15-9z', inks.cloth, rim(inks)) +
      stroke('M2-46Q4-28 3-11M-8-33Q-5-22-7-11', inks.ink, 1.1) +
      circle(-9, -20, 6.5, inks.ink) +
      fill(starPath(-9, -20, 6), inks.ground) +
      fill('M9-34Q21-26 20.5-8L12-10Q16-24 9-34z', inks.ink) +
      fill('M-14-12Q-22-11-26-4Q-19-7-7-9z', inks.ink, edge(inks.paper, 0.9)),
  }),
  kerchief: (inks) => ({
    outline: SHAWL,
    over: true,
    drawing:
      fill(SHAWL, inks.cloth, rim(inks)) +
      fill(gouge(0, 18, 2, -14, 2) + gouge(14, 24, 18, -10, 2.4) + gouge(-5, -20, 10, -31, 1.4), inks.ink) +
      fill(
        starPath(6, -22, 2.6, 4, 0.4) +
          starPath(15, -12, 2.6, 4, 0.4) +
          starPath(8, -4, 2.6, 4, 0.4) +
          starPath(14, 8, 2.6, 4, 0.4),
        inks.pop,
      ) +
      fill('M-8 28L-17 40-8 40-3 33 4 40 8 34z', inks.cloth, rim(inks)),
  }),
  blackshawl: (inks) => ({
    outline: SHAWL,
    over: true,
    drawing:
      fill(SHAWL, inks.ink) +
      fill(
        gouge(0, 22, 3, -14, 2) + gouge(-6, -19, 10, -31, 2) + gouge(10, 26, 16, -8, 1.6) + gouge(19, 26, 21, 2, 1.2),
        inks.cloth,
      ),
  }),
  bun: (inks, _chance, traits) => {
    const [hair, cuts] = hairInks(inks, traits.hair);
    const shape = 'M-11-22Q-12-33 4-35Q18-34 21-20Q24-8 19 6L12 4Q10-6 3-13Q-4-17-11-22zM17-20Q30-26 31-14Q30-4 20-7z';
    return {
      outline: shape,
      drawing:
        fill(shape, hair, edge(inks.paper, 0.9)) +
        fill(gouge(-6, -23, 14, -16, 1.4) + gouge(-2, -29, 18, -20, 1.4) + gouge(22, -19, 28, -11, 1.4), cuts),
    };
  },
  bald: (inks, _chance, traits) => ({
    outline: NAPE,
    drawing: fill('M6-13Q16-16 20-10Q22 2 17 9L13 8 13-3 8-6z', hairInks(inks, traits.hair)[0], edge(inks.paper, 0.9)),
  }),
};
