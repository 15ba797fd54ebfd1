// Red: diggers, from a spoon to a giant. Foot at 0,0.
import { type Machine, heap, sheet, sheetBox, wheel } from '../beach';
import { child } from '../child';
import { at, circle, each, fill, line, rect } from '../../kit/shapes';

export const tracks = (w: number): string =>
  sheetBox(-w, -9, w * 2, 9, '#4a3c30', 4.5) + each([-1, -0.35, 0.35, 1], (f) => circle(f * (w - 4.5), -4.5, 2.4, '#d9c3a0'));

export const DIGGER: Record<string, Machine> = {
  spoon: (paint, beach) =>
    sheetBox(-18, -14, 24, 9, paint[0], 2) +
    wheel(-12, -5, 5) +
    wheel(1, -5, 5) +
    at(-9, -14, child('spoon', 'dig', beach, '#2f78b7'), 0.8) +
    line('M2-14C8-30 18-30 24-16', beach.tin2, 2.6) +
    sheet('M20-17c5-3 11 1 10 8-1 5-8 6-10 2-2-3-2-7 0-10z', beach.tin) +
    fill('M23-14c3-1 5 1 5 5-1 3-4 3-5 1-1-2-1-4 0-6z', beach.tin2),
  bucket: (paint, beach) =>
    tracks(17) +
    sheetBox(-16, -24, 20, 15, paint[0], 2) +
    sheetBox(-13, -35, 13, 13, paint[1], 2) +
    rect(-10.5, -32.5, 8, 7, '#cfe6ee', 1) +
    line('M2-20L18-36 28-20', paint[1], 4) +
    line('M2-20L18-36 28-20', paint[0], 2) +
    sheet('M22-20h13l-2 13h-9z', '#2f78b7') +
    line('M22-20q6.5-9 13 0', beach.paper, 1.2) +
    heap(28.5, -19, 6, 4, beach),
  crane: (paint, beach) =>
    tracks(18) +
    sheetBox(-20, -26, 24, 17, paint[0], 2) +
    sheetBox(-4, -32, 12, 23, paint[1], 2) +
    rect(-1, -29, 7, 8, '#cfe6ee', 1) +
    line('M4-24L26-56M-2-26L26-56', paint[0], 2.4) +
    line('M4.5-32l4-4M8-38l5-5M13-44l5-4', paint[0], 1.3) +
    line('M26-56v24M-14-26L26-56', beach.ink, 1) +
    sheet('M20-32h12l3 9-5 5-1.5-6h-5l-1.5 6-5-5z', beach.tin2) +
    heap(26, -17, 5, 4, beach) +
    heap(28, 0, 13, 7, beach),
  shovel: (paint, beach) =>
    tracks(20) +
    sheet('M-24-9v-14q0-5 5-5h20v-10q0-3 3-3h9l5 16v16z', paint[0]) +
    fill('M4-37h7l4 12H4z', '#cfe6ee') +
    line('M-4-28C0-52 16-60 25-52L34-30', paint[1], 6) +
    line('M-4-28C0-52 16-60 25-52L34-30', paint[0], 3.4) +
    sheet('M28-32l13 3-1 10-6 4-9-6z', beach.tin2) +
    line('M25-18l-1 4M29-16l-1 4M33-14l-1 4', beach.tin2, 2) +
    sheet('M-20-33c0-5 10-6 12-2l2-2 .5 4c1 2 0 5-2 6h-10c-2-1-3-3-2.5-6z', '#f2a9b0') +
    circle(-9, -32.5, 0.8, beach.ink) +
    line('M-15-38h4', paint[1], 1.3) +
    heap(38, 0, 12, 8, beach),
};
