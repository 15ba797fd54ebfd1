// What ending a turn sets off: the battles that are pending, and the points after them.
import { factsOf } from '../../net/facts';
import type { View } from '../../net/wire';
import type { Facts } from './facts';
import { message } from './messages';

export function ending(view: View): string {
  const facts = factsOf<Facts>(view);
  const seat = view.seat ?? -1;
  const [now, after] = [facts['points now']?.[seat] ?? 0, facts['points after']?.[seat] ?? 0];
  const battles = (facts.battles ?? []).map(({ tile, forecast }) =>
    message('battle-at', { tile: tile.toUpperCase(), forecast: forecast.join(' ') }),
  );
  return [
    ...(now === after ? [] : [message('points-then', { now, after, target: facts['points to win'] ?? 0 })]),
    ...battles,
  ].join(' ');
}
