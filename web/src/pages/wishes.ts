// What somebody wishes for a new table.
import type { ClockRules } from '../net/wire';

export const KINDS = ['me', 'bot', 'open'] as const;

/** Who shall sit on a seat, and how strong a bot there is. */
export interface SeatChoice {
  kind: (typeof KINDS)[number];
  level: string;
}

/** What a table may be beside its game: who finds it, how fast it is, who may watch. */
export interface Terms {
  visibility: 'public' | 'link';
  pace: 'live' | 'days';
  spectators: boolean;
  helper: string;
  clock: ClockRules | null;
  packs: string[];
}
