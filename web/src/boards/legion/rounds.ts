// What a round came to, read from the log once the next one has begun.
import { sentences } from '../../net/sentences';
import type { LogLine } from '../../net/wire';
import { rounds } from '../../pieces/round';

export interface Outcome {
  round: number;
  lines: LogLine[]; // who won which Plot, and who died
  points: number[]; // what each seat won, by seat
  dead: number[]; // how many each seat lost, by seat
}

const WON = ['won', 'won-more'];
const DIED = ['died', 'frozen-dead'];

/** Who led somebody who died. */
export type LeaderOf = (character: string) => number;

const sumOf = (lines: LogLine[], seat: number, worth: (line: LogLine) => number): number =>
  lines.filter((line) => line.seat === seat).reduce((sum, line) => sum + worth(line), 0);

/** The round before the one that runs, or null in the first. */
export function lastRound(log: LogLine[], seats: number, leaderOf: LeaderOf): Outcome | null {
  const found = rounds(log);
  if (!found) return null;
  const ended = ({ kind }: LogLine): boolean => [...WON, ...DIED].includes(kind);
  const lines = found.last.filter(ended);
  const dead = lines.flatMap(({ kind, args }) => (DIED.includes(kind) ? [leaderOf(String(args.character))] : []));
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    round: found.round,
    lines: sentences(found.last).filter(ended),
    points: all.map((seat) => sumOf(lines, seat, ({ args }) => Number(args.points ?? 0))),
    dead: all.map((seat) => dead.filter((one) => one === seat).length),
  };
}
