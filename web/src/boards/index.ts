// The boards that titles bring: `boards/<title>/board.ts` says what its board and its cards look like. Loaded when a table needs it.
import type { Component } from 'svelte';
import type { TableStore } from '../lib/table.svelte';
import type { View } from '../lib/wire';
import type { Reach } from '../table/pieces';
import type { FaceProps } from '../table/play.svelte';

export interface BoardProps {
  view: View;
  store?: TableStore;
}

export interface TitleBoard {
  Board: Component<BoardProps>;
  Hand?: Component<BoardProps>; // lies beside the question, always in sight
  Face?: Component<FaceProps>;
  reach?: Reach; // which verbs reach into which zones
}

const boards = import.meta.glob<{ default: TitleBoard }>('./*/board.ts');

export async function boardOf(title: string): Promise<TitleBoard | null> {
  const load = boards[`./${title}/board.ts`];
  return load ? (await load()).default : null;
}
