// Hats of fur and hats of the road, drawn round the point between the eyes.
import { gouge, wedge } from '../../../kit/paths';
import { type Random } from '../../../kit/random';
import { circle, edge, fill, group, stroke, times } from '../../../kit/shapes';
import { curl, rim } from './parts';
import { type Inks } from '../../inks';
import { type Hat, type Headgear, type Traits } from '../traits';

const PAPAKHA = 'M-19-9L-22-30Q-22-43-9-44L9-44Q22-43 22-30L19-9Q0-14-19-9z';

const papakha = (inks: Inks, chance: Random, traits: Traits): Headgear => {
  const w = traits.extra.includes('whitehat');
  return {
    outline: PAPAKHA,
    drawing:
      fill(PAPAKHA, w ? inks.paper : inks.ink, w ? rim(inks) : '') +
      curl(chance, -20, -40, 35, 27, 34, w ? inks.ink : inks.cloth) +
      fill('M-3-26l6-6 3 3-6 6z', inks.pop),
  };
};

export const FURS: Record<string, Hat> = {
  papakha: (inks, chance, traits) => papakha(inks, chance, traits),
  tiltpapakha: (inks, chance, traits) => ({
    outline: '',
    drawing: group(
      'rotate(14) translate(0 -1)',
      fill(PAPAKHA, inks.paper, edge(inks.paper, 4)) + papakha(inks, chance, traits).drawing,
    ),
  }),
  bighat: (inks, chance, traits) => ({
    outline: 'M-22-6L-26-34Q-26-48-10-48L10-48Q26-48 26-34L22-6Q0-12-22-6z',
    drawing:
      fill(
        'M-22-6L-26-34Q-26-48-10-48L10-48Q26-48 26-34L22-6Q0-12-22-6z',
        traits.faction === 'reds' ? inks.paper : inks.ink,
        rim(inks),
      ) +
      curl(chance, -23, -45, 42, 34, 44, traits.faction === 'reds' ? inks.ink : inks.cloth) +
      (traits.faction === 'reds' ? fill('M-8-47L10-9 16-10-1-47z', inks.ground) : ''),
  }),
  ushanka: (inks, chance) => ({
    outline: 'M-17-14L-25-10-25 12-17 16zM17-14L25-10 25 12 17 16zM-18-12Q-22-36 0-38Q22-36 18-12z',
    drawing:
      fill('M-17-14L-25-10-25 12-17 16zM17-14L25-10 25 12 17 16zM-18-16Q-22-37 0-38Q22-37 18-16z', inks.ink) +
      fill('M-16-9L-18-27Q0-33 18-27L16-9Q0-14-16-9z', inks.cloth, rim(inks)) +
      curl(chance, -15, -26, 26, 13, 20, inks.ink) +
      curl(chance, -24, -8, 3, 18, 7, inks.cloth) +
      curl(chance, 19, -8, 3, 18, 7, inks.cloth),
  }),
  malakhai: (inks, chance) => ({
    outline: 'M-27 14Q-30-18-16-34Q0-46 16-34Q30-18 27 14L17 18 16-8Q0-14-16-8L-17 18z',
    drawing:
      fill('M-27 14Q-30-18-16-34Q0-46 16-34Q30-18 27 14L17 18 16-8Q0-14-16-8L-17 18z', inks.cloth, rim(inks)) +
      curl(chance, -25, -22, 9, 34, 16, inks.ink) +
      curl(chance, 15, -22, 9, 34, 16, inks.ink) +
      curl(chance, -14, -22, 26, 10, 14, inks.ink) +
      fill('M-14-24Q0-30 14-24L10-38Q0-44-10-38z', inks.ink),
  }),
  wolf: (inks, chance) => ({
    outline: 'M-24 18Q-26-14-19-26L-23-46-9-36Q0-38 9-36L23-46 19-26Q26-14 24 18L17 10 16-8Q0-15-16-8L-17 10z',
    drawing:
      fill(
        'M-24 18Q-26-14-19-26L-23-46-9-36Q0-38 9-36L23-46 19-26Q26-14 24 18L17 10 16-8Q0-15-16-8L-17 10z',
        inks.cloth,
        rim(inks),
      ) +
      fill('M-20-41L-11-35-18-29zM20-41L11-35 18-29z', inks.ink) +
      fill('M-12-26l8 3-6 3zM12-26l-8 3 6 3zM-4-14L0-8 4-14 0-17z', inks.ink) +
      fill(
        times(4, (i) => wedge(-10 + i * 6.6, -4, -10 + i * 6.6, -11, 3)),
        inks.paper,
        edge(inks.ink, 0.6),
      ) +
      curl(chance, -22, -12, 5, 24, 9, inks.ink) +
      curl(chance, 16, -12, 5, 24, 9, inks.ink) +
      fill(gouge(-3, -34, -1, -20, 1.5) + gouge(3, -34, 1, -20, 1.5), inks.ink),
  }),
  hare: (inks, chance) => ({
    outline: 'M-19-9Q-23-28-12-31Q-22-50-12-52Q-4-48-4-33H4Q6-50 16-48Q20-40 11-31Q23-26 19-9z',
    drawing:
      fill('M-19-9Q-23-28-12-31Q-22-50-12-52Q-4-48-4-33H4Q6-50 16-48Q20-40 11-31Q23-26 19-9Q0-14-19-9z', inks.paper, rim(inks)) +
      fill(gouge(-12, -48, -7, -33, 3.5) + gouge(14, -45, 7, -33, 3), inks.pop) +
      curl(chance, -17, -27, 29, 13, 18, inks.ink),
  }),
  buryat: (inks, chance) => ({
    outline: 'M-20-12Q-14-32 0-44Q14-32 20-12z',
    drawing:
      fill('M-17-15Q-12-32 0-44Q12-32 17-15z', inks.pop, rim(inks)) +
      stroke('M0-42V-18M-8-33Q-9-24-10-18M8-33Q9-24 10-18', inks.cloth, 1.2) +
      circle(0, -45, 3.4, inks.cloth, rim(inks)) +
      fill('M-23-8Q-26-20-18-24Q0-30 18-24Q26-20 23-8Q0-15-23-8z', inks.ink, edge(inks.paper, 1)) +
      curl(chance, -20, -21, 37, 7, 20, inks.cloth),
  }),
};
