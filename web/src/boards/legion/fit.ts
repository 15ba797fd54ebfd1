// How the people of a Plot fit into its box: as whole cards as large as there is room for, else as short ones.
import type { Lane } from './facts';

/** How cards are drawn: as wide as `largest` where they are whole, as tall as `tall` where they are short. */
export interface Fit {
  cut: 'whole' | 'short';
  tall: number; // pixels
  largest: number;
  abreast: number; // so many stand side by side
}

export interface Box {
  width: number;
  height: number;
}

/** How tall what is said below the people is, seat by seat; `kept` is kept for what may be said of somebody who comes. */
export interface Words {
  said: number[];
  kept: boolean;
  name: string; // of the Plot
}

const LEAST = 58; // pixels: what the longest first name needs
const MOST = 92;
const STEP = 6;
const GAP = 4;
const BESIDE = 58; // of the width of a Plot: emblem, total, margins
const HEAD = 66; // name and terms
const SCENE = 12; // whole cards also leave something of the scene in sight
const LONG = { name: 20, more: 24 }; // so many letters need a second line, which is so tall
const FOOT = 50; // what is said of somebody who may come
const ALONE = 29; // a lane where nobody stands
const EDGES = 8; // of a lane
const AIM = 46; // the button that aims at a lane
const SHORT = { room: 66, least: 44, most: 80 };

/** A page that scrolls has room for everybody. */
export const AMPLE: Fit = { cut: 'whole', tall: 0, largest: 62, abreast: 9 };

const abreastOf = (card: number, room: number): number => Math.max(1, Math.floor((room + GAP) / (card + GAP)));

/** How tall so many whole cards are in a room so wide, with what aims at them below. */
function whole(count: number, room: number, largest: number, aimed: boolean): number {
  const most = Math.min(count, abreastOf(LEAST, room));
  const card = Math.min(largest, Math.max(LEAST, (room - (most - 1) * GAP) / most));
  return Math.ceil(count / most) * (card * 1.4 + GAP) + (aimed && count ? AIM : 0);
}

/** The tallest cards that fit into the box of a Plot. Whoever aims sees a button at each rival. */
export function fitOf(lanes: Lane[], own: number, { width, height }: Box, words: Words, aiming = false): Fit {
  const room = width - BESIDE;
  const abreast = abreastOf(LEAST, room);
  const kept = words.kept ? Math.max(0, FOOT - (words.said[own] ?? 0)) : 0;
  const said = words.said.reduce((sum, one) => sum + one, kept);
  const edges = lanes.reduce((sum, { people }, seat) => sum + (people.length ? EDGES : seat === own ? ALONE : 0), 0);
  const free = height - HEAD - (words.name.length > LONG.name ? LONG.more : 0) - said - edges;
  const aimed = (seat: number): boolean => aiming && seat !== own;
  const tallOf = (largest: number): number =>
    lanes.reduce((sum, { people }, seat) => sum + (people.length ? whole(people.length, room, largest, aimed(seat)) : 0), SCENE);
  for (let largest = MOST; largest >= LEAST; largest -= STEP)
    if (!height || tallOf(largest) <= free) return { cut: 'whole', tall: 0, largest, abreast };
  const across = abreastOf(SHORT.room, room);
  const rows = lanes.reduce(
    (sum, { people: { length } }, seat) => sum + Math.ceil((length && length + Number(aimed(seat))) / across),
    0,
  );
  const tall = Math.floor(free / Math.max(rows, 1)) - GAP;
  return { cut: 'short', tall: Math.min(SHORT.most, Math.max(SHORT.least, tall)), largest: LEAST, abreast: across };
}

/** What of a total no card shows: orders that lie open, such as +2. */
export const openBonus = ({ total, people }: Lane): number => total - people.reduce((sum, { power }) => sum + (power ?? 0), 0);
