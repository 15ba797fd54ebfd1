// The log as it is read: in chapters, with the players and cards that its sentences name.
import type { LogLine } from '../net/wire';
import type { Chapter, Scenes } from '../theatre/scene';

/** A line and where it stands: whether it opens a chapter, lies within a part of a turn, is the first in a row of its player. */
export interface Entry {
  index: number;
  line: LogLine;
  opens: Chapter | null;
  within: boolean;
  first: boolean;
}

/** A piece of a sentence: plain words, a player's name, or the name of a card. */
export interface Piece {
  text: string;
  seat?: number;
  card?: string;
}

/** One entry for each sentence: lines that join the one before are told by the last of them. */
export function entriesOf(lines: LogLine[], scenes: Scenes): Entry[] {
  let within = false;
  let first = true;
  const entries = lines.map((line, index) => {
    const { chapter = null, closes = false } = scenes[line.kind] ?? {};
    if (chapter) within = false;
    if (!line.joins) first = Boolean(chapter) || lines[index - 1]?.seat !== line.seat;
    const entry = { index, line, opens: chapter, within, first };
    if (chapter === 'part') within = true;
    if (closes) within = false;
    return entry;
  });
  return entries.filter(({ index }) => !lines[index + 1]?.joins);
}

/** A sentence in pieces. `cards` are the names of the cards it may name, by their slugs. */
export function piecesOf(text: string, names: string[], cards: Map<string, string>): Piece[] {
  const known: Piece[] = [
    ...names.map((name, seat) => ({ text: name, seat })),
    ...[...cards].map(([slug, name]) => ({ text: name, card: slug })),
  ];
  const sought = known.filter((piece) => piece.text).sort((one, other) => other.text.length - one.text.length);
  if (!sought.length) return [{ text }];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${sought.map((piece) => escaped(piece.text)).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  );
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => sought.find((piece) => piece.text === part) ?? { text: part });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
