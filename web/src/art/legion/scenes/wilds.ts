// Locations under the open sky.
import { box, gouge, starPath, wedge } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, edge, fill, group, stroke, times } from '../../kit/shapes';
import { glow, ink, mist, paper, red, slate } from '../inks';
import { head, rifleman, soldier } from './figures';
import { type Scene, birch, drift, flakes, hill, moon, pine, rays, sky } from './parts';
import { flash, footprint } from './things';

export const WILDS: Record<string, Scene> = {
  frozen_lake: (chance) =>
    sky(ink) +
    moon(60, 22, 12) +
    fill('M0 42L18 28 34 38 48 30 66 40 84 26 104 38 120 30V46H0z', slate) +
    fill('M18 28l6 5-5 4-6-4zM84 26l6 5-6 4-5-4z', paper) +
    fill(box(0, 42, 120, 54), mist) +
    fill(
      times(6, (i) => gouge(46 - i * 2, 46 + i * 3, 74 + i * 2, 46 + i * 3, 1.4)),
      paper,
    ) +
    fill(
      times(11, (i) => {
        const a = i * 0.571 + 0.2;
        const x = 58 + Math.cos(a) * 24;
        const y = 72 + Math.sin(a) * 9;
        const u = 58 + Math.cos(a + 0.12) * 76;
        const v = 72 + Math.sin(a + 0.12) * 32;
        return (
          wedge(x, y, 58, 72, 2.2) + wedge(u, v, x, y, 2.6) + wedge(x + Math.cos(a + 1) * 18, y + Math.sin(a + 1) * 9, x, y, 1.4)
        );
      }),
      ink,
    ) +
    fill('M44 72L50 66 60 68 68 65 74 72 66 78 56 76 48 79z', ink, edge(paper, 1.2)) +
    stroke('M90 60L102 62', ink, 1) +
    fill('M98 64L112 64 116 60M98 61h13', 'none', edge(ink, 1.5)) +
    fill(box(100, 55, 9, 6), red, edge(ink, 0.8)) +
    soldier(88, 64, 0.75, 'point', 0) +
    flakes(chance, 18, 36),
  narrow_gorge: () =>
    sky(red) +
    rays(60, 72, 4, 90, 30, 7, glow) +
    fill('M0 0H44L38 14 50 30 44 46 54 62 46 96H0z', ink) +
    fill('M120 0H80L84 12 72 26 78 44 66 60 76 96H120z', ink) +
    fill(
      gouge(40, 12, 20, 36, 2) +
        gouge(46, 32, 16, 58, 2.4) +
        gouge(48, 62, 26, 88, 2.4) +
        gouge(26, 6, 8, 30, 2) +
        gouge(82, 14, 102, 40, 2.2) +
        gouge(78, 46, 106, 74, 2.4) +
        gouge(74, 64, 92, 92, 2) +
        gouge(98, 8, 116, 28, 2) +
        gouge(36, 50, 12, 82, 2),
      slate,
    ) +
    fill('M52 70L46 96H76L68 70z', paper) +
    soldier(60, 80, 0.7, 'cap', 1) +
    soldier(54, 88, 0.85, 'cap', 1) +
    soldier(66, 94, 1, 'cap', 1) +
    fill('M0 34L34 32 41 36 30 40 0 42zM120 30L90 28 80 32 92 36 120 38zM8 66L34 62 26 68zM112 66L88 60 98 67z', paper) +
    rifleman(28, 35, 1.05) +
    rifleman(94, 31, 1.05, -1.05) +
    flash(53, 19, 6) +
    flash(69, 15, 6),
  polar_night: () =>
    sky(ink) +
    times(2, (j) =>
      fill(
        times(40, (i) => {
          const x = -2 + i * 3.1;
          const y = nth(j, [44, 30]) + Math.sin(i * 0.24 + j * 2.4) * 9;
          return wedge(x + 4, y - 22 - ((i * 7) % 5) * 4, x, y, j ? 3.4 : 2.8);
        }),
        j ? paper : mist,
      ),
    ) +
    fill(
      times(9, (i) => starPath((i * 41) % 118, 6 + ((i * 23) % 48), 1.8, 4)),
      paper,
    ) +
    fill('M0 68Q34 58 70 64T120 60V96H0z', mist) +
    times(5, (i) => head(14 + i * 16, 72 + (i % 2) * 3, 1.05, (i * 3) % 4, ink, paper)) +
    rays(96, 72, 7, 17, 10, 3, glow) +
    fill('M92 79V67h8v12zM92 67q4-6 8 0z', glow, edge(ink, 1.2)) +
    head(109, 68, 1.25, 3, ink, glow) +
    hill(94, ink, 2),
  deep_taiga: () =>
    sky(slate) +
    times(9, (i) => pine(4 + i * 14, 62 + (i % 2) * 4, 1.3, ink, slate)) +
    fill('M0 66Q60 58 120 66V96H0z', paper) +
    times(6, (i) => fill(box(nth(i, [6, 22, 42, 72, 92, 106]), 0, nth(i, [6, 4, 5, 5, 4, 7]), 70 + (i % 3) * 8), ink)) +
    birch(33, 80, 84, 6) +
    birch(84, 82, 86, 7) +
    group(
      'translate(60 80) scale(1.5)',
      fill('M-5 0L-4-13Q-3-17 0-17T4-13L5 0z', red, edge(paper, 1)) +
        fill(wedge(6, -27, 3, -3, 1.6), ink, edge(paper, 0.5)) +
        circle(0, -19, 3.1, paper, edge(ink, 0.7)) +
        fill('M-4.2-20.5L-4.8-25H4.8L4.2-20.5z', ink, edge(paper, 0.8)),
    ) +
    pine(14, 96, 1.6, ink, paper) +
    pine(108, 97, 1.8, ink, paper) +
    times(5, (i) => footprint(58 + (i % 2) * 4, 82 + i * 4, 0.35 + i * 0.05)) +
    drift(88),
};

export const STORM: Record<string, Scene> = {
  // location: the snowstorm swallows the telegraph line
  snowstorm: (chance) =>
    fill(box(0, 0, 120, 96), ink) +
    stroke(
      'M85 21Q72 31 58.5 33Q49 40 39.5 40.4Q33 45.5 27 46.5' + 'M124 14L115 18Q97 30 79 31.5Q66 39 53 39.7Q44 46 36 46',
      mist,
      0.9,
    ) +
    times(4, (i) => {
      const x = nth(i, [106, 72, 48, 32]);
      const size = nth(i, [1, 0.68, 0.46, 0.3]);
      return group(
        `translate(${x} ${nth(i, [90, 79, 72, 67])}) rotate(${-5 + i}) scale(${size})`,
        fill('M-2.5 0V-80h5V0zM-15-71h30v4.5h-30zM-12-58h24v4.5h-24z', i < 2 ? paper : slate),
      );
    }) +
    fill('M0 72Q20 60 44 68T90 78T120 80V96H0z', paper) +
    fill('M0 84Q34 74 70 86T120 92V96H0z', mist) +
    fill(
      times(60, () => {
        const x = chance() * 130 - 5;
        const y = chance() * 70;
        const l = 4 + chance() * 12;
        return gouge(x, y, x - l, y + l * 0.42, 0.9 + chance() * 1.4);
      }),
      paper,
    ) +
    stroke('M16 76Q26 80 37 80T62 86', ink, 1) +
    times(3, (i) =>
      group(
        `translate(${15 + i * 23} ${82 + i * 4}) rotate(14) scale(${0.95 + i * 0.22})`,
        fill('M-4 1L-3-5H0L-1.5 1zM1 1L2-5H5L4.5 1z', ink) +
          fill('M-6-3L-4.5-15Q-3-19 1-18.5T5.5-14L7-3z', red, edge(paper, 0.9)) +
          fill('M-4-16Q-5-26 2-28Q9-26 7-19L4-15z', ink, edge(paper, 0.9)) +
          fill('M3-24Q7-24 6.5-20L4-18.5Q2-21 3-24z', paper) +
          fill(gouge(-4, -5, -3, -14, 1.2) + gouge(0, -4, 0.5, -12, 1), ink),
      ),
    ) +
    fill(
      times(14, () => {
        const x = chance() * 120;
        const y = 50 + chance() * 44;
        const l = 4 + chance() * 8;
        return gouge(x, y, x - l, y + l * 0.42, 1.4);
      }),
      paper,
    ),
};
