// Scarves, hoods and veils, drawn round the point between the eyes.
import { gouge, starPath } from '../../../kit/paths';
import { edge, fill, stroke, times } from '../../../kit/shapes';
import { rim } from './parts';
import { BLOOD } from '../../inks';
import { crossAt } from '../props/peaceful';
import { type Hat } from '../traits';

const KERCHIEF = 'M-13 26Q-22 8-20-8Q-18-33 0-35Q18-33 20-8Q22 8 13 26L14 8Q17-14 0-20Q-17-14-14 8z';

export const SCARVES: Record<string, Hat> = {
  skufia: (inks) => ({
    outline: 'M-18-8L-20-34Q0-42 20-34L18-8z',
    drawing:
      fill('M-18-8L-20-34Q0-42 20-34L18-8Q0-14-18-8z', inks.ink) +
      fill(gouge(-15, -14, -16, -33, 2) + gouge(-9, -15, -9, -36, 1.2), inks.cloth) +
      fill('M-1-33h2.4v4h4v2.4h-4v9h-2.4v-9h-4V-29h4z', inks.pop),
  }),
  kerchief: (inks, _chance, traits) => {
    const f = traits.extra.includes('tall') ? inks.ink : inks.cloth;
    const d = traits.extra.includes('tall')
      ? 'M-13 26Q-24 8-22-8Q-18-36 0-46Q18-36 22-8Q24 8 13 26L14 8Q17-14 0-20Q-17-14-14 8z'
      : KERCHIEF;
    return {
      outline: d,
      over: true,
      drawing:
        fill(d, f, rim(inks)) +
        fill(
          times(7, (i) => starPath(-15 + i * 5, -24 - 5 * Math.sin(((i + 0.5) / 7) * 3.1), 2.3, 4, 0.4)),
          f === inks.ink ? inks.cloth : inks.pop,
        ) +
        fill(gouge(-17, 6, -16, -14, 1.5) + gouge(17, 6, 17, -14, 2.5), f === inks.ink ? inks.cloth : inks.ink) +
        fill('M-4 25L-14 38-5 36-2 29 3 38 12 36 4 25z', f, rim(inks)),
    };
  },
  blackshawl: (inks) => ({
    outline: 'M-22 34Q-26 0-20-16Q-14-34 2-35Q20-33 22-10Q26 10 22 34L12 26Q18-6 2-19Q-13-15-14 6L-12 26z',
    over: true,
    drawing:
      fill('M-22 34Q-26 0-20-16Q-14-34 2-35Q20-33 22-10Q26 10 22 34L12 26Q18-6 2-19Q-13-15-14 6L-12 26z', inks.ink) +
      fill(
        gouge(-19, 24, -16, -16, 2) + gouge(-14, -18, 2, -32, 2) + gouge(-4, -20, 10, -30, 1.5) + gouge(20, 24, 18, -8, 1.4),
        inks.cloth,
      ),
  }),
  redscarf: (inks) => ({
    outline: 'M-18-9Q-21-30-4-34Q14-37 19-22Q21-15 18-8Q4-22-18-9z',
    hair: 'bobunder',
    drawing:
      fill('M17-16L31-12 24-6 29 3 17-8z', inks.paper, rim(inks)) +
      fill('M-18-9Q-21-30-4-34Q14-37 19-22Q21-15 18-8Q4-22-18-9z', inks.paper, rim(inks)) +
      fill(gouge(-13, -15, 2, -30, 2) + gouge(0, -19, 13, -30, 1.6) + gouge(12, -14, 18, -22, 2), inks.ground),
  }),
  nurse: (inks) => ({
    outline: 'M-20-8Q-20-33 0-35Q20-33 20-8L27 30 15 34 15-2Q14-17 0-18Q-14-17-15-2L-15 34-27 30z',
    over: true,
    drawing:
      fill('M-20-8Q-20-33 0-35Q20-33 20-8L27 30 15 34 15-2Q14-17 0-18Q-14-17-15-2L-15 34-27 30z', inks.paper, rim(inks)) +
      fill(gouge(-20, 26, -17 - 0.5, -4, 1.4) + gouge(21, 28, 17.5, -6, 3.5), inks.ink) +
      crossAt(0, -25.5, 2.3, BLOOD),
  }),
  hood: (inks) => ({
    outline: 'M-24 34Q-26-14-12-32Q-2-42 6-52Q10-40 15-32Q26-14 24 34L14 26Q18-12 0-18Q-18-12-14 26z',
    over: true,
    drawing:
      fill('M-24 34Q-26-14-12-32Q-2-42 6-52Q10-40 15-32Q26-14 24 34L14 26Q18-12 0-18Q-18-12-14 26z', inks.cloth, rim(inks)) +
      fill(gouge(-19, 22, -16, -16, 2.5) + gouge(20, 24, 18, -14, 5) + gouge(-9, -22, 4, -42, 1.5), inks.ink),
  }),
  brim: (inks) => ({
    outline: 'M-32-9Q0-22 32-12Q30-6 0-11Q-24-6-32-9zM-18-13Q-20-36-8-38L0-35 10-38Q20-34 18-14z',
    drawing:
      fill('M-18-13Q-20-36-8-38L0-35 10-38Q20-34 18-14z', inks.ink) +
      fill('M-18-19Q0-25 18-20V-14Q0-18-18-13z', inks.cloth) +
      fill(gouge(-12, -22, -10, -35, 2), inks.cloth) +
      fill('M-32-9Q0-22 32-12Q30-4 0-9Q-24-3-32-9z', inks.ink, edge(inks.paper, 1)) +
      fill('M17-20Q30-30 27-44Q19-36 14-22z', inks.pop, rim(inks)),
  }),
  veil: (inks) => ({
    hair: 'bun',
    outline: 'M-31-10Q-28-22-12-26Q-8-38 8-36Q20-33 19-24Q32-22 33-12Q0-24-31-10z',
    drawing:
      fill('M-31-10Q-28-22-12-26Q-8-38 8-36Q20-33 19-24Q32-22 33-12Q0-24-31-10z', inks.ink, edge(inks.paper, 1)) +
      fill('M-13-25Q4-30 19-23L20-19Q4-26-16-20z', inks.pop) +
      fill('M14-28Q22-46 38-44Q34-38 38-34Q28-34 20-24z', inks.cloth, rim(inks)) +
      fill('M-18-14Q0-22 19-15L17 9Q0 15-16 9z', inks.ink, 'opacity=".62"') +
      stroke('M-17-8L14 12M-17 0L2 12M-12-16L17 4M0-18L18-6M17-8L-14 12M17 0L-2 12M12-16L-17 4M0-18L-18-6', inks.paper, 0.5),
  }),
};
