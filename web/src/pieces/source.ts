// Where a table comes from.
import type { Ask, LogLine, OptionInfo, View, WhyNots } from '../net/wire';
import type { Theatre } from '../theatre/theatre.svelte';

/** Where views come from and picks go: a live table, or a replay that takes no picks. */
export interface Source {
  readonly id: string; // of the table
  readonly view: View | null;
  readonly ask: Ask | null;
  readonly options: OptionInfo[];
  readonly log?: LogLine[];
  pick(...picks: string[]): Promise<void>;
  why?(): Promise<WhyNots>;
  readonly theatre?: Theatre; // where what happened is played
  readonly leapt?: boolean; // whether the view is more than a step away from the one before
  readonly undo?: number; // how many picks could be taken back now
  takeBack?(): Promise<void>;
}

/** The second half of an answer: something was chosen on the board, and it has to be said what for. */
export interface Step {
  asks: string; // what is asked now, and what was chosen
  detail?: string; // what there is to know about it
  back: () => void; // choose something else
}
