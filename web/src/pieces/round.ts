// The rounds of a game, as its log tells them.
import type { LogLine } from '../net/wire';

/** The lines of the round before the one that runs and those of this one, or null in the first. */
export function rounds(log: LogLine[]): { round: number; last: LogLine[]; now: LogLine[] } | null {
  const begins = log.flatMap(({ kind }, index) => (kind === 'round-begins' ? [index] : []));
  const [from, to] = begins.slice(-2);
  if (from === undefined || to === undefined) return null;
  return { round: begins.length - 1, last: log.slice(from, to), now: log.slice(to + 1) };
}
