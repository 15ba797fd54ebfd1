// The four factions. They never differ by colour alone: the outline of a plate, the emblem and the beat along a border do, too.
import { starPath } from '../kit/paths';
import { at, times } from '../kit/shapes';

export interface Faction {
  colour: string; // of the plate
  tint: string; // of the ground it holds
  dark: string; // of edges
  face: string; // of what is printed on the plate
  plate: string; // its outline, 18 by 18
  beat: [dash: string, cap: string, width: number]; // of the marks along a border
}

export interface Site {
  state?: string;
  faction?: string;
  seed: number;
}

const UK: Faction = {
  colour: '#c79a4a',
  tint: '#e0b04a',
  dark: '#5d3f0d',
  face: '#2a1c06',
  plate: 'M5.5 0h7A5.5 5.5 0 0 1 18 5.5v7a5.5 5.5 0 0 1-5.5 5.5h-7A5.5 5.5 0 0 1 0 12v-7A5.5 5.5 0 0 1 5.5 0z',
  beat: ['.1 5.2', 'round', 2.8],
};

const FACTIONS: Record<string, Faction> = {
  germany: {
    colour: '#4f5a68',
    tint: '#6b86a8',
    dark: '#262d36',
    face: '#eef1f3',
    plate: 'M3.5 0h11L18 3.5v11L14 18h-11L0 14v-11z',
    beat: ['1.6 3', 'butt', 5],
  },
  usa: {
    colour: '#4f6b2c',
    tint: '#6f8f34',
    dark: '#263712',
    face: '#f7f3dc',
    plate: 'M1.2 0h16L18 1.2v16L17 18H1.2L0 17V1.2z',
    beat: ['7 7', 'butt', 2.6],
  },
  uk: UK,
  ussr: {
    colour: '#b23a2b',
    tint: '#cf5a44',
    dark: '#5c130b',
    face: '#fff1d6',
    plate: 'M0 0l3 1.2h12L18 0v16l-2.5 2h-13L0 16z',
    beat: ['4 4', 'butt', 5],
  },
};

export const factionOf = (id: string | undefined): Faction => FACTIONS[id ?? ''] ?? UK;

const ring = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Emblems in a box of 10 by 10 round 0,0. No bar cross: beside a number it would read as a plus. */
const EMBLEMS: Record<string, string> = {
  germany: '<path d="M0-5l1.5 2.2L5-4.6V.2L2.2 1.6 2.6 5 0 3.4-2.6 5l.4-3.4L-5 .2v-4.8l3.5 1.8z"/>',
  usa: `<path d="${starPath(0, 0.3, 5.2, 5, 0.45)}"/>`,
  uk: `<path fill-rule="evenodd" d="${ring(5)}${ring(3.3)}${ring(1.8)}"/>`,
  ussr:
    times(8, (i) => `<rect x="-1.3" y="-5" width="2.6" height="4" transform="rotate(${i * 45})"/>`) +
    `<path fill-rule="evenodd" d="${ring(3.6)}${ring(1.5)}"/>`,
};

export const emblem = (faction: string, x: number, y: number, size: number, colour: string): string =>
  at(x, y, `<g fill="${colour}">${EMBLEMS[faction] ?? ''}</g>`, size / 10);
