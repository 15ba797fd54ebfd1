// What a title may bring to its table: a board of its own, how its cards look, how its events are shown.
import type { Component } from 'svelte';
import type { CardEntry } from '../app/house';
import type { LogLine, View } from '../net/wire';
import type { Scenes, Shape } from '../theatre/scene';
import type { Steps } from './going_on.svelte';
import type { Reach } from './lit';

export interface BoardProps {
  view: View;
  log?: LogLine[]; // at a live table
}

export interface FaceProps {
  entry: CardEntry | undefined;
  slug: string;
  large?: boolean;
}

/** What stands on a card, in words, for the plain face of cards. */
export interface Print {
  kind: string; // what it is, above its name
  tint: string; // cards of the same tint have the same colour
  corner?: number; // the number that matters most
  traits: string[]; // a few words below the name
  lines: string[]; // what else there is to say, where there is room
}

/** The colours of a faction: behind white letters, and as a mark on paper by day and by night. */
export interface SeatColours {
  seat: string;
  mark: [day: string, night: string];
}

export interface TitleBoard {
  Board?: Component<BoardProps>; // takes the place of the generic table
  Hand?: Component<BoardProps>; // lies beside the question, always in sight
  Face?: Component<FaceProps>; // how a card looks
  About?: Component<{ slug: string; log: LogLine[] }>; // what else the sheet of a card says, as it lies now
  Standing?: Component<{ view: View; seat: number }>; // what stands for a player in the status line, after the score
  print?: (entry: CardEntry) => Print; // what the plain face shows of a card
  tints?: Record<string, string>; // the colour of a plain card's head, by its tint in `print`
  seatColours?: (view: View) => (SeatColours | undefined)[]; // of the players, where they have factions with colours
  steps?: Steps; // of a turn, where several only go on to the next
  reach?: Reach; // which verbs reach into which zones
  read?: string[]; // verbs whose cards a finger first holds up, to be read; so it does where a pick is dear or final
  dear?: string[]; // verbs that cost something: they never stand out
  weighed?: string[]; // verbs that are held for a moment wherever they are picked: nobody gets such a card back
  usual?: string[]; // verbs that stand out wherever they are offered: players hardly ever do anything else first
  aside?: string[]; // verbs about the manner of play, not about the turn: they stand last
  spoken?: string[]; // verbs whose answers also stand beside the question: what they name may be out of sight
  scenes?: Scenes; // how its events are shown
  draws?: Shape[]; // the marks of scenes that its board draws itself, from `play.theatre`
  stands?: boolean; // whether on a phone the board shows how each player stands: the status line need not
  low?: boolean; // whether the dock is kept low, since the board needs the height
  previews?: boolean; // whether it tells itself what a mouse rests on
  signed?: boolean; // its Standing has a sign for each player: they need no shape
  narrates?: boolean; // whether on a desk its board tells what happens itself, so that no caption covers it
  snug?: boolean; // whether on a phone the question takes no more height than it needs: the board scrolls below it
  kinds?: string[]; // kinds of things that lie there and are no cards: an option that names one lights it
}
