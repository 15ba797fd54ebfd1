// Attack orders: four inks, one hero, one idea.
import { HEROES, wheel } from './heroes';
import { type Poster } from './inks';
import { boom, rays } from './parts';
import { mix } from '../../kit/colour';
import { ridge } from '../../kit/paths';
import { nth } from '../../kit/random';
import { at, circle, each, fill, group, line, rect, stroke } from '../../kit/shapes';

export const ATTACK: Record<string, Poster> = {
  call_up: ([ink, tone, light, paper]) =>
    rect(0, 0, 120, 84, mix(light, paper, 0.4)) +
    each([0, 1, 2, 3, 4, 5], (i) => line(`M-4 ${8 + i * 16}H124`, mix(light, tone, 0.25), 1)) +
    group(
      'rotate(-3 44 40)',
      rect(18, 6, 52, 64, paper, 0, `stroke="${ink}" stroke-width="2"`) +
        rect(22, 10, 44, 34, tone) +
        at(44, 44, fill('M-13-8c0-22 26-22 26 0l4 1.5V-4h-34v-2.5z', ink) + fill('M-8-4H8l-2 6q-6 4-12 0z', light)) +
        rect(24, 49, 40, 6, ink) +
        rect(30, 59, 28, 4, tone),
    ) +
    at(94, 78, HEROES.infantry(ink, tone, light), 0.62) +
    fill('M-4 78H124v8H-4z', ink),
  forced_march: ([ink, tone, light, paper]) =>
    circle(96, 30, 20, light) +
    fill('M-4 84V60q60-10 128-8v32z', mix(light, tone, 0.4)) +
    fill('M-4 84q50-22 100-31h12Q74 66 66 84z', paper) +
    each(
      [
        [100, 58, 0.28],
        [86, 61, 0.36],
        [68, 66, 0.5],
        [42, 74, 0.75],
      ],
      (a) => at(a[0], a[1], HEROES.infantry(ink, tone, light), a[2]),
    ) +
    fill(ridge('fm', -4, 124, 80, 1.5, 12, 84), ink),
  bombing_run: ([ink, tone, light, paper]) =>
    rays(60, 84, 12, light) +
    at(60, 48, HEROES.plane(ink, tone, paper), 0.95) +
    each(
      [
        [44, 50],
        [58, 56],
        [72, 62],
      ],
      (a) => at(a[0], a[1], fill('M-3-6h6v8q0 4-3 6-3-2-3-6z', ink) + fill('M-4-9h8l-1 4h-6z', tone), 1),
    ) +
    fill(ridge('br', -4, 124, 76, 2, 12, 84), ink) +
    boom(24, 74, 12, tone) +
    circle(16, 66, 7, ink) +
    circle(28, 62, 6, ink) +
    circle(22, 54, 5, mix(ink, tone, 0.3)),
  siege_guns: ([ink, tone, light, paper]) =>
    rays(104, 20, 14, light) +
    boom(106, 16, 18, tone) +
    boom(106, 16, 9, paper) +
    fill(ridge('sg', -4, 124, 68, 1, 30, 84), tone) +
    at(
      48,
      66,
      group('rotate(-34)', rect(-22, -7, 74, 11, ink) + rect(48, -8, 6, 13, ink) + rect(-26, -10, 26, 17, mix(ink, tone, 0.5))) +
        fill('M-38 0l10-14h40l14 14z', ink) +
        rect(-46, -1, 84, 7, mix(ink, tone, 0.4)) +
        each([-38, -26, -14, 6, 18, 30], (x) => wheel(x, 8, 5, ink, paper)),
    ) +
    line('M-4 80H124', ink, 2.4) +
    stroke('M-4 83H124', ink, 5, 'stroke-dasharray="3 5"'),
  feint: ([ink, tone, light, paper]) =>
    circle(96, 24, 14, light) +
    fill(ridge('fe', -4, 124, 66, 2, 16, 84), tone) +
    at(
      54,
      74,
      fill('M-34-8q0-9 10-9h46q10 0 10 9t-10 9h-46q-10 0-10-9z', mix(tone, paper, 0.35), `stroke="${ink}" stroke-width="2"`) +
        fill('M-18-17q-2-17 12-17h14q12 0 10 17z', mix(tone, paper, 0.35), `stroke="${ink}" stroke-width="2"`) +
        fill('M17-30q22-8 30-3 3 5-6 6l-22 5z', mix(tone, paper, 0.35), `stroke="${ink}" stroke-width="2"`) +
        each([-22, -8, 6, 20], (x) => circle(x, -8, 5, paper, `stroke="${ink}" stroke-width="1.6"`)) +
        line('M-8-32q-4 7-2 14M4-33q-3 8-1 15', ink, 1),
      1.1,
    ) +
    line('M20 66l-14 10M92 66l14 10', ink, 1.2) +
    fill('M3 73l3 8 3-8zM103 73l3 8 3-8z', ink) +
    at(
      100,
      62,
      fill('M-5 0h10v-12h-10zM-7-12h14v-3h-14z', ink) + line('M0-15v-8M-5-23h10', ink, 2.2) + line('M5-4q10 4 6 14', ink, 1.6),
    ),
  armoured_thrust: ([ink, tone, light, paper]) =>
    rect(0, 0, 120, 84, mix(light, paper, 0.55)) +
    each([0, 1, 2, 3], (i) => line(`M-4 ${16 + i * 20}q30-18 62-4t66-12`, mix(light, tone, 0.2), 1)) +
    line('M70-4q-10 22 2 40t-4 50', ink, 2.4) +
    each([4, 18, 58, 72], (y, i) => fill(`M${nth(i, [67, 67, 73, 71])} ${y}l9 3-8 6z`, ink)) +
    fill('M-4 80Q34 76 76 44l-8-9 40-13-8 40-9-8Q52 92-4 96z', tone) +
    fill('M-4 84Q36 80 79 47l3 3Q40 86-4 91z', mix(tone, light, 0.35)) +
    boom(72, 36, 7, paper) +
    at(24, 74, HEROES.tank(ink, mix(tone, ink, 0.45), paper), 0.5, -8) +
    at(55, 57, HEROES.tank(ink, mix(tone, ink, 0.45), paper), 0.6, -30),
  war_production: ([ink, tone, light, paper]) =>
    rect(0, 0, 120, 84, mix(light, paper, 0.3)) +
    each(
      [6, 44, 82],
      (x) =>
        fill(`M${x} 48V24q0-14 16-14t16 14v24z`, paper) +
        line(`M${x + 11} 12v36M${x + 21} 12v36M${x} 24h32M${x} 36h32`, mix(light, tone, 0.3), 1.4),
    ) +
    rect(-2, 2, 124, 6, ink) +
    line('M4 8l8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6', mix(light, tone, 0.3), 1) +
    rect(52, 6, 18, 6, tone) +
    line('M61 12v9M50 30l11-9 11 9', ink, 1.8) +
    at(
      58,
      69,
      fill('M-16-24l4-13q1-2 4-2h17q3 0 4 3l4 12z', tone) +
        fill('M4-39h9q3 0 4 3l4 12H6z', ink) +
        fill('M14-35l34-6v4l-33 7z', ink) +
        rect(46, -42.5, 6, 6.5, ink, 1),
      1,
    ) +
    fill('M-4 66H124V86H-4z', ink) +
    at(
      58,
      76,
      fill('M-33-4q-4-9 4-12h54q9 3 4 12-3 4-8 4h-46q-6 0-8-4z', mix(ink, tone, 0.25)) +
        each([-25, -14, -3, 8, 19], (x) => wheel(x, -7, 4.6, ink, light)) +
        fill('M-33-16l7-8h45l9 8z', tone),
      1.05,
    ) +
    each([12, 108], (x) =>
      at(
        x,
        76,
        fill('M-5-36h11l-1-4q-4-5-8 0z', ink) +
          circle(0, -32, 4, light) +
          fill('M-8-27q8-4 16 0l2 27h-20z', mix(tone, ink, 0.3)) +
          fill('M-5-22h10v22H-5z', paper),
        0.85,
      ),
    ) +
    line('M32 52l-5-5M30 56l-8-1M86 52l5-5M88 56l8-1', paper, 1.6),
  field_works: ([ink, tone, light, paper]) =>
    rays(60, 70, 12, light) +
    at(
      24,
      68,
      fill('M-24 0V-20h10v-8h12v-8h14v36z', paper, `stroke="${ink}" stroke-width="1.8"`) +
        line('M-24-10h36M-14-20h26M-2-28h14M-14-20v10M0-20v10M-8-10V0M6-10V0M4-28v8', ink, 1.2),
    ) +
    at(
      98,
      68,
      fill('M-24 0L0-36 24 0z', tone) + fill('M0-36L24 0H6z', ink) + fill('M-6 0L0-22 6 0z', paper) + line('M0-36v-6', ink, 1.6),
    ) +
    fill('M-4 86V68q26-3 40 2 8-14 24-12t22 13q16-6 42-3v18z', ink) +
    at(
      62,
      64,
      rect(-2.4, -52, 4.8, 46, mix(tone, light, 0.3), 1, `stroke="${ink}" stroke-width="1.4"`) +
        fill('M-8-58h16v7q-8 4-16 0z', 'none', `stroke="${ink}" stroke-width="3.4"`) +
        fill('M-11-14h22v14q-2 10-11 14-9-4-11-14z', paper, `stroke="${ink}" stroke-width="1.8"`) +
        line('M0-12V6', ink, 1.2),
      1,
      9,
    ) +
    fill('M30 84q12-12 28-9 16-3 30 9z', mix(tone, ink, 0.5)),
};
