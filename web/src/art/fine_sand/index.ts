// Fine Sand's pictures: cut paper on a beach.
import { numberOf, type Card } from '../kit/card';
import { at, ellipse, picture as framed } from '../kit/shapes';
import { beachOf, type Beach } from './beach';
import { PIECES } from './castles/pieces';
import { castle, PIECE_OF } from './castles/strip';
import { hasMachine, machine } from './machines';
import { EARLY } from './props/early';
import { LATE } from './props/late';
import { scene } from './scenes';

const PROPS: Record<string, (beach: Beach) => string> = { ...EARLY, ...LATE };

/** Cards whose prop takes the place of the machine of their colour. */
const ALONE = ['f5-limit-burst', 'f6-draw2', 'f6-build-free', 'f3-coin-search', 'f9-delivery', 'f1-coin'];
const SIZES: Record<string, number> = { giant: 0.77, big: 0.95, keep: 1.1 };

/** What stands on the sand: a castle, a machine, or what is special about the card. */
function subject(card: Card, kind: string, beach: Beach): string {
  const piece = PIECE_OF[card.id] ?? (kind === 'castle' ? 'gatehouse' : undefined);
  if (piece) return at(60, 75, PIECES[piece](beach), SIZES[piece] ?? 1.25);
  const prop = PROPS[card.id];
  const drives = hasMachine(kind) && !ALONE.includes(card.id);
  const [x, y, size] = prop ? [50, 75, 0.9] : [kind === 'red' ? 55 : 60, 77, 1.18];
  const driven = drives ? at(x, y, machine(kind, numberOf(card, 'cost') || 5, beach), size) : '';
  return driven + (prop ? at(drives ? 58 : 60, 75, prop(beach)) : '');
}

export function picture(card: Card, dark: boolean): string {
  const beach = beachOf(dark);
  const kind = card.kind ?? '';
  const shadow = ellipse(60, 74, 40, 3.5, beach.sh, 'opacity=".16"');
  return framed([0, 0, 120, 84], scene(card.id, kind, beach) + shadow + subject(card, kind, beach));
}

/** Everything somebody built of castle cards, as one castle. */
export const castlePicture = (ids: string[], dark: boolean): string => castle(ids, beachOf(dark));
