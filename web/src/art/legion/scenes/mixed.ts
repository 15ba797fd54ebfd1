// Plots that ask for two skills.
import { box, gouge, polygon, starPath, wedge } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, edge, fill, group, stroke, times } from '../../kit/shapes';
import { glow, ink, mist, paper, red, slate } from '../inks';
import { crowd, rifleman } from './figures';
import { type Scene, flakes, hill, pine, rays, sky, smoke } from './parts';
import { flash, hut, pole } from './things';

export const MIXED: Record<string, Scene> = {
  cut_wire: () =>
    sky(red, ink, 7) +
    circle(96, 26, 13, glow) +
    hill(70, paper) +
    hut(92, 76, 1.05) +
    smoke(100, 44, 0.7, ink, red) +
    pole(22, 84, 1.25) +
    pole(58, 72, 0.5) +
    stroke('M0 12L20 16Q38 24 50 38M0 26L22 26Q34 34 40 56q2 8-4 8t-2-6', ink, 1.5) +
    stroke('M50 38q6 8 0 12t-4-4', ink, 1.5) +
    stroke('M120 30Q96 44 84 44q-7 0-6 6t5 2', ink, 1.5) +
    fill(starPath(66, 36, 11, 9, 0.4), glow, edge(ink, 1)) +
    group(
      'translate(62 50) rotate(-28)',
      stroke('M0 6Q-13 20-9 46M0 6Q13 20 9 46', ink, 7.5) +
        stroke('M0 8Q-13 20-9 44M0 8Q13 20 9 44', red, 4.4) +
        fill('M-1 9Q-11 2-6-14Q-1-8 0 0Q1-8 6-14Q11 2 1 9z', mist, edge(ink, 1.5)) +
        circle(0, 5, 2.4, ink),
    ),
  mutiny_in_the_barracks: () =>
    sky(red) +
    fill(
      times(8, (i) => box(0, 10 + i * 11, 120, 1)),
      ink,
    ) +
    fill(box(8, 8, 30, 34), ink) +
    fill(
      times(4, (i) => box(11 + (i % 2) * 13, 11 + (i >> 1) * 15, 11, 13)),
      glow,
    ) +
    rays(70, 20, 10, 40, 16, 4, glow) +
    group(
      'translate(70 50) rotate(6)',
      fill(box(-2.2, -28, 4.4, 40), paper, edge(ink, 1.2)) +
        fill('M-9-32Q-9-46 0-46T9-32Q8-24 0-24T-9-32z', paper, edge(ink, 1.4)) +
        fill(gouge(-5, -34, -1, -42, 2), mist),
    ) +
    times(7, (i) =>
      group(
        `translate(${nth(i, [16, 34, 52, 70, 90, 106, 120])} ${nth(i, [66, 60, 68, 54, 62, 68, 58])}) rotate(` +
          `${nth(i, [-8, 4, -4, 6, -6, 8, 0])})`,
        fill('M-5 40L-4.5 6H5L6 40z', ink, edge(paper, 0.9)) +
          fill('M-7 7V-3Q-6-6-3.5-4Q-2-7 0.5-4.5Q3-7 5-4Q8-4 8 0L6 8z', paper, edge(ink, 1.2)) +
          fill(gouge(-3, -3, -3, 2, 0.9) + gouge(1, -3, 1, 2, 0.9) + gouge(4.5, -3, 4.5, 2, 0.9), ink),
      ),
    ) +
    crowd(88, 1.1, 7, paper),
  water_tower: (chance) =>
    sky(slate, ink, 10) +
    hill(78, paper) +
    fill('M44 84L48 44H76L80 84z', red, edge(ink, 1.6)) +
    fill(times(6, (i) => box(46, 50 + i * 6, 33, 0.9)) + box(58, 66, 9, 18), ink) +
    fill('M34 46V18H90V46z', ink, edge(paper, 1.4)) +
    fill('M30 18L62 3 94 18z', paper, edge(ink, 1.4)) +
    fill(
      times(6, (i) => gouge(39 + i * 9, 44, 39 + i * 9, 20, 1)),
      mist,
    ) +
    fill(
      times(8, (i) => polygon(35 + i * 7, 46, 41 + i * 7, 46, 38 + i * 7, 54 + ((i * 5) % 3) * 3)),
      paper,
    ) +
    fill(box(40, 30, 9, 5) + box(76, 30, 9, 5), glow) +
    flash(36, 32, 6) +
    flash(90, 32, 6) +
    fill(box(50, 58, 5, 5) + box(70, 58, 5, 5), ink) +
    flash(48, 61, 4) +
    rifleman(18, 88, 1.05) +
    rifleman(30, 95, 1.2) +
    rifleman(103, 88, 1.05, -1.05) +
    rifleman(92, 96, 1.2, -1.2) +
    flakes(chance, 30, 76),
  prison_break: () =>
    sky(ink) +
    fill(
      times(9, (j) => times(7, (i) => box(-6 + i * 20 + (j % 2) * 10, 4 + j * 10, 18, 8))),
      slate,
    ) +
    fill('M32 54V22Q34 8 54 8T76 22V54z', glow, edge(ink, 2)) +
    stroke('M40 54V14M54 54Q54 44 46 34Q44 22 50 8M62 54Q60 44 66 32Q68 20 60 8M70 54V14', ink, 3) +
    fill('M28 54H80V59H28z', paper, edge(ink, 1.2)) +
    stroke('M58 56Q62 66 58 74T60 96', paper, 3.4) +
    fill(
      times(4, (i) => gouge(56, 64 + i * 8, 62, 63 + i * 8, 1.6)),
      ink,
    ) +
    group(
      'translate(61 84) rotate(10) scale(1.4)',
      fill('M-6 6L-5-6Q-4-12 1-12L-3-22H0L6-11Q8-4 6 8z', red, edge(paper, 1)) +
        circle(4, -15, 3.4, paper, edge(ink, 0.8)) +
        fill('M0.5-16Q1-21 5-20T8-15z', ink),
    ) +
    group(
      'translate(98 18)',
      circle(0, 10, 8, 'none', edge(paper, 2.4)) +
        fill(box(-0.8, -10, 1.6, 12), paper) +
        times(3, (i) =>
          group(
            `translate(0 10) rotate(${-24 + i * 24})`,
            fill('M-1.5 8H1.5V32H-1.5zM1.5 24H6V27H1.5zM1.5 29H5V32H1.5z', nth(i, [glow, paper, red]), edge(ink, 0.9)) +
              circle(0, 10, 3.4, nth(i, [glow, paper, red]), edge(ink, 0.9)),
          ),
        ),
    ),
};

export const TRAIN: Record<string, Scene> = {
  // plot: the armoured train comes out of its own smoke
  armoured_train: (chance) =>
    fill(box(0, 0, 120, 96), slate) +
    fill(
      times(9, (i) => gouge(0, 8 + i * 6, 120, 5 + i * 6, 1.2)),
      ink,
    ) +
    fill('M60 40Q48 36 54 26Q46 14 62 14Q64 2 82 6Q96-2 104 8Q122 4 122 22V50H74z', paper) +
    fill(
      gouge(60, 30, 76, 18, 1.6) + gouge(72, 36, 96, 16, 1.6) + gouge(88, 38, 112, 22, 1.6) + gouge(64, 22, 74, 12, 1.2),
      ink,
    ) +
    fill('M0 62Q30 54 60 60T120 52V96H0z', paper) +
    pine(12, 64, 0.8, ink, paper) +
    pine(24, 62, 0.6, ink, paper) +
    fill('M26 82V52L32 42H58L64 52V82z', ink, edge(paper, 1.6)) +
    fill('M64 52L120 44V74L64 82z', ink, edge(paper, 1.6)) +
    fill('M78 50V38h20v8z', ink, edge(paper, 1.4)) +
    fill(polygon(60, 42, 78, 37, 78, 34, 60, 38), ink) +
    circle(45, 60, 11, ink, edge(paper, 1.8)) +
    circle(45, 60, 6.5, glow) +
    fill(
      times(8, (i) => {
        const a = i * 0.785;
        return wedge(45 + Math.cos(a) * 13, 60 + Math.sin(a) * 13, 45 + Math.cos(a) * 19, 60 + Math.sin(a) * 19, 1.8);
      }),
      glow,
    ) +
    fill('M39 42V30h12v12z', ink, edge(paper, 1.4)) +
    fill(
      times(5, (i) => gouge(30 + i * 1.2, 79, 30 + i * 1.2, 56, 0.8)),
      mist,
    ) +
    fill(
      times(4, (i) => box(72 + i * 12, 55 - i * 1.6, 6, 2.2)),
      paper,
    ) +
    fill(
      times(18, (i) => box(68 + (i % 9) * 6, 62 - (i % 9) * 0.8 + Math.floor(i / 9) * 9, 1.2, 1.2)),
      mist,
    ) +
    fill('M66 68L120 60V66L66 74z', red) +
    fill('M20 90L28 82H62L70 90z', red, edge(ink, 1.6)) +
    fill(
      times(5, (i) => gouge(30 + i * 8, 83, 26 + i * 10, 90, 1.2)),
      ink,
    ) +
    fill('M8 96L24 90 66 90 82 96z', ink) +
    fill(gouge(70, 90, 120, 82, 1.6) + gouge(4, 92, 20, 86, 1.8) + gouge(84, 94, 118, 88, 1.8), ink) +
    flakes(chance, 26, 50),
};
