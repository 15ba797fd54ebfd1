import { describe, expect, it } from 'vitest';
import { entriesOf, piecesOf } from '../src/table/log';
import { line } from './moments';

describe('the log', () => {
  it('is in chapters: rounds, turns, and parts until they close', () => {
    const scenes = { round: { chapter: 'round' }, battle: { chapter: 'part' }, won: { closes: true } } as const;
    const kinds = ['round', 'moved', 'battle', 'hit', 'won', 'moved', 'battle', 'hit', 'round', 'moved'];
    const entries = entriesOf(
      kinds.map((kind) => line(kind)),
      scenes,
    );
    expect(entries.filter((entry) => entry.opens).map((entry) => entry.index)).toEqual([0, 2, 6, 8]);
    expect(entries.filter((entry) => entry.within).map((entry) => entry.index)).toEqual([3, 4, 7]);
  });

  it('knows where another player goes on', () => {
    const entries = entriesOf([line('a', 0), line('b', 0), line('c', 1), line('d', 0)], {});
    expect(entries.map((entry) => entry.first)).toEqual([true, false, true, true]);
  });

  it('finds players and cards in a sentence, the longest names first and no parts of words', () => {
    const cards = new Map([['castle-2', 'Tower (tall)']]);
    expect(piecesOf('Bot (2) gives Botany Tower (tall) to Bot.', ['Bot', 'Bot (2)'], cards)).toEqual([
      { text: 'Bot (2)', seat: 1 },
      { text: ' gives Botany ' },
      { text: 'Tower (tall)', card: 'castle-2' },
      { text: ' to ' },
      { text: 'Bot', seat: 0 },
      { text: '.' },
    ]);
    expect(piecesOf('Nothing.', [], new Map())).toEqual([{ text: 'Nothing.' }]);
  });
});
