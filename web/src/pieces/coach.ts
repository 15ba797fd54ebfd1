// The coach speaks through the log, to the learner alone.
import type { LogLine } from '../net/wire';

export const coachLine = (log: LogLine[]): string => log.findLast((line) => line.kind === 'coach')?.text ?? '';
