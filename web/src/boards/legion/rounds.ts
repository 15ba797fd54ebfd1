// What a round came to, read from the log once the next one has begun.
import type { LogLine } from '../../net/wire';

export interface Outcome {
  round: number;
  lines: LogLine[]; // who won which Plot, and who died
  points: number[]; // what each seat won, by seat
  dead: number[]; // how many each seat lost, by seat
}

const WON = ['won', 'won-more'];
const DIED = ['died', 'frozen-dead'];

const sumOf = (lines: LogLine[], seat: number, worth: (line: LogLine) => number): number =>
  lines.filter((line) => line.seat === seat).reduce((sum, line) => sum + worth(line), 0);

/** The round before the one that runs, or null in the first. */
export function lastRound(log: LogLine[], seats: number): Outcome | null {
  const begins = log.flatMap(({ kind }, index) => (kind === 'round-begins' ? [index] : []));
  const [from, to] = begins.slice(-2);
  if (from === undefined || to === undefined) return null;
  const lines = log.slice(from, to).filter(({ kind }) => [...WON, ...DIED].includes(kind));
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    round: begins.length - 1,
    lines,
    points: all.map((seat) => sumOf(lines, seat, ({ args }) => Number(args.points ?? 0))),
    dead: all.map((seat) => sumOf(lines, seat, ({ kind }) => Number(DIED.includes(kind)))),
  };
}
