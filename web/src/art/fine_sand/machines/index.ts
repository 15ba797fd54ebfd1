// Every colour has its machine; the dearer the card, the bigger it is.
import { at } from '../../kit/shapes';
import { paintOf, type Beach, type Machine } from '../beach';
import { DIGGER } from './diggers';
import { MIXER } from './mixers';
import { ROLLER } from './rollers';
import { TIPPER } from './tippers';

interface Fleet {
  machines: Machine[];
  limits: number[]; // above which cost the next size comes
}

const FLEETS: Record<string, Fleet> = {
  green: { machines: Object.values(ROLLER), limits: [6, 7, 9] },
  red: { machines: Object.values(DIGGER), limits: [4, 5, 6] },
  blue: { machines: Object.values(TIPPER), limits: [3, 4, 6] },
  purple: { machines: Object.values(MIXER), limits: [4, 5, 7] },
};
const SIZES = [1.15, 1.08, 1, 0.98];

export const hasMachine = (kind: string): boolean => kind in FLEETS;

/** The machine of a colour, its foot at 0,0; nothing for kinds without one. */
export function machine(kind: string, cost: number, beach: Beach): string {
  const fleet = FLEETS[kind];
  const stage = fleet?.limits.filter((limit) => cost > limit).length ?? 0;
  const drawing = fleet?.machines[stage]?.(paintOf(kind), beach) ?? '';
  return at(0, 0, drawing, (SIZES[stage] ?? 1) * (1 + Math.max(0, cost - 8) * 0.03));
}
