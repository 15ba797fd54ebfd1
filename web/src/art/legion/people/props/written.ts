// Things a person is known by: what is written, drawn and wired.
import { box, starPath } from '../../../kit/paths';
import { circle, edge, fill, group, stroke, times } from '../../../kit/shapes';
import { type Inks } from '../../inks';
import { type Prop } from '../traits';

const sheet = (inks: Inks, body: string, rot = -8): string =>
  group(`translate(18 88) rotate(${rot})`, fill('M-13-17l25-1 1 34-25 2z', inks.paper, edge(inks.ink, 1.6)) + body);

const lines = (inks: Inks, k: number): string =>
  fill(
    times(k, (i) => box(-9, -11 + i * 5, 17 - (i % 3) * 4, 2)),
    inks.ink,
  );

export const WRITTEN: Record<string, Prop> = {
  map: {
    front: (inks) =>
      sheet(
        inks,
        stroke('M-11 8q6-10 10-6t10-14', inks.pop, 2) +
          stroke('M-12-6l8 4 6-8 8 4M-10 14l10-4 10 4', inks.ink, 1.1) +
          stroke('M-4-17v34M5-18v34', inks.ink, 0.7) +
          fill('M5-9l4 4M9-9l-4 4', inks.ink, edge(inks.ink, 1.6)),
      ),
  },
  leaflet: {
    front: (inks) =>
      sheet(
        inks,
        fill(box(-10, -13, 20, 7), inks.ink) +
          fill(
            times(4, (i) => box(-10, -3 + i * 4.6, i % 2 ? 15 : 20, 2)),
            inks.ink,
          ) +
          fill(starPath(0, -9.5, 3.4), inks.paper),
      ),
  },
  letter: {
    front: (inks) =>
      group(
        'translate(18 90) rotate(-9)',
        fill('M-15-11h30v21h-30z', inks.paper, edge(inks.ink, 1.7)) +
          stroke('M-15-11L0 2 15-11', inks.ink, 1.7) +
          circle(0, 2, 3.6, inks.pop),
      ),
  },
  list: {
    front: (inks) =>
      sheet(
        inks,
        lines(inks, 6) +
          fill(
            times(3, (i) => box(-12, -11.6 + i * 10, 2.6, 3)),
            inks.ground,
          ),
        6,
      ),
  },
  telegraph: {
    back: (inks) =>
      fill('M2 96Q14 84 9 70T12 42T4 20L12 14Q22 30 19 44T18 68T12 100z', inks.paper, edge(inks.ink, 1.2)) +
      stroke('M8 20Q18 34 15 46T13 70T10 92', inks.ink, 2.6, 'stroke-dasharray="6 3 2 3"'),
    front: (inks) =>
      group(
        'translate(20 92)',
        fill('M-17 4h34v10h-34z', inks.cloth, edge(inks.ink, 1.7)) +
          fill(box(-3, -3, 5, 8), inks.ink) +
          fill('M-14-7L16-1v4L-14-3z', inks.pop, edge(inks.ink, 1.3)) +
          fill('M-17-8q0-6 5-6t5 6z', inks.ink, edge(inks.paper, 1.2)) +
          circle(11, 8, 2.2, inks.ink),
      ),
  },
  book: {
    front: (inks) =>
      group(
        'translate(19 90) rotate(-8)',
        fill('M0-12Q-8-17-17-13v24q9-4 17 1 8-5 17-1v-24Q8-17 0-12z', inks.paper, edge(inks.ink, 1.7)) +
          stroke('M0-12v24', inks.ink, 1.6) +
          fill(
            times(4, (i) => box(-13, -9 + i * 4.6, 9, 1.5) + box(4, -9 + i * 4.6, 9, 1.5)),
            inks.ink,
          ),
      ),
  },
};
