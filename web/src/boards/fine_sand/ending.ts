// What the end of a turn sets off, and when the game ends.
import { factsOf } from '../../net/facts';
import { countOf, leftOf } from '../../net/view';
import type { View } from '../../net/wire';
import type { Facts } from './facts';
import { message } from './messages';

/** Before the turn is over the surplus is thrown away; what was off-loaded goes to the neighbour if all have off-loaded. */
export function ending(view: View): string {
  const seat = view.seat ?? 0;
  const surplus = countOf(view, 'hand', seat) - (factsOf<Facts>(view)['hand limit'] ?? 0);
  const given = view.names?.length === 1 ? 0 : countOf(view, 'symbol pile', seat); // nobody is there to give it to
  const name = view.names?.[leftOf(view, seat)] ?? '';
  const parts = [
    surplus > 0 ? message('ending-discard', { n: surplus }) : '',
    given ? message('ending-give', { n: given, name }) : '',
  ];
  return parts.filter(Boolean).join(' ') || message('ending-over');
}

/** Whether the round that runs is certain to be the last. */
export function isLastRound(view: View): boolean {
  const ending = Number(view.scalars?.ending ?? 0);
  return ending > 0 && ending <= Number(view.scalars?.round ?? 0);
}
