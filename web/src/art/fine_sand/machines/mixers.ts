// Purple: mixers, from a cup to a drum. Foot at 0,0.
import { type Machine, disc, sheet, sheetBox, wheel } from '../beach';
import { child } from '../child';
import { at, circle, ellipse, fill, group, line, star } from '../../kit/shapes';

export const MIXER: Record<string, Machine> = {
  cup: (paint, beach) =>
    line('M-2-10L12-36', beach.wood, 3) +
    disc(13, -37, 3.4, beach.wood) +
    sheet('M-14-25h28l-4 25h-20z', paint[0]) +
    fill('M5-25h9l-4 25h-7z', paint[1]) +
    ellipse(0, -25, 14, 4, beach.sand3) +
    ellipse(0, -25, 11, 2.6, beach.sand2) +
    line('M-14-20c-11-2-10 14 2 12', paint[0], 2.6) +
    line('M4-25l9-13', beach.wood, 3) +
    star(-4, -12, 4, beach.paper),
  pail: (paint, beach) =>
    at(20, 0, child('pail', 'dig', beach, '#f0b32e'), 1.15, 0, true) +
    line('M-6-28L14-46', beach.wood, 3) +
    sheet('M-24-28h34l-5 28h-24z', paint[0]) +
    fill('M0-28h10l-5 28h-8z', paint[1]) +
    ellipse(-7, -28, 17, 4.6, beach.sand3) +
    ellipse(-7, -28.6, 13.5, 3, beach.sand2) +
    line('M-24-28C-24-46 10-46 10-28', beach.tin2, 1.8) +
    line('M-22-14h30', beach.paper, 2.6, 'stroke-dasharray="4 4"') +
    line('M-4-29L12-46', beach.wood, 3),
  churn: (paint, beach) =>
    sheetBox(-2, -62, 3.4, 34, beach.wood, 1.5) +
    sheetBox(-8, -63, 15, 4, beach.wood2, 2) +
    sheet('M-12-42h23l6 40q0 2-2 2h-31q-2 0-2-2z', paint[0]) +
    fill('M5-42h6l6 40q0 2-2 2h-8z', paint[1]) +
    line('M-14-32h26M-16-10h32', '#f0b32e', 2.6) +
    sheetBox(-14, -45, 27, 5, paint[1], 2) +
    circle(-1, -21, 5, beach.paper) +
    fill('M-3.5-20q2.5 3.5 5 0z', paint[0]) +
    at(26, 0, child('churn', 'cheer', beach, '#4f9a52')),
  drum: (paint, beach) =>
    line('M-16-14L-20-38M18-14l6-22', paint[1], 4) +
    sheetBox(-28, -16, 56, 5, paint[1], 2) +
    wheel(-18, -8, 8.5, '#43362b', '#f0b32e') +
    wheel(18, -8, 8.5, '#43362b', '#f0b32e') +
    group(
      'rotate(-22 0 -36)',
      sheet('M-24-36c0-12 8-19 20-19l24 6q5 1 5 4v18q0 3-5 4l-24 6c-12 0-20-7-20-19z', paint[0]) +
        fill('M-24-36c0 12 8 19 20 19l24-6q5-1 5-4v-5c-10 6-40 6-49-4z', paint[1]) +
        line('M-12-52c-4 8-4 24 0 32M2-53c-3 10-3 24 0 34', beach.paper, 2.4) +
        ellipse(24, -36, 3.4, 11, beach.ink) +
        ellipse(24.5, -36, 2.4, 8, beach.sand3),
    ) +
    at(-33, 0, child('drum', 'cheer', beach, '#f0b32e'), 0.95),
};
