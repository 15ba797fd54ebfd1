// Things a person is known by: tools of peace. The front ones keep to the corner x 2..34, y 66..104.
import { box, gouge, polygon } from '../../../kit/paths';
import { circle, edge, fill, group, stroke, times } from '../../../kit/shapes';
import { BLOOD } from '../../inks';
import { type Prop } from '../traits';

export const crossAt = (x: number, y: number, k: number, f: string): string =>
  fill(
    `M${x - k} ${y - k * 3}h${k * 2}v${k * 2}h${k * 2}v${k * 2}h${-k * 2}v${k * 2}h${-k * 2}v${-k * 2}h` +
      `${-k * 2}v${-k * 2}h${k * 2}z`,
    f,
  );

export const PEACEFUL: Record<string, Prop> = {
  none: {},
  medic: {
    front: (inks) =>
      group(
        'translate(17 89)',
        fill('M-14-10h28l1 22h-30z', inks.paper, edge(inks.ink, 1.6)) +
          stroke('M-9-10q9-14 18 0', inks.ink, 2.2) +
          crossAt(0, 1, 2.3, BLOOD),
      ),
  },
  lantern: {
    front: (inks) =>
      group(
        'translate(16 86)',
        fill('M-7-12L0-19l7 7z', inks.ink) +
          stroke('M0-18q-8-6 0-11q8 5 0 11', inks.ink, 1.6) +
          fill('M-8-12H8L10 14H-10z', inks.ink, edge(inks.paper, 1.2)) +
          fill('M-5-8H5l1 18H-6z', inks.flame) +
          fill('M0-5q5 7 0 12q-5-5 0-12z', inks.pop),
      ),
  },
  cigarette: {
    mouth: (inks, t) =>
      fill(polygon(3 + t, 16.5, 17 + t, 20, 16.6 + t, 22, 2.6 + t, 18.6), inks.paper, edge(inks.ink, 1)) +
      circle(17.5 + t, 21.2, 1.7, inks.pop) +
      stroke(`M${19 + t} 18q5-5 1-10t3-11`, inks.paper, 1.8),
  },
  pipe: {
    mouth: (inks, t) =>
      fill(`M${2 + t} 16l13 5q1-5 6-4l1 9q-6 4-9-2l-11-6z`, inks.ink, edge(inks.paper, 0.9)) +
      stroke(`M${18 + t} 14q5-5 0-10t3-11`, inks.paper, 1.8),
  },
  rings: {
    back: (inks) =>
      times(
        2,
        (i) =>
          stroke(`M${13 + i * 70} 4V40`, inks.ink, 1.6) +
          circle(13 + i * 70, 48, 8, 'none', edge(inks.ink, 5)) +
          circle(13 + i * 70, 48, 8, 'none', edge(inks.pop, 2.6)),
      ),
  },
  bugle: {
    front: (inks) =>
      group(
        'translate(20 88) rotate(-38)',
        fill('M-20-3H8Q14-4 19-11V13Q14 6 8 5H-20z', inks.flame, edge(inks.ink, 1.6)) +
          stroke('M-12 4q-2 9 6 9h8q6-2 4-9', inks.ink, 2.4) +
          fill(gouge(-18, 0, 8, 0, 1), inks.paper) +
          fill('M-4 12l2 12 4-4 4 4-1-12z', inks.pop),
      ),
  },
  notes: {
    back: (inks) =>
      fill(
        'M74 22l14-4v17a4 3.4 0 1 1-2.4-3V24l-9 2.6V38a4 3.4 0 1 1-2.6-3z' + 'M12 34h2.4q1 6 5 8q-2 0-5-2v12a4 3.4 0 1 1-2.4-3z',
        inks.ink,
      ),
  },
  samovar: {
    front: (inks) =>
      group(
        'translate(18 84)',
        fill('M-4-20h8l2 6h-12z', inks.cloth, edge(inks.ink, 1.4)) +
          fill('M-8-14H8q7 10 0 22l3 10h-22l3-10q-7-12 0-22z', inks.pop, edge(inks.ink, 1.7)) +
          stroke('M-11-6q-7 4-1 9M11-6q7 4 1 9', inks.ink, 2.2) +
          fill('M-2 4h4v5h6v3h-10z', inks.ink) +
          fill(gouge(-6, -10, -6, 5, 2), inks.paper) +
          stroke('M-2-22q-4-5 0-9M3-22q4-5 0-9', inks.paper, 1.6),
      ),
  },
  bottle: {
    front: (inks) =>
      group(
        'translate(17 88) rotate(8)',
        fill('M-3-22h6v8q6 3 6 8v22h-18v-22q0-5 6-8z', inks.ink, edge(inks.paper, 1.5)) +
          fill(box(-9, -2, 18, 12), inks.paper) +
          crossAt(0, 4, 1.5, inks.ground) +
          fill(box(-3.6, -27, 7.2, 5), inks.pop),
      ),
  },
  bowl: {
    front: (inks) =>
      group(
        'translate(18 92)',
        fill('M-16-4h32q-1 16-11 18h-10q-10-2-11-18z', inks.pop, edge(inks.ink, 1.7)) +
          fill('M8-6L17-27l3 1L12-5z', inks.paper, edge(inks.ink, 1.2)) +
          stroke('M-8-9q-5-5 0-10t0-9M0-9q-4-5 0-10', inks.paper, 2),
      ),
  },
  suitcase: {
    front: (inks) =>
      group(
        'translate(18 92) rotate(-6)',
        fill('M-6-13q6-8 12 0', 'none', edge(inks.ink, 2.4)) +
          fill('M-16-12h32v26h-32z', inks.cloth, edge(inks.ink, 1.8)) +
          fill('M-10-12h4v26h-4zM6-12h4v26H6z', inks.ink) +
          fill('M-14-12l3-8 22-2 3 10z', inks.paper, edge(inks.ink, 1.1)),
      ),
  },
  cards: {
    front: (inks) =>
      times(3, (i) =>
        group(
          `translate(18 96) rotate(${-26 + i * 24})`,
          fill('M-7-28h14v24h-14z', inks.paper, edge(inks.ink, 1.5)) +
            fill(i === 1 ? 'M0-21q6-5 5 1L0-11l-5-9q-1-6 5-1z' : 'M0-24l5 8-5 8-5-8z', i === 1 ? inks.pop : inks.ink),
        ),
      ),
  },
  coin: {
    front: (inks) =>
      times(3, (i) =>
        group(
          `translate(${16 + i * 4} ${100 - i * 11})`,
          circle(0, 0, 8, inks.cloth, edge(inks.ink, 1.8)) + stroke('M-3-3h6M0-3v6M-3 3h6', inks.ink, 1.6),
        ),
      ),
  },
  pot: {
    front: (inks) =>
      group(
        'translate(18 88)',
        fill('M-8-18h16l-2 6q12 6 9 16t-9 12h-12q-6-2-9-12t9-16z', inks.cloth, edge(inks.ink, 1.7)) +
          stroke('M-14 0l4-4 4 4 4-4 4 4 4-4 4 4 4-3', inks.ink, 1.8) +
          fill(gouge(-9, -6, -11, 8, 2), inks.paper),
      ),
  },
};
