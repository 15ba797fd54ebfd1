// What is special about the cards of the later Fable rounds. Foot at 0,0.
import { type Beach, disc, heap, sheet, sheetBox, wheel } from '../beach';
import { shell, tower } from '../castles/parts';
import { child } from '../child';
import { tracks } from '../machines/diggers';
import { bag, board, cardFace, coin, spade } from './parts';
import { nth } from '../../kit/random';
import { at, circle, each, fill, group, line, rect, star } from '../../kit/shapes';

export const LATE: Record<string, (beach: Beach) => string> = {
  'f4-build-cheap': (beach) =>
    at(
      -42,
      0,
      board(-16, -4, 32, beach.wood, beach) + board(-13, -8, 32, '#cf9a5c', beach) + board(-17, -12, 30, beach.wood, beach),
    ),
  'f4-half': (beach) =>
    at(
      40,
      -34,
      disc(0, 0, 10, beach.paper) +
        fill('M0-8a8 8 0 0 1 0 16z', '#2f78b7') +
        circle(0, 0, 8, 'none', 'stroke="#1b4c7d" stroke-width="1.2"'),
    ),
  'f4-always-build': (beach) =>
    at(-22, 0, child('lunch', 'cheer', beach, '#f0b32e'), 1.3) +
    at(-10, -40, spade('#d94f3b', beach), 0.8, 30) +
    at(22, 0, tower(0, 24, 20, beach)) +
    sheet('M34-2l12-12 4 14z', beach.paper) +
    fill('M36-3l10-9 1 3-9 7z', '#4f9a52'),
  'f5-limit-burst': (beach) =>
    each(
      [-32, -11, 11, 32],
      (x, i) =>
        at(x, 0, child(`burst${i}`, 'cheer', beach), 1.05) +
        at(
          x,
          -28,
          sheet('M-6-9h12l-2 9h-8z', nth(i, ['#8557b0', '#d94f3b', '#2f78b7', '#f0b32e'])) +
            line('M-6-9q6-8 12 0', beach.tin2, 1),
        ),
    ),
  'f5-three-two': (beach) =>
    shell(-38, -2, 1.3, beach) +
    shell(-25, -2, 1.3, beach, '#f0d9b0') +
    shell(-31, -14, 1.3, beach, '#d9a5c2') +
    line('M-12-12h18m-6-6l6 6-6 6', '#a26f08', 3) +
    star(22, -9, 10, '#f0b32e') +
    star(40, -9, 10, '#d94f3b'),
  'f6-draw2': (beach) =>
    sheet('M-60 4C-44-2-34-34-8-36c16-1 22 12 14 18-2-8-14-8-14 2 0 12 30 14 60 14v8h-112z', beach.sea) +
    line('M-34-14C-26-26-16-34-4-34c12 0 18 10 10 16', beach.foam, 3) +
    cardFace(26, -22, 18, '#4f9a52') +
    cardFace(40, -16, 34, '#2f78b7'),
  'f6-build-free': (beach) =>
    group(
      '',
      tracks(18) +
        sheet('M-20-9v-15h12v-14h16v14h10v15z', '#f0b32e') +
        rect(-4, -35, 9, 9, '#cfe6ee', 1) +
        rect(12, -33, 3, 10, beach.ink) +
        sheet('M26-22q-6 10 0 21h6V-22z', '#a26f08') +
        line('M16-12h10', beach.ink, 3) +
        heap(42, 0, 14, 13, beach),
    ),
  'f6-exchange': (beach) =>
    at(-24, -30, group('rotate(112)', bag('#f0b32e', beach)), 0.95) +
    shell(16, 0, 1, beach) +
    at(28, 0, spade('#2f78b7', beach), 0.6, 70) +
    cardFace(26, -20, 24, '#d94f3b') +
    coin(42, -4, 5),
  'f7-pallet': (beach) =>
    each([0, 1, 2], (i) => sheetBox(-30 + i * 26, -8, 8, 8, beach.wood2, 1)) +
    each([0, 1], (i) => board(-34, -12 - i * 5, 68, i ? '#cf9a5c' : beach.wood, beach)) +
    at(-14, -17, sheet('M-10-16h20l-3 16h-14z', '#d94f3b')) +
    at(14, -17, tower(0, 22, 16, beach)),
  'f8-recycling': () =>
    at(38, -28, line('M-9-4a10 10 0 0 1 17-4m1-5l-1 6-6-1M9 4a10 10 0 0 1-17 4m-1 5l1-6 6 1', '#4f9a52', 2.6)),
  'f9-real-essentials': (beach) => cardFace(41, -30, 12, '#f0b32e') + at(40, 2, bag('#4f9a52', beach), 0.85),
  'f9-build-desired': (beach) =>
    shell(38, -2, 0.9, beach) + star(46, -22, 6, '#f0b32e') + at(-30, -36, line('M0-7v14M-7 0H7', '#f0b32e', 1.5)),
  'f9-delivery': (beach) =>
    at(
      30,
      0,
      sheet('M-16-24q14-5 24 0l4-11 3 1 1-6 3 5q6 6 6 10l-8 2-3 7v16h-4v-14h-16v14h-4v-16z', '#9a8f86') +
        circle(17, -31, 0.9, beach.ink) +
        line('M-16-22q-5 4-4 12', '#7b7068', 1.6),
      0.95,
    ) +
    heap(-16, -18, 19, 12, beach) +
    sheetBox(-36, -20, 40, 10, '#8557b0', 1.5) +
    line('M4-14h12', beach.wood2, 2) +
    wheel(-18, -7, 8, beach.wood2, '#e7c08a') +
    at(-8, -26, bag('#f0b32e', beach), 0.4),
};
