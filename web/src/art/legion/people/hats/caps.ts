// Caps of soldiers and workers, drawn round the point between the eyes.
import { box, gouge, starPath } from '../../../kit/paths';
import { circle, edge, fill, group, stroke, times } from '../../../kit/shapes';
import { rim } from './parts';
import { BLOOD, type Inks } from '../../inks';
import { type Hat, type Headgear, type Traits } from '../traits';

const BUDENOVKA = 'M-19-8Q-21-24-11-33Q-3-39 0-49Q3-39 11-33Q21-24 19-8Q0-14-19-8z';

const CROWN = 'M-19-15Q-27-24-19-30Q0-38 20-30Q27-24 19-15z';

const furazhka = (inks: Inks, traits: Traits): Headgear => ({
  outline: CROWN,
  drawing:
    fill(CROWN, inks.cloth, rim(inks)) +
    fill(gouge(-18, -26, 14, -31, 1.4) + gouge(14, -18, 20, -27, 2), inks.ink) +
    fill('M-18.5-17H18.5L18-9Q0-14-18-9z', inks.ink) +
    (traits.faction === 'legionaries'
      ? fill('M-6-17h5l-4 6h-5z', inks.paper) + fill('M-1-17h5l-4 5.5h-5z', inks.pop)
      : circle(0, -14.5, 2.6, inks.pop)) +
    fill('M-16-10Q0-16 16-10Q12-3.5 0-6Q-12-3.5-16-10z', inks.ink, edge(inks.paper, 0.9)),
});

export const CAPS: Record<string, Hat> = {
  furazhka: (inks, _chance, traits) => furazhka(inks, traits),
  tilted: (inks, _chance, traits) => ({
    outline: '',
    drawing: group('rotate(-13) translate(0 -1)', fill(CROWN, inks.paper, edge(inks.paper, 4)) + furazhka(inks, traits).drawing),
  }),
  officer: (inks) => ({
    outline: 'M-20-16Q-31-27-20-33Q0-43 21-33Q31-27 20-16z',
    drawing:
      fill('M-20-16Q-31-27-20-33Q0-43 21-33Q31-27 20-16z', inks.ink) +
      fill(gouge(-24, -26, 8, -38, 2) + gouge(-20, -20, -6, -32, 1.2), inks.cloth) +
      fill('M-19-18H19L18-9Q0-14-18-9z', inks.pop) +
      fill(starPath(0, -14.5, 4.6, 8, 0.6), inks.paper, rim(inks)) +
      fill('M-17-10Q0-17 17-10Q14-2 0-5Q-14-2-17-10z', inks.ink, edge(inks.paper, 1)) +
      fill(gouge(-12, -8.5, 4, -9.5, 1), inks.paper),
  }),
  budenovka: (inks) => ({
    outline: BUDENOVKA,
    drawing:
      fill(BUDENOVKA, inks.cloth, rim(inks)) +
      stroke('M0-46V-34M-11-33Q-8-22-12-10M11-33Q8-22 12-10', inks.ink, 1.1) +
      circle(0, -22, 8, inks.ink) +
      fill(starPath(0, -22, 7.4), inks.ground) +
      fill('M-19-9Q0-15 19-9L19-3Q0-10-19-3z', inks.ink) +
      fill('M8-34Q19-26 18.5-12L12-13Q14-25 8-34z', inks.ink),
  }),
  flatcap: (inks) => ({
    outline: 'M-20-12Q-28-24-14-30Q6-37 21-28Q27-20 19-12z',
    drawing:
      fill('M-20-12Q-28-24-14-30Q6-37 21-28Q27-20 19-12z', inks.ink) +
      fill(gouge(-16, -22, 8, -31, 2) + gouge(-4, -18, 16, -28, 1.5) + gouge(-20, -17, -8, -27, 1.2), inks.cloth) +
      fill('M-21-13Q-4-19 15-12Q14-6 0-8Q-16-5-21-13z', inks.ink, edge(inks.paper, 1)),
  }),
  leathercap: (inks) => ({
    outline: CROWN,
    drawing:
      fill(CROWN, inks.ink) +
      fill('M-18-17H18L17.5-9Q0-14-17.5-9z', inks.ink) +
      fill(gouge(-20, -24, 0, -33, 2.6) + gouge(-16, -13, -4, -15, 1.4), inks.cloth) +
      fill(starPath(2, -19, 6.5), inks.pop, rim(inks)) +
      fill('M-16-10Q0-16 16-10Q12-3 0-6Q-12-3-16-10z', inks.ink, edge(inks.paper, 0.9)),
  }),
  visor: (inks) => ({
    hair: 'short',
    outline: '',
    drawing:
      fill('M-18-17H18L17-11Q0-16-17-11z', inks.ink, edge(inks.paper, 0.9)) +
      fill('M-20-12Q0-19 20-12Q15-2 0-5Q-15-2-20-12z', inks.ground, rim(inks)),
  }),
  lamp: (inks) => ({
    outline: 'M-19-10Q-22-34 0-35Q22-34 19-10z',
    drawing:
      fill('M-19-10Q-22-34 0-35Q22-34 19-10Q0-15-19-10z', inks.ink) +
      fill(gouge(-14, -18, -6, -31, 2.2), inks.cloth) +
      fill('M-22-11Q0-17 22-11L20-7Q0-12-20-7z', inks.ink, edge(inks.paper, 0.9)) +
      circle(2, -23, 6.5, inks.pop, rim(inks)) +
      circle(2, -23, 3, inks.paper),
  }),
  sailor: (inks) => ({
    outline: 'M-23-20Q-26-30-14-32H14Q26-30 23-20L18-15H-18z',
    drawing:
      fill('M-23-20Q-26-30-14-32H14Q26-30 23-20L18-15H-18z', inks.paper, rim(inks)) +
      fill('M-18.5-19H18.5L18-9Q0-14-18-9z', inks.ink) +
      fill(
        times(6, (i) => box(-11 + i * 4, -15.8, 2.6, 3)),
        inks.pop,
      ) +
      fill('M17-14L27 2 22 6 23 12 17-4z', inks.ink, edge(inks.paper, 0.9)),
  }),
  bandage: (inks) => ({
    hair: 'short',
    outline: '',
    drawing:
      fill('M-19-8L-18-23Q0-31 18-24L19-11Q0-16-19-8z', inks.paper, rim(inks)) +
      stroke('M-18-13Q0-21 19-16M-18-18Q0-26 18-20M-10-10L8-26', inks.ink, 1) +
      fill('M6-22q6-2 7 3t-6 5q-5-2-1-8z', BLOOD),
  }),
  phones: (inks) => ({
    hair: 'short',
    outline: '',
    drawing:
      stroke('M-17 0Q-20-33 0-34Q20-33 17 0', inks.ink, 4.5) +
      stroke('M-17-4Q-18-31 0-32Q18-31 17-4', inks.cloth, 1.4) +
      fill('M-22-8h7v16h-7zM15-8h7v16h-7z', inks.ink, edge(inks.paper, 1.2)) +
      stroke('M-19 8Q-24 30-12 44', inks.ink, 1.8),
  }),
};
