// Which things on the table an option speaks of. No rules: an option names a thing, and the thing lights up.
import { pieceKey } from '../net/view';
import type { OptionInfo, View, ZoneInfo } from '../net/wire';

/** The key of a thing that is no card, such as a tile of a map. */
export const thingKey = (kind: string, noun: string): string => `${kind}/${noun}`;

/** Where to look for a thing first: the own hand, what else is mine, the common table, the others. */
function nearness(zone: ZoneInfo, seat: number): number {
  if (zone.owner === seat) return zone.zone === 'hand' ? 0 : 1;
  return zone.owner < 0 ? 2 : 3;
}

/** Which verbs reach into which zones, where a title's board knows better than nearness. */
export type Reach = Record<string, string[]>;

/** For every lit card, and every lit thing of the kinds that lie on the board: the options that speak of it. */
export function litPieces(view: View, options: OptionInfo[], reach: Reach = {}, kinds: string[] = []): Map<string, OptionInfo[]> {
  const lit = new Map<string, OptionInfo[]>();
  for (const option of options) {
    if (!option.noun) continue;
    for (const key of places(view, option, reach, kinds)) lit.set(key, [...(lit.get(key) ?? []), option]);
  }
  return lit;
}

function places(view: View, option: OptionInfo, reach: Reach, kinds: string[]): string[] {
  if (kinds.includes(option.kind)) return [thingKey(option.kind, option.noun)];
  const zones = view.zones ?? [];
  const seat = view.seat ?? -1;
  const named = reach[option.verb];
  const names = (card: string | null): boolean => card !== null && (card === option.noun || option.noun.startsWith(`${card}/`));
  const holding = zones.filter((zone) => zone.cards.some(names));
  const reached = holding.filter((zone) => named?.includes(zone.zone) && zone.owner === seat);
  const nearest = Math.min(...holding.map((zone) => nearness(zone, seat)));
  const chosen = reached.length ? reached : holding.filter((zone) => nearness(zone, seat) === nearest);
  return chosen.flatMap((zone) => zone.cards.flatMap((card, index) => (names(card) ? [pieceKey(zone, index)] : [])));
}
