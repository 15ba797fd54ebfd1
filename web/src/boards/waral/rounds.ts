// What a round came to, read from the log once the next one has begun.
import { sentences } from '../../net/sentences';
import type { LogLine } from '../../net/wire';
import { rounds } from '../../pieces/round';

export interface Change {
  seat: number;
  district: string;
  by: 1 | -1;
}

export interface Outcome {
  round: number;
  lines: LogLine[]; // the districts that went at its end, and those that came
  collected: number[]; // the coins that each seat's districts brought then, by seat
  since: Change[]; // the districts that have come to a seat or gone from it since then
}

const CHANGES = ['wrecked', 'laid'];
const ACTING = ['used', 'called', 'idled', 'looted', 'took', 'played', 'acted']; // with these the turns begin

const RIVAL = (line: LogLine): number => Number(line.args.rival);
const change = (seat: number, district: unknown, by: Change['by']): Change => ({ seat, district: String(district), by });

/** How a line of the log changes what the players have. */
const CHANGED: Record<string, (line: LogLine) => Change[]> = {
  took: (line) => [change(line.seat, line.args.district, 1)],
  ruined: (line) => [change(line.seat, line.args.district, -1)],
  destroyed: (line) => [change(RIVAL(line), line.args.district, -1)],
  swapped: (line) => [
    change(line.seat, line.args.district, -1),
    change(RIVAL(line), line.args.district, 1),
    change(line.seat, line.args['other-district'], 1),
    change(RIVAL(line), line.args['other-district'], -1),
  ],
};

/** The round before the one that runs, or null in the first. */
export function lastRound(log: LogLine[], seats: number): Outcome | null {
  const found = rounds(log);
  if (!found) return null;
  const { round, last, now } = found;
  const turns = now.findIndex(({ kind }) => ACTING.includes(kind));
  const brought = now.slice(0, turns < 0 ? undefined : turns).filter(({ kind }) => kind === 'gained');
  return {
    round,
    lines: sentences(last.slice(last.findLastIndex(({ kind }) => !CHANGES.includes(kind)) + 1)),
    collected: Array.from({ length: seats }, (_, seat) =>
      brought.filter((line) => line.seat === seat).reduce((sum, { args }) => sum + Number(args.count ?? 0), 0),
    ),
    since: now.flatMap((line) => CHANGED[line.kind]?.(line) ?? []),
  };
}
