// What the end of a turn sets off.
import { factsOf } from '../../net/facts';
import { countOf, leftOf } from '../../net/view';
import type { View } from '../../net/wire';
import type { Facts } from './facts';
import { message } from './messages';

/** Before the turn is over the surplus is thrown away; what was off-loaded then goes to the neighbour. */
export function ending(view: View): string {
  const seat = view.seat ?? 0;
  const surplus = countOf(view, 'hand', seat) - (factsOf<Facts>(view)['hand limit'] ?? 0);
  const given = countOf(view, 'symbol pile', seat);
  const name = view.names?.[leftOf(view, seat)] ?? '';
  const parts = [
    surplus > 0 ? message('ending-discard', { n: surplus }) : '',
    given ? message('ending-give', { n: given, name }) : '',
  ];
  return parts.filter(Boolean).join(' ') || message('ending-over');
}
