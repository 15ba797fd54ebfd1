// The log as people read it: lines that join tell one thing together, and the last of them tells it all.
import type { LogLine } from './wire';

export const sentences = (lines: LogLine[]): LogLine[] => lines.filter((_, at) => !lines[at + 1]?.joins);
