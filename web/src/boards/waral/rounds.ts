// What a round came to, read from the log once the next one has begun.
import { sentences } from '../../net/sentences';
import type { LogLine } from '../../net/wire';
import { rounds } from '../../pieces/round';

export interface Outcome {
  round: number;
  lines: LogLine[]; // the districts that went at its end, and those that came
  collected: number[]; // the coins that each seat's districts brought then, by seat
}

const CHANGES = ['wrecked', 'laid'];
const COLLECTING = ['collected', 'gained', 'missed', 'coach'];

/** The round before the one that runs, or null in the first. */
export function lastRound(log: LogLine[], seats: number): Outcome | null {
  const found = rounds(log);
  if (!found) return null;
  const { round, last, now } = found;
  const turns = now.findIndex(({ kind }) => !COLLECTING.includes(kind));
  const brought = now.slice(0, turns < 0 ? undefined : turns).filter(({ kind }) => kind === 'gained');
  return {
    round,
    lines: sentences(last.slice(last.findLastIndex(({ kind }) => !CHANGES.includes(kind)) + 1)),
    collected: Array.from({ length: seats }, (_, seat) =>
      brought.filter((line) => line.seat === seat).reduce((sum, { args }) => sum + Number(args.count ?? 0), 0),
    ),
  };
}
