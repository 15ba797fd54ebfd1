// What a title says about its events, in `boards/<title>/scenes.ts`: how each is shown, what it does to a view, whom it touches.
// Events that are not in that table are told in the caption, and what they are about lights up.
import type { LogLine, View } from '../net/wire';
import type { SoundName } from './sounds';

/**
 * Something on the page: `tile:C1` is what has `data-tile="C1"`, and so with any `data-` name (`seat:1`, `pile:hand/1`, ...).
 * `card:castle-2` is a card wherever it lies. If nothing is there, nothing is drawn.
 */
export type Anchor = `${string}:${string}`;

/** Something drawn over the table. Arrows and rings stay until the player acts, the others as long as their act. */
export type Mark =
  | { shape: 'arrow'; from: Anchor; to: Anchor; seat: number; label?: string } // a bent arrow in the colour of a seat
  | { shape: 'ring'; at: Anchor; seat: number } // around something; of several copies of a card, around that seat's
  | { shape: 'slide'; from: Anchor; to: Anchor; seat: number; label: string } // a counter that goes from one to the other
  | { shape: 'rise'; at: Anchor; text: string; tone?: Tone } // a number or a word that rises from something
  | { shape: 'banner'; text: string; seat: number }; // large, across the board: a battle begins, a Plot is won

export type Shape = Mark['shape'];
export type Tone = 'good' | 'bad' | 'plain';

/** How long an act takes: `none` has no act of its own and goes along with the next one. */
export type Pace = 'none' | 'quick' | 'usual' | 'slow';

/** Where a line opens a chapter of the log: a round, somebody's turn, or a part of it such as a battle. */
export type Chapter = 'round' | 'turn' | 'part';

/**
 * Whom an event touches who did not ask for it: the seat in one of its args, or with `seat` the one that acts in it. Where it
 * names a card (`whose`), the seat that has it, as far as a view tells.
 */
export interface Touch {
  who: string;
  whose?: true;
  tone: Tone; // `bad`: they lost something, `good`: they got something
}

export interface Scene {
  show?: (line: LogLine, view: View) => Mark[]; // what is drawn; `view` is the one after the event
  after?: (view: View, line: LogLine, end: View) => View; // the view after the event, as far as the board can tell before `end`
  together?: string[]; // consecutive events of this kind and seat that agree in these args are one act
  pace?: Pace;
  chapter?: Chapter;
  stays?: boolean; // the cards it names stay where they lie, whatever becomes of them afterwards
  clears?: boolean; // what earlier events left on the table no longer means anything
  fleeting?: boolean; // its arrows and rings go with its act
  closes?: boolean; // the part of a turn that a chapter opened ends with it
  touches?: Touch[];
  because?: (line: LogLine, log: LogLine[]) => string; // what led to it, in words, for whom it touches
  sound?: SoundName;
}

/** By kind of event. */
export type Scenes = Record<string, Scene>;

export const tile = (line: LogLine, arg = 'tile'): Anchor => `tile:${line.args[arg]}`;
export const seat = (number: number | string | undefined): Anchor => `seat:${number}`;
export const card = (line: LogLine, arg = 'card'): Anchor => `card:${line.args[arg]}`;

/** The number that an event tells by some name. */
export const number = (line: LogLine, arg: string): number => Number(line.args[arg] ?? NaN);
