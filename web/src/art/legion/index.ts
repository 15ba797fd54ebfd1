// Legion's pictures: linocuts, as on the posters of 1919.
import { numberOf, textOf, wordsOf, type Card } from '../kit/card';
import { portrait } from './people/portrait';
import { sceneOf } from './scenes';
import { despatch, flag, thing, token } from './signs';

const person = (card: Card): string =>
  portrait({
    id: card.id,
    name: card.name ?? '',
    faction: textOf(card, 'faction'),
    officer: card.officer === true,
    commander: card.kind === 'commander',
    power: numberOf(card, 'power'),
    skills: wordsOf(card, 'skills'),
    abilities: wordsOf(card, 'abilities'),
  });

const DRAW: Record<string, (card: Card) => string> = {
  character: person,
  commander: person,
  plot: (card) => sceneOf(card.id, wordsOf(card, 'types')),
  location: (card) => sceneOf(card.id, []),
  order: (card) => token(card.id, textOf(card, 'timing')),
  equipment: (card) => thing(card.id, false),
  damage: (card) => thing(card.id, true),
  despatch: (card) => despatch(card.id),
  faction: (card) => flag(card.id),
};

export const picture = (card: Card): string => DRAW[card.kind ?? '']?.(card) ?? '';
