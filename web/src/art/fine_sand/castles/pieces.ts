// The castles of the cards, foot at 0,0.
import { type Beach, flag, sheet, sheetBox } from '../beach';
import { drip, gate, tower, wall } from './parts';
import { each, ellipse, fill, line } from '../../kit/shapes';

export type Piece = 'mound' | 'drip' | 'gatehouse' | 'keep' | 'big' | 'giant' | 'chair' | 'base' | 'scaffold';

export const PIECES: Record<Piece, (beach: Beach, flag?: string, dry?: boolean) => string> = {
  mound: (beach, colour = '#d94f3b') => tower(0, 24, 19, beach, 'cren', 1) + flag(0, -22, 14, colour, beach),
  drip: (beach, colour = '#2f78b7') => drip(-9, 22, beach, -0.05) + drip(3, 40, beach, 0.1) + flag(7, -42, 9, colour, beach),
  gatehouse: (beach, colour = '#4f9a52') =>
    tower(-17, 15, 31, beach, 'shell') +
    tower(17, 15, 31, beach, 'shell') +
    wall(-12, 13, 20, beach) +
    gate(0, 12, 15, beach) +
    line('M17-33l5-14', beach.wood2, 1) +
    sheet('M22-48c4 1 5 6 2 11l-3 2c-1-5-1-9 1-13z', '#eef0ea', 0.4, 0.6) +
    flag(-17, -36, 12, colour, beach),
  keep: (beach, colour = '#8557b0', dry = false) =>
    (dry ? '' : ellipse(0, 2, 40, 5, beach.sea2)) +
    tower(-14, 14, 36, beach, 'cone') +
    tower(14, 14, 36, beach, 'cone') +
    wall(-28, 28, 17, beach) +
    tower(-28, 15, 26, beach) +
    tower(28, 15, 26, beach) +
    gate(0, 11, 13, beach) +
    flag(-14, -49, 8, colour, beach) +
    flag(14, -49, 8, colour, beach),
  big: (beach, colour = '#d94f3b') =>
    tower(0, 22, 50, beach, 'cren', 2) +
    tower(-19, 15, 38, beach, 'cone') +
    tower(19, 15, 38, beach, 'cone') +
    wall(-33, 33, 18, beach) +
    tower(-33, 15, 25, beach) +
    tower(33, 15, 25, beach) +
    gate(0, 13, 15, beach) +
    sheet('M16 1h11l2 4H14z', beach.sand4, 0.3, 0.3) +
    flag(0, -54, 14, colour, beach),
  giant: (beach, colour = '#f0b32e') =>
    tower(0, 20, 66, beach, 'cone', 3) +
    tower(-17, 14, 52, beach, 'cren', 2) +
    tower(17, 14, 46, beach, 'cren', 2) +
    tower(-31, 14, 38, beach, 'cone') +
    tower(31, 14, 42, beach, 'cone') +
    wall(-44, 44, 20, beach) +
    tower(-44, 16, 28, beach, 'shell') +
    tower(44, 16, 28, beach, 'shell') +
    wall(-24, 24, 12, beach) +
    gate(0, 13, 17, beach) +
    flag(0, -86, 8, colour, beach),
  chair: (beach) =>
    sheet('M-15-2v-27q0-13 15-13t15 13v27z', beach.wood) +
    fill('M-12-12v-16q0-10 12-10t12 10v16z', beach.paper) +
    each([-10, -3, 4], (x) => fill(`M${x}-12v-${x === -3 ? 26 : 22.5}h3.5v${x === -3 ? 26 : 22.5}z`, '#2f78b7')) +
    sheetBox(-15, -13, 30, 6, '#d94f3b', 2) +
    sheetBox(-16, -8, 32, 7, beach.wood2, 1) +
    line('M-12 0v-2M12 0v-2', beach.wood2, 3) +
    line('M-14-32q-5 2-6 8M14-32q5 2 6 8', beach.wood2, 1.4),
  base: (beach) =>
    sheet('M-44 0l7-11h74l7 11z', beach.sand3) +
    sheet('M-35-11l6-10h58l6 10z', beach.sand2) +
    sheet('M-27-21l5-9h44l5 9z', beach.sand) +
    line('M-38-5h76M-30-16h60', beach.sand4, 0.8, 'stroke-dasharray="6 4"'),
  scaffold: (beach) =>
    tower(0, 22, 28, beach, 'cren', 1) +
    line('M-19 0v-44M19 0v-44M-6 0v-40M7 0v-40', beach.wood, 2.4) +
    line('M-23-14h46M-22-29h44M-19-14L7-29M19-29L-6-40', beach.wood2, 1.8),
};
