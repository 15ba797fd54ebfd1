// What stands on the cards, for their plain face.
import type { CardEntry } from '../../app/house';
import type { Print } from '../../pieces/board';
import { message } from './messages';

const DECKS = ['attack', 'defence', 'tactical'] as const;

export function print(entry: CardEntry): Print {
  const deck = DECKS.find((one) => one === entry.deck);
  const research = typeof entry.research === 'number' ? entry.research : undefined;
  return {
    kind: deck ? message(`deck-${deck}`) : message('kind-faction'),
    tint: deck ?? '',
    traits: [],
    lines: research === undefined ? [] : [message('research', { n: research })],
    ...(research === undefined ? {} : { corner: research }),
  };
}
