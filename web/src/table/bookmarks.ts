// How far somebody has come with the log of a table, kept on their device: where they acted last, what they have read.
import { remember } from '../app/preferences.svelte';

/** Lines that were there when they acted, lines of the log that they have read, lines that told them what happened to them. */
type Bookmark = 'seen' | 'read' | 'happened';

const key = (which: Bookmark, table: string, seat: number): string => `sandtable.${which}.${table}.${seat}`;

/** So many lines lie before the bookmark. */
export const bookmarked = (which: Bookmark, table: string, seat: number): number =>
  Number(localStorage.getItem(key(which, table, seat)) ?? 0);

export const putBookmark = (which: Bookmark, table: string, seat: number, lines: number): void =>
  remember(key(which, table, seat), String(lines));
