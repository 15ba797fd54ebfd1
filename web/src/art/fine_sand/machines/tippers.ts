// Blue: tippers, from a toy to a lorry. Foot at 0,0.
import { type Machine, heap, sheet, sheetBox, wheel } from '../beach';
import { child } from '../child';
import { at, circle, fill, line, rect } from '../../kit/shapes';

export const TIPPER: Record<string, Machine> = {
  toy: (paint, beach) =>
    heap(-5, -15, 12, 8, beach) +
    sheet('M-19-17h28l-4 10h-21z', paint[0]) +
    sheet('M10-19h8l4 7v6H10z', paint[1]) +
    rect(12.5, -17, 5, 4, '#dff0f4', 0.8) +
    wheel(-11, -5, 5) +
    wheel(13, -5, 5),
  pram: (paint, beach) =>
    heap(-2, -23, 15, 8, beach) +
    sheet('M-19-24h38c0 12-8 16-19 16s-19-4-19-16z', paint[0]) +
    sheet('M19-24c0-12-8-17-17-17v17z', paint[1]) +
    line('M19-24l-14-13M19-24L9-38', paint[0], 0.9) +
    line('M-19-24l-8-8', beach.wood2, 2.6) +
    wheel(-12, -6, 6.5, paint[1]) +
    wheel(12, -6, 6.5, paint[1]) +
    at(-31, 0, child('pram', 'push', beach, '#f0b32e')),
  cart: (paint, beach) =>
    heap(0, -20, 21, 12, beach) +
    sheetBox(-25, -21, 50, 11, paint[0], 1.5) +
    line('M-24-18h48M-24-14h48', paint[1], 1) +
    line('M25-14l12-9', beach.wood2, 2.4) +
    wheel(-15, -7, 7) +
    wheel(15, -7, 7) +
    at(41, 0, child('cart', 'stand', beach, '#d94f3b'), 1.05, 0, true) +
    at(1, -30, sheet('M-4 0h8l-1.5 8h-5z', '#d94f3b')),
  lorry: (paint, beach) =>
    heap(-36, 0, 20, 19, beach) +
    sheet('M-38-24L6-48l8 18-40 16z', paint[0]) +
    fill('M-34-24L4-45l2 5-38 20z', paint[1]) +
    fill('M-38-24l12 10-8 14h-10z', beach.sand2) +
    line('M-6-14L-2-32', beach.tin2, 3) +
    sheetBox(-26, -15, 54, 6, '#4a3c30', 2) +
    sheet('M10-15v-19q0-2 2-2h11l8 12v9z', paint[1]) +
    fill('M14-32h8l5 9H14z', '#dff0f4') +
    circle(29, -17, 1.5, '#f0b32e') +
    wheel(-17, -8, 8.5) +
    wheel(1, -8, 8.5) +
    wheel(22, -8, 8.5),
};
