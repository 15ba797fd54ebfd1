// What a title may tell in the facts of its views so that the generic table shows it well.
// A title tells more than that: what, it declares in `fact_types.py`, of which `boards/<title>/facts.ts` is made.
import type { View } from './wire';

export interface TableFacts {
  table?: object; // what matters of the whole table, by name
  seats?: object[]; // for each seat what matters of it, by name
  piles?: Record<string, string[]>; // names for the piles of a zone that has several
  plurals?: Record<string, string>; // what several of a counted thing are called, where the word changes
  'on cards'?: Record<string, string[]>; // words for each card that bears something
  'counted on cards'?: Record<string, Record<string, number>>; // numbers by name for each card that bears something
}

/** The facts of a view. A board gives the type that its title declares; what is not told yet is missing. */
export const factsOf = <Facts extends TableFacts = TableFacts>(view: View | null): Partial<Facts> =>
  (view?.facts ?? {}) as Partial<Facts>;
