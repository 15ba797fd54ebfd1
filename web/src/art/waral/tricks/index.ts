// Tricks, 96 by 96: one thing per card. The panel behind it and the ribbon tell how it is played, the colours tell its key.
import { starPath } from '../../kit/paths';
import { circle, edge, fill, picture, stroke } from '../../kit/shapes';
import { JEWEL, sheet } from '../palette';
import { ACTIONS } from './actions';
import { ANSWERS } from './answers';
import { ENDS, plain } from './ends';
import { burst } from './parts';

export interface TrickCard {
  id: string;
  mode: string;
  key: string; // the type of district it needs
  op: string; // what its first step does
}

type Shades = readonly [dark: string, panel: string, light: string];

const KEYS: Record<string, Shades> = {
  military: [JEWEL.garnet, '#a12239', JEWEL.ruby],
  merchant: ['#7d4c12', '#c07e22', JEWEL.topaz],
  cultural: [JEWEL.plum, '#5d2d86', JEWEL.amethyst],
  strategic: [JEWEL.deep, '#1a7c86', JEWEL.turq],
};
const NO_KEY: Shades = ['#16204e', '#24428f', JEWEL.sapphire];

/** By night the same colours, with the lamps turned down. */
const DIM = fill('M0 0H96V96H0z', '#0b0714', 'fill-opacity=".3"');

interface Mode {
  ribbon: string;
  colour: string;
  sign: string;
  signColour: string;
  panel: (shades: Shades) => string;
}

/** Four shapes and four colours, so that colour is never alone. */
const MODES: Record<string, Mode> = {
  action: {
    ribbon: 'M6-3H28V26L17 33 6 26z',
    colour: JEWEL.ruby,
    sign: 'M12 9L25 17.5 12 26z',
    signColour: JEWEL.ivory,
    panel: ([, panel, light]) => fill(starPath(48, 50, 56, 14, 0.74), panel) + burst(light, 14, 14, 44, 0.1),
  },
  free: {
    ribbon: 'M6-3H28V33L17 25 6 33z',
    colour: JEWEL.jade,
    sign: 'M17 6.5a7.5 7.5 0 1 1-.1 0zM17 11a3 3 0 1 0 .1 0z',
    signColour: JEWEL.night,
    panel: ([, panel, light]) => circle(48, 50, 43, panel) + circle(48, 50, 36, 'none', edge(light, 2.5)),
  },
  reaction: {
    ribbon: 'M6-3H28V22Q28 31 17 34Q6 31 6 22z',
    colour: JEWEL.ivory,
    sign: 'M10 15L18 7V12Q26 13 25 24Q22 18.5 18 18.5V23z',
    signColour: JEWEL.sapphire,
    panel: ([, panel, light]) =>
      fill('M8 10H88V46Q88 78 48 95Q8 78 8 46z', panel) + stroke('M14 16H82V46Q82 73 48 88Q14 73 14 46z', light, 2.5),
  },
  end: {
    ribbon: 'M6-3H28V30H6z',
    colour: JEWEL.gold,
    sign: starPath(17, 16, 10),
    signColour: JEWEL.garnet,
    panel: ([, panel, light]) =>
      fill('M10 98V46Q10 7 48 7Q86 7 86 46V98z', panel) + stroke('M16 98V46Q16 13 48 13Q80 13 80 46V98', light, 2.5),
  },
};

const TRICKS: Record<string, () => string> = { ...ACTIONS, ...ANSWERS, ...ENDS };

/** A new trick borrows the thing of one that does the same. */
const LIKE: Record<string, string> = {
  destroy_rival: 'trk-01',
  steal: 'trk-13',
  skip: 'trk-03',
  gain: 'trk-04',
  exchange: 'trk-05',
  block: 'trk-06',
  draw: 'trk-07',
  ready: 'trk-08',
  take_free: 'trk-09',
  swap: 'trk-10',
  wreck: 'trk-11',
  scry: 'trk-12',
  loot_then_wreck: 'trk-14',
  cancel: 'trk-15',
  score: 'trk-18',
};

const ribbon = ({ ribbon: d, colour, sign, signColour }: Mode): string =>
  sheet(d, colour) +
  stroke(d, colour === JEWEL.ivory ? JEWEL.sapphire : JEWEL.ivory, 1.6) +
  fill(sign, signColour, 'fill-rule="evenodd"');

export function trick({ id, mode, key, op }: TrickCard, night: boolean): string {
  const shades = KEYS[key] ?? NO_KEY;
  const known = MODES[mode];
  const thing = TRICKS[id] ?? TRICKS[LIKE[op] ?? ''] ?? plain;
  const back = fill('M0 0H96V96H0z', shades[0]) + (known?.panel(shades) ?? '') + (night ? DIM : '');
  return picture([0, 0, 96, 96], back + thing() + (known ? ribbon(known) : ''));
}
