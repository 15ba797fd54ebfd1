// Battles as the log tells them: who struck at which initiative and with what, what fell, and which cards lay there.
import type { LogLine } from '../../net/wire';
import { number } from '../../theatre/scene';

/** So many units of a kind of somebody. */
export interface Some {
  seat: number;
  unit: string;
  n: number;
}

export interface Hits {
  seat: number;
  on: string; // a faction
  n: number;
}

/** What happened at one initiative. */
export interface Volley {
  initiative: number;
  strikes: Some[];
  hits: Hits[];
  lost: Some[];
  ignored: Some[]; // hits: the unit is empty
}

export interface Report {
  tile: string;
  attacker: number;
  lines: LogLine[];
  cards: { seat: number; card: string }[];
  volleys: Volley[];
  end: string; // in words; empty while it lasts
}

const OPENS = 'battle-begins';
const ENDS = ['won', 'tie', 'all-gone', 'no-fight', 'neutrals-hold'];
const FALLS = ['lost', 'removed'];
const CARDS = ['played', 'attached', 'kept-card'];
const CAUSES = [OPENS, 'played', 'attached', 'used-special'];

/** All battles of a log, the oldest first. */
export function battlesIn(log: LogLine[]): Report[] {
  const found: LogLine[][] = [];
  let open = false;
  for (const line of log) {
    if (line.kind === OPENS) found.push([]);
    open = line.kind === OPENS || (open && line.kind !== 'round-begins');
    if (open || isMedalOf(found.at(-1), line)) found.at(-1)?.push(line);
    if (ENDS.includes(line.kind)) open = false;
  }
  return found.map(reported);
}

/** The medal of a battle is told right after its end. */
const isMedalOf = (battle: LogLine[] | undefined, { kind, args }: LogLine): boolean =>
  kind === 'medals' && ENDS.includes(battle?.at(-1)?.kind ?? '') && battle?.at(-1)?.args.tile === args.tile;

/** What its lines say of a battle, or the first of them. */
export function reported(lines: LogLine[]): Report {
  const [first] = lines;
  const end = lines.findIndex(({ kind }) => ENDS.includes(kind));
  return {
    tile: String(first?.args.tile ?? ''),
    attacker: first?.seat ?? -1,
    lines,
    cards: lines.filter(({ kind }) => CARDS.includes(kind)).map(({ seat, args }) => ({ seat, card: String(args.card) })),
    volleys: volleysOf(lines),
    end: end < 0 ? '' : lines.slice(end).map(({ text }) => text).join(' '), // prettier-ignore
  };
}

/** Whether somebody fought in a battle that another one won, or lost all there before it began. */
export const isLostBy = (report: Report, seat: number): boolean =>
  (fighters(report).includes(seat) && report.lines.some((line) => line.kind === 'won' && line.seat !== seat)) ||
  (report.lines.some(({ kind }) => kind === 'no-fight') &&
    report.lines.some((line) => FALLS.includes(line.kind) && line.seat === seat));

/** What others did in the battle of a line, in words: their attack, their cards and their skills. */
export function becauseOf(line: LogLine, reports: Report[]): string {
  const report = reports.findLast(({ lines }) => lines.includes(line));
  const causes = report?.lines.filter(({ kind, seat }) => seat !== line.seat && CAUSES.includes(kind)) ?? [];
  return causes.map(({ text }) => text).join(' ');
}

/** What tells battles apart: their tile, and which of those there it was. */
export const titled = (reports: Report[]): { report: Report; nth: number; of: number }[] =>
  reports.map((report, index) => {
    const same = (others: Report[]): number => others.filter(({ tile }) => tile === report.tile).length;
    return { report, nth: same(reports.slice(0, index + 1)), of: same(reports) };
  });

function volleysOf(lines: LogLine[]): Volley[] {
  const volleys: Volley[] = [];
  for (const line of lines) {
    if (line.kind === 'initiative')
      volleys.push({ initiative: number(line, 'initiative'), strikes: [], hits: [], lost: [], ignored: [] });
    else note(volleys.at(-1), line);
  }
  return volleys;
}

function note(volley: Volley | undefined, { kind, seat, args }: LogLine): void {
  const [unit, n] = [String(args.unit ?? ''), Number(args.count ?? 1)];
  if (kind === 'strikes') volley?.strikes.push({ seat, unit, n });
  else if (kind === 'hits') volley?.hits.push({ seat, on: String(args.faction), n });
  else if (kind === 'lost') volley?.lost.push({ seat, unit, n: 1 });
  else if (kind === 'weakened') volley?.lost.push({ seat, unit: 'garrison', n: 1 });
  else if (kind === 'ignored') volley?.ignored.push({ seat, unit: '', n });
}

/** Who takes part: the attacker, then the others as they are told of. */
export function fighters({ attacker, cards, volleys }: Report): number[] {
  const told = volleys.flatMap(({ strikes, hits, lost, ignored }) => [...strikes, ...hits, ...lost, ...ignored]);
  return [...new Set([attacker, ...cards.map(({ seat }) => seat), ...told.map(({ seat }) => seat)])];
}

/** Units of a seat, those of a kind added up. */
export function gathered(some: Some[], seat: number): Some[] {
  const units = new Map<string, number>();
  for (const one of some) if (one.seat === seat) units.set(one.unit, (units.get(one.unit) ?? 0) + one.n);
  return [...units].map(([unit, n]) => ({ seat, unit, n }));
}
