// What is special about the cards of the start and of the first Fable rounds. Foot at 0,0.
import { type Beach, disc, heap, sheet, sheetBox } from '../beach';
import { tower } from '../castles/parts';
import { child } from '../child';
import { bag, cardFace, coin, spade } from './parts';
import { at, each, ellipse, fill, group, line, rect, star } from '../../kit/shapes';

export const EARLY: Record<string, (beach: Beach) => string> = {
  'coin-2': () =>
    at(-13, 0, sheet('M-7-22h14L0 0z', '#d9a04e') + disc(-4, -25, 6.5, '#f2a9b0') + disc(5, -26, 6.5, '#fff3c9')) +
    coin(14, -9, 9) +
    coin(24, -22, 9),
  'coin-3': () =>
    sheet('M-22-2q-6-22 10-27h18q16 5 10 27-19 6-38 0z', '#d94f3b') +
    line('M-14-29h22', '#96291e', 3) +
    disc(-6, -33, 3, '#f0b32e') +
    disc(0, -33, 3, '#f0b32e') +
    coin(30, -9, 9) +
    coin(22, -3, 8) +
    coin(-3, -14, 7),
  'yellow-4': (beach) =>
    at(-16, 0, child('second', 'stand', beach, '#f0b32e'), 1.25) +
    at(12, 0, tower(0, 20, 15, beach, 'cren', 0)) +
    cardFace(32, -16, 14, '#4f9a52') +
    line('M2-38q10-8 20 0m-4-5l4 5-6 2', '#a26f08', 2.2),
  'f1-coin': (beach) =>
    at(42, 0, child('shells', 'cheer', beach, '#4f9a52'), 1.2, 0, true) +
    at(
      -22,
      0,
      rect(-15, -32, 30, 32, beach.paper) +
        sheet('M-19-32l4-12h30l4 12z', '#d94f3b') +
        fill('M-11-32l2-12h5v12zM3-32V-44h5l3 12z', beach.paper) +
        rect(-11, -27, 22, 11, '#4a3c30') +
        at(0, -11, child('kiosk', 'stand', beach), 0.6) +
        sheetBox(-17, -16, 34, 4, beach.wood, 1),
      1.25,
    ) +
    coin(28, -12, 12),
  'f1-build-small': (beach) => at(44, 0, tower(0, 14, 11, beach, 'cren', 0)) + at(34, -32, line('M-5 0h10M0-5v10', '#d94f3b', 3)),
  'f2-pit': (beach) =>
    ellipse(0, -4, 38, 9, beach.sand3) +
    ellipse(0, -3.5, 31, 6.5, beach.sand4) +
    ellipse(2, -2, 22, 4, beach.ink) +
    heap(-36, -4, 16, 14, beach) +
    at(28, -6, spade('#d94f3b', beach), 1.05, 14) +
    at(2, 0, line('M0-4v-4', beach.ink, 1) + disc(0, -6, 5, '#dba676') + fill('M-5-7c0-7 10-7 10 0z', '#7c4a20')),
  'f2-sift': (beach) =>
    at(
      32,
      -34,
      ellipse(0, 0, 16, 5, beach.wood2) +
        ellipse(0, -1, 13, 3.5, beach.paper) +
        line('M-9-2.5l18 4M-9 1.5l18-4M0-4.5v7', beach.tin2, 0.8) +
        each([-7, -2, 4, 8], (x, i) => line(`M${x} 6v${10 + i * 3}`, beach.sand3, 1.6, 'stroke-dasharray=".1 4"')),
    ),
  'f2-essentials': (beach) => at(38, 0, bag('#d94f3b', beach), 0.85),
  'f3-coin-search': (beach) =>
    at(-16, 0, child('detector', 'dig', beach, '#4f9a52'), 1.35) +
    line('M-8-16L16-2', beach.ink, 2.4) +
    ellipse(18, -1, 9, 3, beach.tin2) +
    line('M13-9q5-5 10 0M10-14q8-8 16 0', '#d94f3b', 1.8) +
    coin(24, 5, 6),
  'f3-to-limit': () =>
    each(
      [
        [-8, -26, -14, '#d94f3b'],
        [-1, -32, 4, '#4f9a52'],
        [6, -25, 16, '#8557b0'],
        [1, -42, -8, '#f0b32e'],
      ],
      (a) => cardFace(a[0], a[1], a[2], a[3]),
    ),
  'f3-remove': (beach) =>
    heap(8, 0, 32, 22, beach) +
    at(2, -20, line('M-8 0H8M-4-3v6M0-3v6M4-3v6', beach.paper, 1.4) + fill('M8-4l6 4-6 4z', beach.paper)) +
    at(19, -8, group('rotate(24)', sheetBox(-3, -10, 6, 11, '#6aa58c', 2) + rect(-1.3, -14, 2.6, 5, '#6aa58c'))) +
    at(-26, 0, child('junk', 'dig', beach), 1.2) +
    at(-12, 0, spade('#f0b32e', beach), 0.9, -20),
  offload: (beach) =>
    sheet('M-26 2l5-6h44l5 6z', '#2f78b7') +
    line('M-18-1h38', beach.paper, 1.8) +
    cardFace(2, -24, -12, '#f0b32e') +
    line('M2-44q16-6 20 8m-5-3l5 4 3-5', '#a26f08', 2.2) +
    at(-32, 0, child('oops', 'stand', beach), 1.2),
  symbol: (beach) =>
    heap(0, 0, 26, 13, beach) +
    line('M0-10v-40', beach.wood2, 2.4) +
    sheet('M0-50h26l-6 8 6 8H0z', '#4b9bb0') +
    star(10, -42, 5.5, beach.paper),
};
