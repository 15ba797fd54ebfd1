// Defence orders: four inks, one hero, one idea.
import { HEROES, wheel } from './heroes';
import { type Poster } from './inks';
import { boom, bunker, rays, wire } from './parts';
import { mix } from '../../kit/colour';
import { ridge } from '../../kit/paths';
import { at, circle, each, ellipse, fill, line, rect, star } from '../../kit/shapes';

export const DEFENCE: Record<string, Poster> = {
  confusion: ([ink, tone, light, paper]) =>
    rect(0, 0, 120, 84, mix(light, paper, 0.35)) +
    each([14, 24, 34, 44, 54], (q, i) =>
      circle(
        60,
        40,
        q,
        'none',
        `stroke="${i % 2 ? tone : mix(light, tone, 0.4)}" stroke-width="3" stroke-dasharray="${10 + i * 4} ${5 + i * 2}"`,
      ),
    ) +
    at(
      60,
      74,
      rect(-28, -44, 56, 40, ink, 4) +
        rect(-24, -40, 30, 32, mix(ink, tone, 0.6), 2) +
        each([0, 1, 2, 3, 4], (i) => line(`M-21 ${-35 + i * 6}h24`, ink, 2)) +
        circle(18, -32, 6, paper) +
        line('M18-32l4-3', ink, 1.5) +
        circle(18, -14, 4, tone) +
        line('M20-44L34-68', ink, 2) +
        circle(34, -68, 2, ink),
    ) +
    each(
      [
        [20, 22, '?'],
        [98, 30, '!'],
        [16, 62, '!'],
        [106, 66, '?'],
      ],
      (a) =>
        `<text x="${a[0]}" y="` +
        `${a[1]}" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="18" fill="` +
        `${ink}">${a[2]}</text>`,
    ),
  last_stand: ([ink, tone, light, paper]) =>
    rays(60, 30, 18, light) +
    fill('M-4 84L30 62l18-4 12-10 14 8 20 6 30 22z', ink) +
    line('M60 50V10', ink, 2.6) +
    fill('M60 10q10-5 18 0t18-1l-4 9 5 9q-10 5-19 0t-18 1z', tone) +
    circle(74, 19, 3, paper) +
    circle(86, 22, 2, paper) +
    at(40, 68, HEROES.infantry(ink, mix(tone, ink, 0.2), light), 0.55) +
    at(84, 72, HEROES.infantry(ink, mix(tone, ink, 0.2), light), 0.55, 0, true),
  dig_in: ([ink, tone, light]) =>
    circle(60, 40, 30, light) +
    fill('M-4 62q14-6 30-3t34-2 34 1 30 0V84H-4z', tone) +
    each([22, 60, 98], (x, i) =>
      at(
        x,
        66 + (i % 2) * 2,
        fill('M-11-4c0-14 22-14 22 0l4 2v2.5h-30V-2z', ink) + fill('M-7 1H7v6H-7z', light) + line('M6 6L26-4', ink, 2.6),
      ),
    ) +
    fill('M-4 74q10-8 20-1 8-8 20 0 9-8 20 0 9-8 20 0 9-8 20 0 10-8 28 1V84H-4z', ink) +
    line('M8 74q4-3 8 0M28 74q5-3 9 0M49 74q4-3 8 0M69 74q4-3 8 0M90 74q4-3 8 0', mix(tone, light, 0.5), 1.2),
  bunkers: ([ink, tone, light, paper]) => rays(60, 64, 14, light) + bunker(ink, tone, light, paper) + wire(77, ink),
  minefield: ([ink, tone, light, paper]) =>
    circle(60, 30, 24, light) +
    fill(ridge('mf', -4, 124, 50, 2, 14, 84), mix(tone, light, 0.35)) +
    fill(ridge('m2', -4, 124, 60, 2, 14, 84), tone) +
    each(
      [
        [20, 66, 0.7],
        [58, 64, 0.6],
        [94, 67, 0.75],
        [38, 77, 1],
        [80, 79, 1.1],
      ],
      (a) =>
        at(a[0], a[1], ellipse(0, 0, 11, 4, ink) + ellipse(0, -1.5, 11, 4, mix(ink, tone, 0.5)) + rect(-2, -5, 4, 3, ink), a[2]),
    ) +
    at(
      60,
      58,
      line('M0 2v-30', ink, 2.4) +
        fill('M-15-34h30v16h-30z', paper, `stroke="${ink}" stroke-width="1.6"`) +
        circle(0, -27.5, 4.6, ink) +
        rect(-2.6, -24, 5.2, 3.6, ink) +
        circle(-1.7, -27.6, 1.1, paper) +
        circle(1.7, -27.6, 1.1, paper),
    ),
  local_reserves: ([ink, tone, light, paper]) =>
    rect(0, 0, 120, 84, mix(ink, tone, 0.4)) +
    circle(18, 18, 9, paper) +
    circle(22, 16, 8, mix(ink, tone, 0.4)) +
    each(
      [
        [40, 8],
        [6, 40],
        [34, 30],
      ],
      (a) => star(a[0], a[1], 1.4, paper),
    ) +
    fill('M44 84V36L76 8l34 28v48z', tone) +
    fill('M38 40L76 4l42 36-4 4L76 12 42 44z', ink) +
    rect(96, 14, 8, 16, ink) +
    rect(97, 46, 10, 12, light) +
    line('M102 46v12M97 52h10', ink, 1.6) +
    fill('M52 84V44q0-6 6-6h20q6 0 6 6v40z', paper) +
    fill('M84 84V43l9 6v35z', ink) +
    fill('M52 82L10 86h60l14-4z', paper) +
    at(68, 79, HEROES.infantry(ink, tone, light).slice(HEROES.infantry(ink, tone, light).lastIndexOf('<g ')), 0.74) +
    fill(ridge('lr', -4, 124, 81, 1.2, 14, 86), ink),
  scramble: ([ink, tone, light, paper]) =>
    circle(28, 26, 18, light) +
    fill(ridge('sc', -4, 124, 56, 1.5, 20, 84), mix(light, tone, 0.45)) +
    fill('M-4 86L62 55h10l52 31z', ink) +
    line('M64 60l-3 4M58 67l-6 6M48 77l-8 8', paper, 2.2) +
    at(96, 62, line('M0 4V-26', ink, 2) + fill('M0-26l20 3v6L0-14z', tone) + fill('M7-25l6 1v8l-6 1z', paper)) +
    at(20, 62, HEROES.plane(ink, mix(tone, ink, 0.3), paper), 0.34) +
    at(62, 46, HEROES.plane(ink, tone, paper), 0.98, -24) +
    line('M20 66l10-5M27 74l14-7M40 78l9-5', paper, 2),
  relief_column: ([ink, tone, light, paper]) => {
    const truck =
      rect(-30, -32, 34, 24, tone, 5) +
      fill('M-30-20q0-12 6-12h22q6 0 6 12z', mix(tone, light, 0.35)) +
      line('M-19-32v24M-8-32v24', ink, 1.2) +
      fill('M5-8v-18h10l6 9h8q3 0 3 4v5z', ink) +
      fill('M8-23h6l4 7H8z', paper) +
      rect(-32, -9, 65, 4, ink) +
      each([-22, -9, 22], (x) => wheel(x, -4, 6, ink, light)) +
      circle(32, -12, 2.2, paper);
    return (
      rays(108, 40, 12, light) +
      fill('M-4 60L24 28l14 12 16-18 34 40z', mix(light, tone, 0.35)) +
      fill(ridge('rc', -4, 124, 62, 2, 18, 84), tone) +
      fill('M-4 86V70q40-4 56-10l12-1q-10 8 60 13v14z', paper) +
      at(28, 63, truck, 0.42) +
      at(55, 68, truck, 0.66, 0) +
      fill('M106 62L124 54v16z', paper) +
      at(80, 80, truck, 1.08) +
      fill(ridge('r4', -4, 124, 80.5, 1, 14, 84), ink)
    );
  },
  crossfire: ([ink, tone, light, paper]) =>
    rect(0, 0, 120, 84, mix(ink, tone, 0.35)) +
    each([0, 1, 2], (i) =>
      line(
        `M${34 - i * 9} ${60 - i * 9}L${88 + i * 12} ${8 + i * 9}M${86 + i * 9} ${60 - i * 9}L${32 - i * 12} ` + `${8 + i * 9}`,
        i ? light : paper,
        2.4 - i * 0.5,
        `stroke-dasharray="${11 - i * 2} 5"`,
      ),
    ) +
    boom(60, 35, 24, tone) +
    boom(60, 35, 15, light) +
    boom(60, 35, 7, paper) +
    fill(ridge('cf', -4, 124, 68, 2, 15, 84), ink) +
    at(15, 77, HEROES.artillery(mix(ink, '#000', 0.4), light, paper), 0.6, -12) +
    at(105, 77, HEROES.artillery(mix(ink, '#000', 0.4), light, paper), 0.6, 12, true) +
    fill(ridge('c2', -4, 124, 78, 1.2, 12, 84), mix(ink, '#000', 0.4)) +
    wire(80, light),
};
