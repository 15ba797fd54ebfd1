// Waral's pictures: cut paper in jewel tones.
import { numberOf, stepsOf, textOf, type Card } from '../kit/card';
import { district } from './districts';
import { mask } from './masks';
import { trick } from './tricks';

function trickOf(card: Card, dark: boolean): string {
  const [first] = stepsOf(card, 'steps');
  const [key = first?.type ?? ''] = Object.keys(card.requires ?? {});
  return trick({ id: card.id, mode: textOf(card, 'mode'), key, op: first?.op ?? '' }, dark);
}

export function picture(card: Card, dark: boolean): string {
  if (card.kind === 'district')
    return district({ id: card.id, type: textOf(card, 'type'), power: numberOf(card, 'power') }, dark);
  if (card.kind === 'trick') return trickOf(card, dark);
  return card.kind === 'character' ? mask(card.id) : '';
}
