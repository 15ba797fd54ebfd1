// Who won, in one sentence.
import { listed } from '../app/formats';
import { t } from '../app/messages';
import type { Outcome } from '../net/wire';

/** Whether a game was ended by its players or a host before anybody had won it: then nobody has. */
export const isDrawn = ({ ranks, scores }: Outcome): boolean => !scores.length && ranks.every((rank) => rank === 1);

export function verdictOf(outcome: Outcome, names: string[], mine: number[]): string {
  if (names.length > 1 && isDrawn(outcome)) return t('end-nobody');
  const winners = names.map((_, seat) => seat).filter((seat) => outcome.ranks[seat] === 1);
  const [first, ...others] = winners;
  if (names.length === 1) return t(winners.length ? 'end-alone-won' : 'end-alone-lost', { name: names[0] ?? '' });
  if (others.length) return t('end-shared', { names: listed(winners.map((seat) => names[seat] ?? '')) });
  return mine.length === 1 && first === mine[0] ? t('end-you-win') : t('end-wins', { name: names[first ?? 0] ?? '' });
}
