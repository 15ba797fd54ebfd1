// What a theatre is told, and what it keeps of it.
import type { LogLine } from '../net/wire';
import type { Act } from './acts';
import type { Tone } from './scene';

/** Something that happened to whoever looks. */
export interface Told {
  line: LogLine;
  tone: Tone;
}

/** How a moment came about (`own`: the player who looks brought it about) and how long it may take until it is shown. */
export interface Circumstances {
  own?: boolean;
  patience?: number; // milliseconds
}

export interface Performance<M> {
  before: M; // where it begins
  moment: M; // where it ends
  acts: Act[];
  open: boolean; // whether the player may answer all the while, because they know it or are asked the same before and after
}
