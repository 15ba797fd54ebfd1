// The piles that lie on this board, and what they are called.
import type { View, ZoneInfo } from '../../net/wire';
import { zoneOf } from '../../net/view';
import { message } from './messages';
import type { Texts } from './texts';

export const OWN = {
  packet: 'pile-packet',
  'looked at': 'pile-looked-at',
  'back on top': 'pile-back-on-top',
  shown: 'pile-shown',
} as const;
export const COMMON = { 'in play': 'pile-in-play', passing: 'pile-passing', discard: 'pile-discard' } as const;

export interface Pile {
  name: string;
  zone: ZoneInfo;
}

type Named = { [Message in keyof Texts]: keyof Texts[Message] extends never ? Message : never }[keyof Texts];

/** Those of some piles of a seat (or, with -1, of the table) where something lies. */
export function pilesOf(view: View, seat: number, names: Record<string, Named>): Pile[] {
  const piles = Object.entries(names).map(([zone, name]) => ({ name: message(name), zone: zoneOf(view, zone, seat) }));
  return piles.filter(({ zone }) => zone.cards.length);
}
