// Fine Sand is cut from paper: every shape is a sheet with a hard little shadow. By night the beach lies in moonlight.
import { circle, fill, line, rect } from '../kit/shapes';

const DAY = {
  night: false,
  sun: '#fff3c9',
  cloud: '#fffaf0',
  sea: '#4b9bb0',
  sea2: '#79bfc4',
  foam: '#f8f8ec',
  sand: '#f0d193',
  sand2: '#e2b96f',
  sand3: '#c8964c',
  sand4: '#8f6330',
  sh: '#4a2f14',
  ink: '#3a2a1c',
  wood: '#b97f45',
  wood2: '#8a5a2c',
  paper: '#fff8ea',
  tin: '#cfd6d8',
  tin2: '#93a1a8',
};

export type Beach = typeof DAY;

const NIGHT: Beach = {
  ...DAY,
  night: true,
  sun: '#f6e7b8',
  cloud: '#7a6f93',
  sea: '#1f4a63',
  sea2: '#2f6578',
  foam: '#b9c9c4',
  sand: '#c49f6c',
  sand2: '#a98250',
  sand3: '#85613a',
  sand4: '#553b22',
  sh: '#0d0805',
  paper: '#f3e6cf',
};

export const beachOf = (dark: boolean): Beach => (dark ? NIGHT : DAY);

/** The colour of a kind of card, a deep shade of it, and its sky. */
export type Paint = readonly [colour: string, deep: string, sky: string];
export type Machine = (paint: Paint, beach: Beach) => string;

const TABLE: Paint = ['#4b9bb0', '#2a6477', '#cfe6e4'];
const PAINTS: Record<string, Paint> = {
  green: ['#4f9a52', '#2f6636', '#cfe5c2'],
  red: ['#d94f3b', '#96291e', '#f9cfb8'],
  blue: ['#2f78b7', '#1b4c7d', '#c4e0ee'],
  purple: ['#8557b0', '#553078', '#e0d2ee'],
  yellow: ['#f0b32e', '#a26f08', '#fdeab2'],
  castle: ['#d99b4a', '#8f6330', '#fbd8b4'],
  coin: ['#c98a3a', '#7b4f18', '#f4e2c6'],
};

export const paintOf = (kind: string): Paint => PAINTS[kind] ?? TABLE;

const SHADOW = '#3a220c';

export const sheet = (d: string, colour: string, dx = 0.9, dy = 1.3): string =>
  fill(d, SHADOW, `opacity=".26" transform="translate(${dx} ${dy})"`) + fill(d, colour);

export const disc = (x: number, y: number, r: number, colour: string): string =>
  circle(x + 0.9, y + 1.3, r, SHADOW, 'opacity=".26"') + circle(x, y, r, colour);

export const sheetBox = (x: number, y: number, w: number, h: number, colour: string, round = 1): string =>
  rect(x + 0.9, y + 1.3, w, h, SHADOW, round, 'opacity=".26"') + rect(x, y, w, h, colour, round);

export const wheel = (x: number, y: number, r: number, colour = '#43362b', hub = '#fff3d6'): string =>
  disc(x, y, r, colour) + circle(x, y, r * 0.42, hub) + circle(x, y, r * 0.14, colour);

/** A heap of sand, lit from the left. */
export const heap = (x: number, y: number, w: number, h: number, beach: Beach): string =>
  sheet(
    `M${x - w} ${y}Q${x - w * 0.5} ${y - h * 0.4} ${x - w * 0.2} ${y - h}Q${x} ${y - h * 1.12} ${x + w * 0.25} ${y - h * 0.9}` +
      `Q${x + w * 0.6} ${y - h * 0.3} ${x + w} ${y}z`,
    beach.sand2,
  ) +
  fill(
    `M${x + w * 0.1} ${y - h}Q${x + w * 0.6} ${y - h * 0.3} ${x + w} ${y}H${x + w * 0.2}` +
      `Q${x + w * 0.35} ${y - h * 0.5} ${x + w * 0.1} ${y - h}z`,
    beach.sand3,
  );

export const flag = (x: number, y: number, h: number, colour: string, beach: Beach): string =>
  line(`M${x} ${y}v${-h}`, beach.wood2, 1.2) + sheet(`M${x} ${y - h}l9 2.8-9 3z`, colour, 0.5, 0.8);
