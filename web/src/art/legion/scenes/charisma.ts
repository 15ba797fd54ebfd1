// Plots that ask for charisma.
import { box, gouge, polygon } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, edge, fill, group, stroke, times } from '../../kit/shapes';
import { glow, ink, mist, paper, red, slate } from '../inks';
import { crowd, orator, soldier, woman } from './figures';
import { type Scene, birch, flakes, hill, put, rays, sky } from './parts';

export const CHARISMA: Record<string, Scene> = {
  rousing_speech: () =>
    sky(red) +
    rays(58, 40, 10, 100, 26, 11, glow) +
    rays(58, 40, 10, 100, 26, 4, red) +
    fill('M40 66H76V84H40z', paper, edge(ink, 1.4)) +
    fill(
      times(4, (i) => box(41, 70 + i * 4, 34, 0.9)),
      ink,
    ) +
    orator(57, 68, 1.75) +
    crowd(78, 1.05, 7, glow) +
    crowd(88, 1.2, 6, paper),
  graveside_words: (chance) =>
    sky(slate, mist, 8) +
    circle(88, 26, 13, paper) +
    birch(18, 76, 76, 7) +
    birch(104, 72, 72, 5) +
    birch(32, 70, 70, 4) +
    hill(72, paper) +
    fill('M30 84Q56 66 86 82L84 88H32z', mist, edge(ink, 1)) +
    group(
      'translate(56 78) rotate(-5)',
      fill('M-3 4V-56H3V4zM-10-48h20v4.5h-20zM-17-38h34v5h-34zM-9-16L10-22V-17L-9-11z', ink, edge(paper, 1)) +
        fill('M-9-54Q-9-64 0-64T9-54L12-52H-12z', red, edge(ink, 1)),
    ) +
    times(3, (i) => group(`translate(${78 + i * 11} ${86 - i}) rotate(-7)`, soldier(0, 0, 1.05, 'cap', 0))) +
    flakes(chance, 22, 60),
  bread_queue: (chance) =>
    sky(ink) +
    fill('M62 64V22L84 8 112 22V64z', slate, edge(paper, 1.2)) +
    fill('M58 24L84 5 116 24 112 26 84 10 62 26z', paper) +
    fill(box(70, 34, 30, 18), glow, edge(ink, 1.4)) +
    fill('M76 47Q74 38 85 38T94 47z', red, edge(ink, 1)) +
    fill(gouge(80, 41, 83, 45, 1) + gouge(85, 40, 88, 45, 1), paper) +
    hill(66, paper, 3) +
    times(14, (i) => {
      const t = i / 13;
      const x = 80 - 62 * Math.sin(t * 3.3);
      const y = 63 + t * 31;
      return i % 3 === 1
        ? soldier(x, y, 0.42 + t * 0.66, 'cap', 0)
        : woman(x, y, 0.4 + t * 0.66, i % 2 ? slate : ink, i % 3 ? mist : red);
    }) +
    flakes(chance, 30, 62),
  rally_at_the_mine: () =>
    sky(ink) +
    fill('M14 96V44Q16 8 60 8T106 44V96z', red) +
    rays(60, 22, 6, 76, 18, 7, glow) +
    stroke('M18 96V44Q20 12 60 12T102 44V96', ink, 5) +
    stroke('M30 96V50Q32 24 60 24T90 50V96', ink, 2.5) +
    fill('M52 12h16v3H52zM59 14h2v5h-2z', ink) +
    circle(60, 24, 6, glow, edge(ink, 1.8)) +
    fill('M42 70H78L73 84H47z', mist, edge(ink, 1.6)) +
    orator(58, 72, 1.3) +
    times(4, (i) =>
      group(
        `translate(${nth(i, [20, 40, 82, 102])} 86) rotate(${nth(i, [-14, 8, -8, 14])})`,
        fill(box(-1.3, -36, 2.6, 36), paper, edge(ink, 0.8)) + fill('M-13-30Q0-42 13-30Q0-36-13-30z', paper, edge(ink, 1)),
      ),
    ) +
    times(6, (i) =>
      put(
        11 + i * 20,
        84,
        1.15,
        fill('M-9 14L-8 8Q0 2 8 8L9 14z', ink, edge(glow, 0.8)) +
          fill('M-6 2Q-6-7 0-7T6 2H8V4H-8V2z', ink, edge(glow, 0.8)) +
          circle(0, -2.5, 1.8, glow),
      ),
    ),
};

export const PARLEY: Record<string, Scene> = {
  // plot: parley on the bridge; also the river crossing
  parley_on_the_bridge: () =>
    fill(box(0, 0, 120, 96), mist) +
    circle(60, 34, 19, red) +
    fill(
      times(6, (i) => box(38, 36 + i * 3.2, 44, 0.8 + i * 0.25)),
      mist,
    ) +
    fill('M0 50L16 34 28 44 40 36 52 50zM68 50L84 32 96 42 110 30 120 40V54z', slate) +
    fill('M16 34l5 4-4 5-5-4zM84 32l6 5-5 5-5-5zM110 30l5 4-4 5-5-4z', paper) +
    fill('M0 58H120V96H0z', ink) +
    fill(
      times(24, (i) => {
        const x = (i * 37) % 116;
        const y = 66 + ((i * 11) % 28);
        const l = 6 + (i % 4) * 5;
        return gouge(x, y, x + l, y + 0.6, 1.1);
      }),
      mist,
    ) +
    fill(
      times(5, (i) => gouge(44 + i, 68 + i * 5, 76 - i, 68 + i * 5, 1.8)),
      red,
    ) +
    fill(
      polygon(8, 84, 20, 80, 30, 85, 24, 90, 12, 90) +
        polygon(84, 76, 96, 73, 106, 78, 98, 82, 88, 81) +
        polygon(50, 90, 62, 87, 72, 91, 64, 95, 54, 95),
      paper,
    ) +
    fill(
      times(3, (i) => box(14 + i * 40, 58, 3, 34) + box(25 + i * 40, 58, 3, 34)),
      ink,
      edge(mist, 0.8),
    ) +
    stroke(
      times(3, (i) => `M${15 + i * 40} 62L${27 + i * 40} 78M${27 + i * 40} 62L${15 + i * 40} 78`),
      mist,
      1,
    ) +
    fill('M0 54H120V60H0z', ink) +
    fill(
      times(20, (i) => box(1 + i * 6, 55.6, 4, 1.3)),
      paper,
    ) +
    times(4, (i) => soldier(12 + i * 9.5, 54, 0.92, 'cap', 1) + soldier(81 + i * 9.5, 54, 0.92, 'point', -1)) +
    soldier(53, 54, 1.12, 'cap', 0) +
    soldier(67, 54, 1.12, 'point', 0) +
    fill('M47 54V18h1.4v36z', ink) +
    fill('M48.4 18q7-3 11 1t9-1v9q-5 4-9 1t-11 0z', paper, edge(ink, 1)),
};
