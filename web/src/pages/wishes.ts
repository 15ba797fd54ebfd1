// What somebody wishes for a new table.
import type { ClockRules } from '../net/wire';

export const KINDS = ['me', 'bot', 'open'] as const;

/** Who shall sit on a seat, and how strong a bot there is. */
export interface SeatChoice {
  kind: (typeof KINDS)[number];
  level: string;
}

const DAY = 86_400;
export const DAYS: ClockRules = { start: 7 * DAY, increment: DAY, cap: 7 * DAY };

/** The clock that fits a pace: over days a slow one, and live none where it was slow. Other choices stay. */
export function clockFor(pace: Terms['pace'], clock: ClockRules | null): ClockRules | null {
  if (pace === 'days') return clock ?? DAYS;
  return clock?.start === DAYS.start ? null : clock;
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
