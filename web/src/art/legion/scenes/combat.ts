// Plots that ask for combat.
import { box, gouge, starPath, wedge } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, edge, fill, group, times } from '../../kit/shapes';
import { glow, ink, mist, paper, red, slate } from '../inks';
import { rifleman } from './figures';
import { type Scene, drift, flakes, hill, moon, pine, put, rays, sky } from './parts';
import { blot, fire, flash, wire } from './things';

export const COMBAT: Record<string, Scene> = {
  ammunition_crate: (chance) =>
    sky(slate, ink, 4) +
    hill(34, paper) +
    drift(44) +
    blot(20, 78, 9) +
    blot(104, 54, 7) +
    blot(96, 90, 6) +
    fill('M34 78V52L42 44H86V70L78 78z', ink) +
    fill('M34 54H78V78H34zM78 54L86 46V70L78 78z', mist, edge(ink, 1.6)) +
    fill('M34 54L42 46H86L78 54z', ink) +
    fill(
      times(6, (i) => `M${40 + i * 6.5} 54v-5q1.8-6 3.6 0v5z`),
      glow,
      edge(ink, 0.8),
    ) +
    fill(times(3, (i) => box(35, 59.5 + i * 6, 42, 0.9)) + starPath(56, 67, 7, 5), ink) +
    fill('M34 44L40 30 92 34 86 46z', mist, edge(ink, 1.6)) +
    times(4, (i) => {
      const [x, y, t] = nth(i, [
        [6, 40, 22],
        [114, 26, 152],
        [2, 90, -26],
        [118, 92, 208],
      ]);
      return group(
        `translate(${x} ${y}) rotate(${t})`,
        fill('M-14-3.5H10L14-1.5H24V1.5H10L4 3H-14z', ink, edge(paper, 0.8)) +
          fill(wedge(38, 0, 24, 0, 3), paper, edge(ink, 0.8)),
      );
    }) +
    flakes(chance, 20, 30),
  furious_battle: () =>
    sky(red, ink, 8) +
    times(5, (i) => fire(30 + i * 15, 56 + (i % 2) * 3, 1.25 - (i % 2) * 0.25)) +
    fill('M30 66V40L60 26 90 40V66z', ink, edge(paper, 1)) +
    fill(box(37, 46, 10, 20) + box(55, 46, 10, 20) + box(73, 46, 10, 20) + 'M56 38L60 34l4 4z', glow) +
    fire(42, 66, 0.55) +
    fire(60, 66, 0.5) +
    fire(78, 66, 0.6) +
    fire(66, 34, 0.7) +
    hill(68, paper) +
    drift(76, ink) +
    rifleman(22, 82, 1) +
    rifleman(12, 94, 1.3) +
    rifleman(98, 82, 1, -1, 0) +
    rifleman(109, 95, 1.3, -1.3, 0) +
    flash(48, 64, 6) +
    flash(72, 65, 5) +
    flash(44, 73, 7) +
    flash(77, 75, 6.5),
  burning_sawmill: () =>
    sky(ink) +
    times(7, (i) => fire(6 + i * 18, 84, 1.9 + ((i * 3) % 4) * 0.18, 1.2)) +
    fill(starPath(60, 46, 32, 20, 0.82), mist, edge(ink, 2)) +
    circle(60, 46, 21, paper, edge(ink, 1.2)) +
    fill(
      times(5, (i) => {
        const a = i * 1.2566;
        return gouge(60 + Math.cos(a) * 10, 46 + Math.sin(a) * 10, 60 + Math.cos(a + 0.5) * 22, 46 + Math.sin(a + 0.5) * 22, 2);
      }),
      ink,
    ) +
    circle(60, 46, 6, red, edge(ink, 1.4)) +
    fill(box(0, 70, 120, 26), ink) +
    times(
      7,
      (i) =>
        circle(6 + i * 18, 78, 8.5, mist, edge(ink, 1.6)) +
        circle(6 + i * 18, 78, 4.5, 'none', edge(ink, 1)) +
        circle(6 + i * 18, 78, 1.2, ink),
    ) +
    times(7, (i) => circle(15 + i * 18, 92, 8.5, mist, edge(ink, 1.6)) + circle(15 + i * 18, 92, 4.5, 'none', edge(ink, 1))),
  wolves_at_the_wire: () =>
    sky(ink) +
    moon(60, 38, 28) +
    fill(starPath(14, 16, 2.5, 4) + starPath(104, 22, 3, 4) + starPath(98, 54, 2, 4), paper) +
    hill(66, slate) +
    fill('M0 80Q30 62 58 62T120 76V96H0z', paper) +
    fill(
      'M40 66Q38 54 46 46L55 35 49 28 57 27 60 25 70 9 72 12 68 20 76 14 77 17 71 27 67 35Q71 46 67 54L71' +
        ' 66H65L62 57 58 66zM44 62Q34 60 28 70Q40 72 48 66z',
      ink,
    ) +
    circle(64, 22.5, 1, paper) +
    fill(gouge(60, 34, 52, 46, 1.8) + gouge(64, 40, 61, 52, 1.4) + gouge(48, 50, 45, 60, 1.6), slate) +
    times(3, (i) => {
      const x = nth(i, [14, 92, 108]);
      const y = nth(i, [68, 66, 72]);
      return (
        fill(`M${x - 6} ${y + 6}L${x - 5} ${y - 5}l3 3h4l3-3 1 11z`, ink) +
        fill(box(x - 3, y, 1.8, 1.6) + box(x + 1.2, y, 1.8, 1.6), glow)
      );
    }) +
    fill(box(24, 66, 3.4, 30) + box(92, 70, 3.4, 26), ink) +
    wire(76, ink, 1.3) +
    wire(86, ink, 1.3),
  shooting_match: () =>
    sky(mist) +
    circle(84, 30, 16, glow) +
    hill(56, paper) +
    pine(14, 60, 0.8, slate, paper) +
    pine(104, 58, 0.9, slate, paper) +
    fill(box(0, 60, 120, 6) + box(20, 60, 5, 36) + box(94, 60, 5, 36), ink) +
    times(3, (i) =>
      put(
        nth(i, [36, 56, 98]),
        60,
        1,
        fill('M-6 0V-16H6V0z', paper, edge(ink, 1.2)) + fill(box(-6, -12, 12, 7), red) + fill(box(-6, -17, 12, 2), ink),
      ),
    ) +
    group(
      'translate(76 36) rotate(32)',
      fill('M-7 9V-10H7V9z', paper, edge(ink, 1.2)) + fill(box(-7, -5, 14, 8), red) + circle(0, -1, 2.2, ink),
    ) +
    rays(76, 36, 15, 22, 9, 2, ink) +
    fill('M0 96V90L50 73 51 76 12 96z', ink, edge(paper, 1)) +
    fill('M46 72V68h3v5z', ink) +
    flash(54, 73.5, 5),
};
