// The coach speaks through the log: his lines are about a moment of the game, not about a card.
import type { LogLine } from '../../net/wire';

const MOMENT = /^(turn_|first_|piles_)/;

export const coachLine = (log: LogLine[]): string => log.findLast((line) => MOMENT.test(line.about[0] ?? ''))?.text ?? '';
