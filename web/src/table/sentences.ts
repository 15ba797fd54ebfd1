// The log as people read it: lines that join tell one thing together, and the last of them tells it all.
import type { LogLine } from '../net/wire';

export interface Sentence {
  line: LogLine;
  at: number; // its place among the lines
}

export const sentences = (lines: LogLine[]): Sentence[] =>
  lines.flatMap((line, at) => (lines[at + 1]?.joins ? [] : [{ line, at }]));
