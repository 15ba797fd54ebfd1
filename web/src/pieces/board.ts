// What a title may bring to its table: a board of its own, or something that lies in the middle of the generic table.
import type { Component } from 'svelte';
import type { CardEntry } from '../app/house';
import type { LogLine, View } from '../net/wire';
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

export interface TitleBoard {
  Board?: Component<BoardProps>; // takes the place of the generic table
  Hand?: Component<BoardProps>; // lies beside the question, always in sight
  Middle?: Component<{ view: View }>; // lies in the middle of the generic table
  drawn?: (view: View) => Set<string>; // the piles that the middle draws, by their keys: the generic table leaves them out
  Face?: Component<FaceProps>; // how a card looks
  reach?: Reach; // which verbs reach into which zones
  kinds?: string[]; // kinds of things that lie there and are no cards: an option that names one lights it
}
