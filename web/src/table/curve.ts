// The scores of a game as lines: where each of them runs in a picture of a given size.
import type { Story } from '../net/wire';

export interface Line {
  seat: number;
  path: string; // of an SVG
  end: [x: number, y: number];
}

export interface Round {
  x: number; // where it begins
  name: string; // its number alone: there is no room for more
}

export interface Curve {
  rounds: Round[];
  lines: Line[];
  low: number;
  high: number;
}

/** Scores change in steps: a line stays level until a pick moves it. */
export function curveOf({ points }: Story, wide: number, tall: number): Curve {
  const all = points.flatMap((point) => point.scores);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const last = points.at(-1)?.step ?? 1;
  const x = (step: number): number => Math.round((step / Math.max(last, 1)) * wide);
  const y = (score: number): number => Math.round(tall - ((score - low) / (high - low)) * tall);
  const lines = (points[0]?.scores ?? []).map((first, seat) => {
    const bends = points.slice(1).map((point) => `H${x(point.step)}V${y(point.scores[seat] ?? 0)}`);
    const end = points.at(-1)?.scores[seat] ?? first;
    return { seat, path: `M0 ${y(first)}${bends.join('')}`, end: [wide, y(end)] as [number, number] };
  });
  const begins = points.filter((point, at) => point.round !== (points[at - 1]?.round ?? ''));
  const rounds = begins.map((point) => ({ x: x(point.step), name: /\d+/.exec(point.round)?.[0] ?? '' }));
  return { lines, low, high, rounds: rounds.filter((round) => round.name) };
}
