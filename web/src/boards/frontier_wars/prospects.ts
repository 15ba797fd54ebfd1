// What a battle that is still to come means for whoever looks.
import type { Battle, Tile } from './facts';

/** How it would end for them; `theirs`: it is fought among others. */
export type Meaning = Battle['ends'] | 'theirs';

/** What stands for it in a line. */
export const SIGNS: Record<Meaning, string> = { won: '✓', lost: '✗', frontier: '=', empty: '∅', theirs: '' };

const TURNED: Record<Battle['ends'], Meaning> = { won: 'lost', lost: 'won', frontier: 'frontier', empty: 'empty' };

/** A battle is told as it ends for its attacker: what they win, whoever defends there loses. */
export function meaningOf({ ends }: Battle, tile: Tile | undefined, attacker: number, looker: number): Meaning {
  if (looker === attacker) return ends;
  const defends = tile?.armies?.some(({ seat }) => seat === looker);
  const holds = tile?.building?.kind === 'headquarters' && tile.building.intact && tile.building.of === looker;
  return defends || holds ? TURNED[ends] : 'theirs';
}
