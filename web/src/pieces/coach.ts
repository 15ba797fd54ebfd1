// The coach speaks through the log, to the learner alone.
import type { LogLine } from '../net/wire';
import type { Scenes } from '../theatre/scene';

/** What the coach said last, unless that was before the last round: then it is about something else than what is asked now. */
export function coachLine(log: LogLine[], scenes: Scenes = {}): string {
  const at = log.findLastIndex((line) => line.kind === 'coach');
  const rounds = log.slice(at + 1).filter((line) => scenes[line.kind]?.chapter === 'round').length;
  return rounds < 2 ? (log[at]?.text ?? '') : '';
}
