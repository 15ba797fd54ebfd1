// Frontier Wars' pictures: orders as linocuts, the war as counters on a calm painted land.
import { stepsOf, textOf, type Card } from '../kit/card';
import { order } from './orders';
import { factionSheet } from './sheets';

/** "infantry" three times, and so on. */
const troopsOf = (card: Card): string[] =>
  Object.entries((card.troops ?? {}) as Record<string, number>).flatMap(([unit, count]) => Array<string>(count).fill(unit));

export function picture(card: Card, dark: boolean): string {
  const deck = textOf(card, 'deck');
  if (deck) return order({ id: card.id, deck, effects: stepsOf(card, 'effects') }, dark);
  const [faction = '', side = ''] = card.id.split('_');
  return 'troops' in card ? factionSheet(faction, side === 'b', troopsOf(card), dark) : '';
}

export { building, counter, emblemSign, glyph } from './counters';
export { land, MARGIN } from './land';
export { map } from './map';
export { SIDE, WIDE } from './land/hexes';
