// Things a person is known by: arms, badges and what else is heavy.
import { box, gouge, starPath } from '../../../kit/paths';
import { circle, edge, fill, group, stroke, times } from '../../../kit/shapes';
import { type Inks } from '../../inks';
import { type Prop } from '../traits';

const fistArm = (inks: Inks, x = 16): string =>
  group(
    `translate(${x} 74)`,
    fill('M-7 40L-6 8h13l4 32z', inks.ink, edge(inks.paper, 1.4)) +
      fill('M-8 10q-3-8 0-14l3-3 4 1 4-1 4 2 2 5q1 8-4 12z', inks.paper, edge(inks.ink, 1.6)) +
      stroke('M-4-2v6M0-3v7M4-2v6M-7 4q8-2 10 3', inks.ink, 1.3),
  );

export const cartridges = (inks: Inks): string =>
  fill('M16 90L82 124l-5 9L9 98z', inks.cloth, edge(inks.ink, 1.4)) +
  times(9, (i) =>
    group(`translate(${18 + i * 7.2} ${97 + i * 3.7}) rotate(28)`, fill('M-2-8q2-4 4 0v12h-4z', inks.paper, edge(inks.ink, 1.1))),
  );

export const ARMED: Record<string, Prop> = {
  rifle: {
    back: (inks) =>
      group(
        'translate(80 70) rotate(14)',
        fill('M-2.4 60L-1.6-30h3.2L2.4 60z', inks.ink, edge(inks.paper, 1.6)) +
          fill('M-.9-30L0-58l1 28z', inks.paper, edge(inks.ink, 1)) +
          fill(box(-2.4, -12, 4.8, 3) + box(-2.4, 6, 4.8, 3), inks.cloth),
      ),
  },
  cleaver: {
    front: (inks) =>
      group(
        'translate(17 84) rotate(-14)',
        fill('M-3 8h5v20h-5z', inks.cloth, edge(inks.ink, 1.5)) +
          fill('M-4-20h19l1 24-4 4h-16z', inks.paper, edge(inks.ink, 1.8)) +
          circle(11, -15, 1.7, inks.ink) +
          fill(gouge(-1, -14, 1, 4, 1.4) + gouge(3, -16, 5, 2, 1), inks.ink),
      ),
  },
  flag: {
    back: (inks) =>
      fill('M14 112L20 6h2.6L18 112z', inks.paper, edge(inks.ink, 1)) +
      fill('M22 8q16-6 28 2q16 6 38-4l-6 14 8 16-10-3-6 9-8-5q-14 5-24 1t-22 2z', inks.ink, edge(inks.paper, 1.4)) +
      fill(
        gouge(28, 16, 44, 17, 1.6) + gouge(28, 24, 50, 27, 1.6) + gouge(58, 22, 76, 20, 1.6) + gouge(30, 32, 42, 33, 1.4),
        inks.paper,
      ),
  },
  sabre: {
    back: (inks) => group('translate(82 78) rotate(10)', fill('M-2 30Q-3-24 8-62Q7-20 3 30z', inks.paper, edge(inks.ink, 1.6))),
    front: (inks) =>
      group('translate(80 96)', stroke('M-6-4q-6 12 6 14', inks.pop, 3) + fill('M-3-8h6v22h-6z', inks.ink, edge(inks.paper, 1))),
  },
  dagger: {
    front: (inks) =>
      group(
        'translate(17 86) rotate(18)',
        fill('M-4 6h8v18h-8z', inks.ink, edge(inks.paper, 1.2)) +
          fill(box(-8, 2, 16, 4.4), inks.pop, edge(inks.ink, 1.2)) +
          fill('M-4.4 2L-3-22 1-31 4.4 2z', inks.paper, edge(inks.ink, 1.6)) +
          fill(gouge(-0.5, -22, 0, 0, 1.2), inks.ink),
      ),
  },
  medals: {
    front: (inks) =>
      times(3, (i) =>
        group(
          `translate(${24 + i * 9.5} ${103 - i})`,
          fill('M-4-10h8l-2 9h-4z', i === 1 ? inks.ground : inks.pop, edge(inks.ink, 1)) +
            fill(starPath(0, 4, 6, i === 1 ? 4 : 8, 0.5), inks.paper, edge(inks.ink, 1)),
        ),
      ),
  },
  belt: { front: (inks) => cartridges(inks) },
  glasses2: {
    front: (inks) =>
      group(
        'translate(20 84) rotate(-8)',
        fill('M-15-8h11l1 4h4l1-4h11l3 18H3l-1-6h-4l-1 6h-14z', inks.paper, edge(inks.ink, 1.8)) +
          circle(-9.5, 10, 5, inks.ink) +
          circle(8, 10, 5, inks.ink) +
          fill(gouge(-11, 12, -8, 7, 1.6) + gouge(6.6, 12, 9.6, 7, 1.6), inks.paper),
      ),
  },
  shell: {
    front: (inks) =>
      group(
        'translate(16 88) rotate(-10)',
        fill('M-8 18V-8Q-7-24 0-30Q7-24 8-8v26z', inks.ink, edge(inks.paper, 1.5)) +
          fill(box(-8, 6, 16, 4), inks.pop) +
          fill(gouge(-4, -18, -4.6, 2, 2), inks.paper),
      ),
  },
  hammer: {
    front: (inks) =>
      group(
        'translate(18 86) rotate(24)',
        fill(box(-2.2, -14, 4.4, 42), inks.cloth, edge(inks.ink, 1.4)) +
          fill('M-14-23h22l6 5-6 5h-22z', inks.ink, edge(inks.paper, 1.5)) +
          fill(gouge(-12, -20, 6, -20, 1), inks.paper),
      ),
  },
  fist: { front: (inks) => fistArm(inks) },
  pistol: {
    front: (inks) =>
      group(
        'translate(18 86) rotate(-62)',
        fill('M-10-6H20v6H4l-1 4H-2l-4 16h-9l3-17z', inks.cloth, edge(inks.ink, 2)) + fill(box(-4, -4.6, 22, 1.6), inks.ink),
      ),
  },
  pickaxe: {
    back: (inks) =>
      group(
        'translate(14 66) rotate(-12)',
        fill(box(-2.2, -34, 4.4, 90), inks.cloth, edge(inks.ink, 1.4)) +
          fill('M-26-24Q0-48 26-24Q0-36-26-24z', inks.ink, edge(inks.paper, 1.6)),
      ),
  },
  staff: { back: (inks) => fill('M82 128L80 18q-6-4-2-10q6-4 9 2q1 6-4 8l3 110z', inks.cloth, edge(inks.ink, 1.6)) },
  sling: {
    front: (inks) =>
      group(
        'translate(17 84) rotate(-10)',
        stroke('M0 24V8L-9-10M0 8L9-10', inks.ink, 6) +
          stroke('M0 23V8L-9-10M0 8L9-10', inks.cloth, 3.4) +
          stroke('M-9-9Q0 2 9-9', inks.paper, 1.6),
      ),
  },
  axe: {
    back: (inks) =>
      group(
        'translate(80 66) rotate(12)',
        fill('M-2.6 60L-2-38h4L2.6 60z', inks.cloth, edge(inks.ink, 1.5)) +
          fill('M-2-34Q-12-36-19-42Q-23-28-17-14Q-10-20-2-20z', inks.paper, edge(inks.ink, 1.8)) +
          fill(gouge(-16, -34, -15, -20, 1.6), inks.ink),
      ),
  },
  whip: {
    front: (inks) =>
      stroke('M20 112L14 78Q10 60 22 62T14 86', inks.ink, 5) + stroke('M20 112L14 78Q10 60 22 62T14 86', inks.cloth, 2.4),
  },
  chain: {
    front: (inks) =>
      times(4, (i) =>
        group(
          `translate(${10 + i * 7.4} ${90 + i * 7}) rotate(${i % 2 ? 80 : 20})`,
          stroke('M-6-3.4q6-5 12 0v6.8q-6 5-12 0z', inks.ink, 4.4) + stroke('M-6-3.4q6-5 12 0v6.8q-6 5-12 0z', inks.paper, 2),
        ),
      ),
  },
  cross: {
    front: (inks) =>
      stroke('M32 92Q40 116 48 112Q56 116 64 92', inks.pop, 1.6) +
      group('translate(48 112)', fill('M-2.4-9h4.8v6h7v4.6h-7v15h-4.8v-15h-7V-3h7z', inks.pop, edge(inks.paper, 1.2))),
  },
  cross8: {
    front: (inks) =>
      group(
        'translate(17 86)',
        fill(
          'M-2-26h4v6h6v3.6h-6v6h11v4h-11v10l8 4-2 3.6-6-3v14h-4v-16l-6-3 2-3.4 4 2v-8.6h-11v-4h11v-6h-6v-3.6h6' + 'z',
          inks.cloth,
          edge(inks.ink, 1.5),
        ),
      ),
  },
  sack: {
    back: (inks) =>
      fill('M66 70q6-8 16-6l3-8 6 3-2 8q7 8 7 26t-6 26H64z', inks.cloth, edge(inks.ink, 1.8)) +
      fill(gouge(74, 74, 70, 100, 1.6) + gouge(82, 72, 84, 96, 1.6), inks.ink),
  },
};
