// Tactical orders: four inks, one hero, one idea.
import { HEROES, wheel } from './heroes';
import { type Poster } from './inks';
import { boom, bunker, crate, puffs, rays } from './parts';
import { mix } from '../../kit/colour';
import { ridge } from '../../kit/paths';
import { at, circle, each, fill, group, line, rect, star } from '../../kit/shapes';

export const TACTICAL: Record<string, Poster> = {
  partisans: ([ink, tone, light, paper]) =>
    circle(92, 22, 14, light) +
    fill('M-4 66Q30 44 60 58t64-6V84H-4z', mix(light, tone, 0.5)) +
    each([10, 24, 100, 112], (x, i) => fill(`M${x - 9} 62L${x} ${16 + i * 3}l9 ${46 - i * 3}z`, i % 2 ? tone : ink)) +
    at(
      48,
      76,
      fill('M-8-36h18l-2-3q-1-9-7-9t-7 9z', ink) +
        fill('M-4-36h10v6q-5 4-10 0z', paper) +
        fill('M-9-29q10-5 20 0l4 30h-28z', ink) +
        line('M16 0V-54', tone, 2.6) +
        line('M10-62v8h12v-8M16-62v8', tone, 2),
    ) +
    at(
      78,
      78,
      fill('M-8-36h18l-2-3q-1-9-7-9t-7 9z', ink) +
        fill('M-4-36h10v6q-5 4-10 0z', paper) +
        fill('M-9-29q10-5 20 0l4 30h-28z', mix(tone, ink, 0.5)) +
        line('M-14-6L14-30', ink, 2.6),
    ) +
    each([0, 1, 2, 3, 4, 5], (i) => fill(`M${2 + i * 22} 84v-15l4-4 4 4v15z`, ink)) +
    line('M-4 74H124', ink, 3),
  secret_laboratory: ([ink, tone, light, paper]) =>
    circle(60, 36, 30, light) +
    fill(ridge('sl', -4, 124, 68, 1, 40, 84), ink) +
    fill(
      'M52 22h16M55 22v16L38 68q-2 4 3 4h38q5 0 3-4L65 38V22',
      paper,
      `stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"`,
    ) +
    fill('M47 54h26l8 14q1 3-2 3H41q-3 0-2-3z', tone) +
    circle(56, 62, 3, light) +
    circle(66, 58, 2, light) +
    circle(61, 50, 1.6, tone) +
    at(24, 72, fill('M-6 0v-22h12V0z', paper, `stroke="${ink}" stroke-width="1.6"`) + rect(-6, -12, 12, 12, tone)) +
    at(
      98,
      72,
      circle(0, -10, 10, paper, `stroke="${ink}" stroke-width="1.6"`) +
        fill('M-9-8h18q-1 8-9 8t-9-8z', light) +
        rect(-3, -26, 6, 8, paper, 0, `stroke="${ink}" stroke-width="1.4"`),
    ),
  command_bunker: ([ink, tone, light, paper]) =>
    circle(60, 32, 28, light) +
    line('M60 30V4M50 11h20M53 18h14', ink, 2.4) +
    line('M44 4q-7 8 0 17M76 4q7 8 0 17M36 0q-11 12 0 25M84 0q11 12 0 25', tone, 2.4) +
    bunker(ink, mix(tone, light, 0.25), light, paper) +
    rect(76, 56, 15, 20, ink) +
    fill('M78 76V58h11v18z', paper) +
    at(83.5, 76, fill('M-3.5 0v-8q0-3 3.5-3t3.5 3v8z', ink) + circle(0, -13, 2.6, ink)),
  requisition: ([ink, tone, light, paper]) =>
    rays(40, 50, 12, light) +
    fill(ridge('rq', -4, 124, 68, 2, 16, 84), tone) +
    at(
      48,
      76,
      fill('M-22-22q-4-8 2-10h26l8-10q-2-8 4-12l2 6 8 4q6 6 5 9l-9 2-4 12q-2 8-5 8V0h-5v-11h-18V0h-5v-13' + 'q-8-2-9-9z', ink) +
        line('M20-50q-6-8-14-6', ink, 2.6) +
        circle(24, -42, 1.2, paper) +
        fill('M29-33l2 9-5-6z', ink),
    ) +
    group(
      'rotate(8 96 40)',
      rect(80, 20, 30, 40, paper, 1, `stroke="${ink}" stroke-width="1.8"`) +
        line('M85 28h20M85 34h20M85 40h14', ink, 1.4) +
        circle(100, 51, 6, tone) +
        star(100, 51, 3.6, paper),
    ) +
    line('M74 40q6 4 8 0', ink, 1.4),
  mobilisation: ([ink, tone, light, paper]) =>
    rays(98, 26, 12, light) +
    fill(ridge('mo', -4, 124, 68, 2, 18, 84), tone) +
    at(
      46,
      32,
      fill('M-30-3h50q14-2 22-14v34q-8-12-22-14h-50z', mix(light, tone, 0.25), `stroke="${ink}" stroke-width="2"`) +
        circle(44, 0, 17, mix(light, tone, 0.25), `stroke="${ink}" stroke-width="2" transform="matrix(.38 0 0 1 26 0)"`) +
        fill('M-22 2q-10 14 4 18h26q12-2 8-18', 'none', `stroke="${ink}" stroke-width="3.4"`) +
        rect(-36, -5, 8, 10, ink, 2) +
        fill('M-14 4h28v22l-7-5-7 5-7-5-7 5z', paper, `stroke="${ink}" stroke-width="1.6"`) +
        star(0, 13, 6, tone),
      1.12,
      -14,
    ) +
    each([10, 36, 62, 88, 114], (x, i) =>
      at(
        x,
        83,
        fill('M-7-18c0-10 15-10 15 0l3 1v2h-21v-2z', ink) +
          fill('M-4-15h9v4q-4 3-9 0z', light) +
          fill('M-10 4q0-15 10.5-15T11 4z', i % 2 ? ink : mix(ink, tone, 0.35)) +
          line('M13 4V-26', ink, 1.8),
      ),
    ),
  arms_shipment: ([ink, tone, light, paper]) =>
    circle(22, 24, 14, light) +
    puffs(58, 12, mix(light, paper, 0.3)) +
    rect(60, 16, 10, 22, ink) +
    rect(60, 21, 10, 5, paper) +
    fill('M40 50V34h36v16z', paper, `stroke="${ink}" stroke-width="1.6"`) +
    each([46, 55, 64], (x) => circle(x + 2, 42, 2.4, ink)) +
    fill('M-2 48h96l12-6-10 36H8z', ink) +
    fill('M4 62h97l-4 16H8z', tone) +
    line('M88 48L76 6M76 6l24-3M76 6L62 38', ink, 2.4) +
    line('M98 4v6M87 20l11-10 11 10', ink, 1.4) +
    at(95, 36, HEROES.tank(ink, tone, paper), 0.4) +
    crate(12, 48, 12, 10, ink, light) +
    crate(26, 48, 11, 14, ink, paper) +
    fill('M-4 74q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0V86H-4z', mix(tone, light, 0.5)) +
    line('M-4 79q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0', paper, 1.4),
  redeployment: ([ink, tone, light, paper]) =>
    circle(60, 34, 30, light) +
    fill(ridge('rd', -4, 124, 60, 3, 20, 84), mix(light, tone, 0.5)) +
    fill('M-4 86V72L54 60 30 86zM124 86V70L66 60l26 26z', paper) +
    fill('M52 60h16l24 26H30z', mix(light, paper, 0.5)) +
    rect(57, 8, 6, 68, ink) +
    fill('M53 8h14l-7-6z', ink) +
    fill('M60 14h38l9 7-9 7H60z', tone, `stroke="${ink}" stroke-width="1.6"`) +
    fill('M60 30H20l-9 7 9 7h40z', paper, `stroke="${ink}" stroke-width="1.6"`) +
    fill('M60 46h30l8 6-8 6H60z', light, `stroke="${ink}" stroke-width="1.6"`) +
    line('M67 21h24', paper, 2.4) +
    line('M24 37h28', tone, 2.4) +
    line('M67 52h18', ink, 2.2) +
    at(102, 77, HEROES.infantry(ink, mix(tone, ink, 0.3), light), 0.5) +
    at(20, 78, HEROES.tank(ink, mix(tone, ink, 0.3), paper), 0.5, 0, true) +
    fill('M46 80q14-9 28 0z', ink),
  field_workshop: ([ink, tone, light, paper]) =>
    rect(0, 0, 120, 84, mix(light, paper, 0.5)) +
    fill('M-4 50V24L60-4l64 28v26z', mix(tone, light, 0.35)) +
    fill('M-4 28L60-2l64 30v-8L60-12-4 20z', ink) +
    each([0, 1, 2, 3, 4, 5, 6, 7], (i) => fill(`M${-4 + i * 16} 50h16v4q-8 7-16 0z`, i % 2 ? paper : tone)) +
    rect(4, 28, 4, 56, ink) +
    rect(112, 28, 4, 56, ink) +
    fill('M-4 72H124V86H-4z', ink) +
    at(
      60,
      74,
      fill('M-16 0l4-9h24l4 9z', ink) +
        fill('M-7-8h14v-8H-7z', ink) +
        fill('M-34-27q12 0 16-3h38q10 0 14 4-12 4-16 10h-36q-4-8-16-11z', ink) +
        line('M-16-27h34', light, 1.6),
      1.1,
    ) +
    boom(52, 38, 12, '#e08a3a') +
    boom(52, 38, 6, paper) +
    at(
      68,
      33,
      rect(-2.6, -6, 5.2, 38, mix(light, tone, 0.1), 2, `stroke="${ink}" stroke-width="1.4"`) +
        fill('M-13-14h24l4 6-4 6h-24z', tone, `stroke="${ink}" stroke-width="1.8"`),
      1.05,
      -62,
    ) +
    wheel(98, 66, 9, ink, light) +
    wheel(24, 68, 6, ink, light) +
    line('M36 30l-6-6M40 24l-3-9M52 22v-8', '#e08a3a', 2),
};
