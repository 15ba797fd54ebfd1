// How much power somebody has, in words, and what it would come to at the end.
import { factsOf } from '../../net/facts';
import type { View } from '../../net/wire';
import type { Facts } from './facts';
import { message } from './messages';

export interface Power {
  now: number; // what the districts show
  then: number; // what it would come to if the game ended now, as far as whoever looks may know
  target: number;
}

export function powerOf(view: View, seat: number): Power {
  const facts = factsOf<Facts>(view);
  const now = facts.power?.[seat] ?? 0;
  return { now, then: facts['power now']?.[seat] ?? now, target: facts.target ?? 1 };
}

/** Of how much it needs, until that is reached. */
export function powerInWords(power: number, target: number): string {
  return power > target ? message('power-reached', { power }) : message('power-of', { power, target });
}

/** In signs: what districts show, of how much, and what that comes to. */
export const powerInSigns = ({ now, then, target }: Power): string =>
  then === now ? `${now} / ${target}` : message('power-then', { power: now, target, then });

/** Where it comes from. What the hand adds only its owner knows. */
export function powerSays(view: View, seat: number): string {
  const { now, then, target } = powerOf(view, seat);
  const characters = factsOf<Facts>(view)['end powers']?.[seat] ?? 0;
  const said = { name: view.names?.[seat] ?? '', power: now, target, then, characters, tricks: then - now - characters };
  return message(said.tricks > 0 ? 'race-with-tricks' : 'race', said);
}
