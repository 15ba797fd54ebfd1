// The orders of all three decks that were drawn first.
import { HEROES } from './heroes';
import { type Poster } from './inks';
import { beam, boom, chute, crate, gear, hedgehog, loco, puffs, rays, wire } from './parts';
import { mix } from '../../kit/colour';
import { ridge } from '../../kit/paths';
import { at, circle, each, fill, group, line, rect, star, stroke } from '../../kit/shapes';

export const CLASSIC: Record<string, Poster> = {
  night_attack: ([ink, tone, light, paper]) =>
    rect(0, 0, 120, 84, ink) +
    circle(92, 20, 12, paper) +
    circle(87, 17, 11, ink) +
    each(
      [
        [12, 10],
        [30, 22],
        [52, 9],
        [70, 26],
        [108, 40],
        [20, 38],
      ],
      (a) => star(a[0], a[1], 1.3, paper),
    ) +
    fill(ridge('na', -4, 124, 60, 3, 18, 84), tone) +
    at(44, 74, HEROES.infantry('#0d0605', mix(ink, tone, 0.6), light), 1) +
    fill(ridge('nb', -4, 124, 75, 2, 14, 84), '#0d0605') +
    wire(74, mix(light, ink, 0.3)),
  spearhead: ([ink, tone, light, paper]) =>
    rays(88, 46, 18, light) +
    fill('M-4 84L50 30l16 8 58-26v72z', mix(light, tone, 0.45)) +
    fill(ridge('sp', -4, 124, 68, 2, 16, 84), ink) +
    at(24, 66, HEROES.tank(mix(ink, tone, 0.3), mix(tone, light, 0.4), light), 0.42) +
    at(98, 64, HEROES.tank(mix(ink, tone, 0.3), mix(tone, light, 0.4), light), 0.42) +
    at(54, 76, HEROES.tank(ink, tone, paper), 1.15) +
    boom(116, 25, 9, paper),
  rolling_barrage: ([ink, tone, light, paper]) =>
    each(
      [18, 46, 74, 102],
      (x, i) => boom(x, 44 - i * 5, 15 + i * 4, i % 2 ? tone : mix(tone, light, 0.4)) + boom(x, 44 - i * 5, 7 + i * 2, paper),
    ) +
    fill(ridge('rb', -4, 124, 62, 3, 12, 84), ink) +
    at(34, 78, HEROES.artillery(mix(ink, '#000', 0.3), light, paper), 0.85) +
    at(92, 80, HEROES.artillery(mix(ink, '#000', 0.3), light, paper), 0.6),
  airborne_drop: ([ink, tone, light, paper]) =>
    circle(30, 24, 20, light) +
    at(76, 43, HEROES.plane(ink, tone, paper), 0.78, -8) +
    at(22, 60, chute(ink, paper), 1.15) +
    at(54, 70, chute(ink, tone), 0.95) +
    at(86, 68, chute(ink, paper), 0.8) +
    at(107, 62, chute(ink, tone), 0.6) +
    fill(ridge('ad', -4, 124, 76, 3, 16, 84), ink),
  withdrawal: ([ink, tone, light]) =>
    circle(94, 58, 26, light) +
    fill(ridge('wd', -4, 124, 60, 2, 14, 84), tone) +
    fill('M60 84q4-16 30-25h8q-24 12-16 25z', light) +
    at(34, 76, HEROES.infantry(ink, mix(tone, ink, 0.3), light), 0.9, 0, true) +
    at(92, 64, fill('M-8 0l8-3 8 3z', ink) + fill('M-4-2q-3-6 2-9-1 4 2 5 1-4 0-7 6 5 4 11z', '#e58a3c')) +
    at(109, 70, fill('M-4 0h8l1-5h-10zM-3-5q3-5 6 0', ink)),
  tank_traps: ([ink, tone, light, paper]) =>
    rays(60, 66, 12, light) +
    at(64, 58, HEROES.tank(mix(ink, tone, 0.35), mix(tone, light, 0.35), paper), 0.62, -9) +
    fill(ridge('tt', -4, 124, 60, 2, 14, 84), mix(tone, light, 0.3)) +
    at(20, 74, hedgehog(ink, light), 1.15) +
    at(58, 77, hedgehog(ink, light), 1.45) +
    at(99, 74, hedgehog(ink, light), 1.2) +
    at(39, 64, hedgehog(mix(ink, tone, 0.4), light), 0.7) +
    at(80, 64, hedgehog(mix(ink, tone, 0.4), light), 0.7) +
    fill(ridge('t2', -4, 124, 77, 1.5, 12, 84), ink),
  flak_battery: ([ink, tone, light, paper]) =>
    rect(0, 0, 120, 84, mix(ink, tone, 0.35)) +
    beam(16, 74, -1.05, 0.07, light) +
    beam(104, 74, -2.15, 0.07, light) +
    boom(86, 22, 9, paper) +
    boom(36, 14, 7, light) +
    at(62, 32, HEROES.plane(ink, ink, ink), 0.38, 12) +
    fill(ridge('fb', -4, 124, 68, 2, 15, 84), ink) +
    at(
      60,
      72,
      rect(-16, -8, 32, 8, ink) +
        fill('M-10-8l4-10h14l4 10z', mix(tone, ink, 0.2)) +
        each([0, 5, 10, 15], (x) => line(`M${-6 + x} -16L${6 + x * 1.2} -42`, paper, 2)) +
        circle(0, -12, 3, light),
      1.1,
    ),
  supplies: ([ink, tone, light, paper]) =>
    rays(60, 48, 14, light) +
    fill(ridge('su', -4, 124, 66, 2, 18, 84), tone) +
    crate(24, 76, 34, 26, ink, paper) +
    crate(62, 76, 30, 22, ink, light) +
    crate(38, 50, 28, 20, ink, light) +
    each(
      [76, 88, 100],
      (x, i) =>
        rect(x, 42 - 0 + (i === 2 ? 20 : 0), 10, 13, paper, 2, `stroke="${ink}" stroke-width="1.3"`) +
        rect(x, 46 + (i === 2 ? 20 : 0), 10, 4, tone),
    ) +
    star(41, 63, 5, tone),
  rail_lines: ([ink, tone, light, paper]) =>
    circle(98, 24, 15, light) +
    fill(ridge('rl', -4, 124, 54, 5, 20, 84), mix(tone, light, 0.4)) +
    puffs(70, 18, paper) +
    fill(ridge('r2', -4, 124, 68, 1, 30, 84), tone) +
    stroke('M-4 73H124', ink, 6, 'stroke-dasharray="2.5 4"') +
    line('M-4 71H124', ink, 1.8) +
    at(62, 70, loco(ink, mix(tone, ink, 0.3), paper), 1.15) +
    rect(-10, 44, 30, 22, ink) +
    rect(-8, 47, 26, 10, light),
  sabotage: ([ink, tone, light, paper]) =>
    rect(0, 0, 120, 84, mix(light, paper, 0.45)) +
    gear(38, 46, 30, ink, mix(light, paper, 0.45)) +
    gear(88, 34, 22, tone, mix(light, paper, 0.45)) +
    boom(66, 38, 15, '#e08a3a') +
    boom(66, 38, 8, paper) +
    group(
      'rotate(-52 66 40)',
      rect(62, 36, 8, 44, paper, 3, `stroke="${ink}" stroke-width="1.8"`) +
        fill('M58 38q-4-14 4-18v9h8v-9q8 4 4 18z', paper, `stroke="${ink}" stroke-width="1.8"`),
    ) +
    fill(ridge('sb', -4, 124, 77, 1.5, 15, 84), ink),
  spy_ring: ([ink, tone, light, paper]) =>
    rect(0, 0, 120, 84, mix(ink, tone, 0.25)) +
    beam(16, -6, 0.85, 0.36, light) +
    at(
      66,
      86,
      fill('M-32 0q0-30 22-34h20q22 4 22 34z', ink) +
        fill('M-13-40q0 18 13 18t13-18z', mix(light, paper, 0.5)) +
        fill('M-30-44q30-9 60 0-6 5-30 5t-30-5z', ink) +
        fill('M-17-46q2-18 8-19 9 4 18 0 6 1 8 19z', ink) +
        rect(-17, -50, 34, 4, tone) +
        fill('M-12-38h24v5h-24z', ink, 'opacity=".55"') +
        fill('M-10-32L0-8 10-32l8 4L4 0h-8l-14-28z', tone),
    ) +
    rect(94, 50, 16, 22, paper, 1.5, `transform="rotate(14 100 60)" stroke="${ink}" stroke-width="1.4"`),
};
