// The signs of orders: white on the colour of their timing, yellow for the hot spot.
import { box, gouge, polygon, starPath } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, edge, fill, group, stroke, times } from '../../kit/shapes';
import { glow, ink, mist, paper, red } from '../inks';
import { CROSS, turned } from './objects';

export const SIGNS: Record<string, () => string> = {
  shoot_and_move: () =>
    fill('M-23-15H-4L4-10-4-5H-23z', glow, edge(ink, 1.2)) +
    fill(box(-18, -15, 2, 10), ink) +
    fill(gouge(8, -14, 20, -17, 2) + gouge(9, -10, 23, -10, 2) + gouge(8, -6, 20, -3, 2), paper) +
    fill('M-21 16Q-18 2-2 3H4V-3L20 9 4 21V14H-3Q-12 13-14 20z', paper, edge(ink, 1)),
  promotion_order: () =>
    fill('M-17 4L0-9 17 4V12L0-1-17 12zM-17 16L0 3 17 16V24L0 11-17 24z', paper, edge(ink, 0.8)) +
    fill(starPath(0, -15, 9, 5), glow, edge(ink, 1)),
  win_or_die: () =>
    fill(
      times(12, (i) => {
        const d = i % 2 ? 1 : -1;
        const a = 1.25 - (i >> 1) * 0.42;
        return gouge(Math.cos(a) * 20 * d, Math.sin(a) * 20, Math.cos(a - 0.5) * 22 * d, Math.sin(a - 0.5) * 22, 3.4);
      }),
      glow,
    ) +
    fill('M-12 2Q-14-17 0-17T12 2L8 6V14H-8V6z', paper, edge(ink, 1)) +
    circle(-5, -2, 3.6, ink) +
    circle(5, -2, 3.6, ink) +
    fill('M0 3L-2.5 8H2.5zM-4 10h1.4v4h-1.4zM-.7 10h1.4v4h-1.4zM2.6 10H4v4H2.6z', ink),
  lure_away: () =>
    stroke('M3-20V4Q3 18-8 18T-18 6', paper, 5) +
    fill('M-18-2L-11 9H-24z', paper) +
    circle(3, -20, 4, 'none', edge(paper, 3)) +
    fill('M6-6Q18-12 22 0Q16 8 8 3L4 8V-9z', glow, edge(ink, 1.2)) +
    circle(16, -2, 1.6, ink),
  get_down: () =>
    fill('M-6-24H6V-12H14L0 2-14-12H-6z', glow, edge(ink, 1)) +
    fill('M-24 22V17L-6 13Q4 6 10 10L22 8V12L14 16 22 20V22z', paper, edge(ink, 1)) +
    circle(13, 6.5, 4.6, paper, edge(ink, 1)) +
    fill('M7.5 6Q8-.5 13.5-.5T19 6z', ink),
  ceasefire: () =>
    turned(
      10,
      fill(box(-15, -24, 3.4, 46), paper, edge(ink, 0.8)) +
        fill('M-12-23Q-3-28 5-23T22-23V1Q13 6 5 1T-12 2z', paper, edge(ink, 1.4)) +
        fill(gouge(-7, -16, 3, -18, 1.6) + gouge(6, -4, 17, -5, 1.6), mist) +
        fill('M-19 16H-8L-6 26H-21z', glow, edge(ink, 1)),
    ),
  take_all: () =>
    times(3, (i) =>
      group(
        `translate(${nth(i, [-11, 11, 0])} ${nth(i, [20, 20, 0])})`,
        fill(box(-10, -19, 20, 18), i > 1 ? glow : paper, edge(ink, 1.4)) +
          fill(polygon(-9, -1, -10, -4, 7, -19, 10, -17) + box(-10, -14, 20, 1.2), ink),
      ),
    ),
  camouflage: () =>
    fill('M0-26L10-14H5L15-2H8L20 16H-20L-8-2H-15L-5-14H-10zM-3 16H3V24H-3z', paper, edge(ink, 1)) +
    fill('M-12 6Q0-5 12 6Q0 15-12 6z', ink) +
    circle(0, 5.5, 4, glow) +
    circle(0, 5.5, 1.6, ink),
  prowl: () =>
    fill('M6-25A14 14 0 1 0 23-7A12 12 0 0 1 6-25z', glow, edge(ink, 1)) +
    times(3, (i) =>
      turned(
        34,
        fill('M-4-1Q-4.6-10 0-10.5T4-1zM-3.5 1.5H3.5Q3.5 7 0 7T-3.5 1.5z', paper, edge(ink, 0.7)),
        nth(i, [-17, -5, 3]),
        nth(i, [12, 18, 6]),
        1 - i * 0.1,
      ),
    ),
  no_medics: () =>
    turned(0, fill(CROSS, paper, edge(ink, 0.6)), 0, 0, 1.7) +
    turned(-45, fill('M-27-3.5L27-4.5V4.5L-27 3.5z', red, edge(ink, 1.6))),
  sabotage: () =>
    circle(-3, 6, 16, ink, edge(paper, 2.4)) +
    fill(gouge(-13, 4, -6, -6, 3), paper) +
    fill('M4-13L12-9 9-3 1-7z', paper) +
    stroke('M8-10Q10-19 17-17', paper, 2.4) +
    fill(starPath(19, -17, 9, 8, 0.4), glow),
  sacrifice: () =>
    fill('M0 20Q-24 4-22-8Q-20-18-10-18Q-3-18 0-10Q3-18 10-18Q20-18 22-8Q24 4 0 20z', paper, edge(ink, 1)) +
    turned(
      28,
      fill('M-2.6-8H2.6V20L0 27-2.6 20z', glow, edge(ink, 1.2)) + fill('M-8-11H8V-7H-8zM-2-24H2V-11H-2z', glow, edge(ink, 1.2)),
      1,
      -2,
    ),
  muster: () =>
    turned(
      -22,
      fill('M-22-3Q0-2 12-14V16Q0 5-22 4z', paper, edge(ink, 1)) +
        fill('M12-15Q17-14 17 1T12 17Q8 14 8 1T12-15z', glow, edge(ink, 1)) +
        stroke('M-10 3Q-12 13-3 13T4 5', paper, 3),
      -2,
      2,
    ) + fill(gouge(16, -16, 24, -20, 2) + gouge(20, -9, 27, -9, 2) + gouge(9, -20, 13, -27, 2), paper),
  replacement: () =>
    times(2, (i) =>
      turned(i * 180, fill('M-20 4Q-20-18 2-18V-24L16-14 2-4V-10Q-12-11-12 4z', i ? glow : paper, edge(ink, 1.2))),
    ) + circle(0, 0, 3, paper),
  theft: () =>
    fill('M-25-9Q-14-14 0-8Q14-14 25-9Q25 8 12 9Q4 8 0 2Q-4 8-12 9Q-25 8-25-9z', ink, edge(paper, 2.2)) +
    fill('M-18-2Q-12-7-6-1Q-12 4-18-2zM18-2Q12-7 6-1Q12 4 18-2z', glow) +
    fill('M-25-8L-30-14-28-4zM25-8L30-14 28-4z', paper),
};

export const COMMON: Record<string, () => string> = {
  transfer: () =>
    fill('M-20-9H4V-18L22-3 4 12V3H-20z', paper) +
    fill('M20 9H2', 'none') +
    fill(gouge(-18, 12, -4, 12, 2.4) + gouge(-18, 18, -8, 18, 2), paper),
  retreat: () =>
    fill('M20-9H-4V-18L-22-3-4 12V3H20z', paper) +
    fill(
      times(3, (i) => box(8 + i * 5, 10 + i * 3, 3, 6)),
      paper,
    ),
  plus_two: () =>
    fill('M-20-4h8v-8h7v8h8v7h-8v8h-7V3h-8z' + 'M6-8Q7-16 14-16Q22-15 21-7Q20-2 13 7H22V13H4V8Q14-4 14-8Q13-11 10-8z', paper),
  furious_assault: () =>
    fill('M-16 20L12-20 16-22 17-17-11 22zM16 20L-12-20-16-22-17-17 11 22z', paper, edge(ink, 1.2)) +
    fill(starPath(0, 0, 9, 8, 0.45), glow, edge(ink, 1.2)),
  blank: () =>
    fill(
      times(6, (i) => gouge(-14 + i, -12 + i * 5, 14 - i, -13 + i * 5, 1.2)),
      mist,
    ),
};
