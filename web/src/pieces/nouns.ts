// Counted things in words. What several of a thing are called, the title says where it is another word.
import { asWords } from '../app/messages';

export type Plurals = Record<string, string>;

/** "2 infantry, 1 tank". */
export const counted = (things: Record<string, number>, plurals: Plurals = {}): string =>
  Object.entries(things)
    .map(([name, count]) => `${count} ${asWords(count === 1 ? name : (plurals[name] ?? name)).toLowerCase()}`)
    .join(', ');
