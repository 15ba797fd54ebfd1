// What somebody wishes for a new table.
import type { ClockRules, LevelInfo } from '../net/wire';

export const KINDS = ['me', 'bot', 'open'] as const;

/** Who shall sit on a seat, how strong a bot there is and what it likes, and what a player beside me is called. */
export interface SeatChoice {
  kind: (typeof KINDS)[number];
  level: string;
  character: string; // of a bot that thinks ahead; empty: none
  name: string;
}

export const SCENARIO = 'scenario'; // the setting that scenarios are values of

/** Whether several people play on this device alone: then each can have a name. */
export const roundOneScreen = (seats: SeatChoice[]): boolean =>
  seats.filter((seat) => seat.kind === 'me').length > 1 && !seats.some((seat) => seat.kind === 'open');

/** A bot as the server names it: only one that thinks ahead has a character. */
export const levelOf = ({ level, character }: SeatChoice, levels: LevelInfo[]): string =>
  character && levels.some((one) => one.id === level && one.thinks) ? `${level}-${character}` : level;

/** The seats as the server wants to hear of them. */
export const wished = (seats: SeatChoice[], levels: LevelInfo[]): Record<string, string>[] =>
  seats.map((seat) => {
    const { kind, name } = seat;
    if (kind === 'bot') return { kind, level: levelOf(seat, levels) };
    return kind === 'me' && roundOneScreen(seats) ? { kind, name: name.trim() } : { kind };
  });

const DAY = 86_400;
export const DAYS: ClockRules = { start: 7 * DAY, increment: DAY, cap: 7 * DAY };

/** The clock that fits a pace: over days a slow one, and live none where it was slow. Other choices stay. */
export function clockFor(pace: Terms['pace'], clock: ClockRules | null): ClockRules | null {
  if (pace === 'days') return clock ?? DAYS;
  return clock?.start === DAYS.start ? null : clock;
}

/** After how many seconds spectators may see what happens. */
export const DELAYS = [0, 60, 300, 900] as const;

/** What a table may be beside its game: who finds it, how fast it is, who may watch. */
export interface Terms {
  visibility: 'public' | 'link';
  pace: 'live' | 'days';
  spectators: boolean;
  delay: number; // seconds after which those who watch see what happens
  helper: string;
  clock: ClockRules | null;
  packs: string[];
}
