// How the people of a Plot fit into its box: as whole cards or, where these have no room, as short ones with legible names.
import type { Lane } from './facts';

/** How tall cards are drawn. */
export type Cut = 'whole' | 'short' | 'least';

export interface Box {
  width: number;
  height: number;
}

const LEAST = 58; // pixels: what the longest first name needs
const MOST = 64;
const GAP = 4;
const BESIDE = 58; // of the width of a Plot: emblem, total, margins
const HEAD = 66; // name and terms
const SCENE = 24; // whole cards also leave something of the scene in sight
const LONG = { name: 20, more: 24 }; // so many letters need a second line, which is so tall
const FOOT = 62; // what threatens the own people, or is said of somebody who may come
const INVITED = 44; // what is said of somebody where none of the own people are
const ALONE = 29; // a lane where nobody stands
const DANGER = 17;
const AIM = 46; // the button that aims at a lane
const SHORT = { room: 66, tall: 48 };

/** How tall so many whole cards are in a room so wide, with what aims at them below. */
function whole(count: number, room: number, aimed: boolean): number {
  const card = Math.min(MOST, Math.max(LEAST, (room - (count - 1) * GAP) / count));
  return Math.ceil(count / abreast(card, room)) * (card * 1.4 + GAP) + (aimed && count ? AIM : 0);
}

/** Of short cards; what aims at them stands among them. */
const short = (count: number, room: number, aimed: boolean): number =>
  Math.ceil((count && count + Number(aimed)) / abreast(SHORT.room, room)) * (SHORT.tall + GAP);

const abreast = (card: number, room: number): number => Math.max(1, Math.floor((room + GAP) / (card + GAP)));

/** The tallest cards that fit into the box of a Plot with this name. */
export function cutOf(lanes: Lane[], own: number, { width, height }: Box, aiming = false, name = ''): Cut {
  const besides = ({ people, danger }: Lane, seat: number): number => {
    if (!people.length) return seat === own ? ALONE : 0;
    const threatened = Boolean(danger && (danger.assaults || danger.unsure || danger.hidden));
    return 9 + (threatened && seat !== own ? DANGER : 0);
  };
  const foot = aiming ? 0 : lanes[own]?.people.length ? FOOT : INVITED;
  const head = name.length > LONG.name ? HEAD + LONG.more : HEAD;
  const fits = (rows: typeof whole, scene = 0): boolean => {
    const tall = lanes.map(
      (lane, seat) => besides(lane, seat) + rows(lane.people.length, width - BESIDE, aiming && seat !== own),
    );
    return tall.reduce((sum, one) => sum + one, head + foot + scene) <= height;
  };
  return !height || fits(whole, SCENE) ? 'whole' : fits(short) ? 'short' : 'least';
}

/** What of a total no card shows: orders that lie open, such as +2. */
export const openBonus = ({ total, people }: Lane): number => total - people.reduce((sum, { power }) => sum + (power ?? 0), 0);
