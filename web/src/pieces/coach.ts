// The coach speaks through the log, to the learner alone.
import { remember } from '../app/preferences.svelte';
import type { LogLine } from '../net/wire';
import type { Scenes } from '../theatre/scene';

/** What the coach said last, unless that was before the last round: then it is about something else than what is asked now. */
export function coachLine(log: LogLine[], scenes: Scenes = {}): string {
  const at = log.findLastIndex((line) => line.kind === 'coach');
  const rounds = log.slice(at + 1).filter((line) => scenes[line.kind]?.chapter === 'round').length;
  return rounds < 2 ? (log[at]?.text ?? '') : '';
}

const key = (table: string, seat: number): string => `sandtable.heard.${table}.${seat}`;

/** The lines that somebody has closed at a table, also before they opened its page anew. */
export function heardOf(table: string, seat: number): string[] {
  try {
    return JSON.parse(localStorage.getItem(key(table, seat)) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Remember on this device that a line was closed. */
export const hear = (table: string, seat: number, line: string): void =>
  remember(key(table, seat), JSON.stringify([...heardOf(table, seat), line]));
