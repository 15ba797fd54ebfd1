import { describe, expect, it } from 'vitest';
import { sentences } from '../src/net/sentences';
import { entriesOf } from '../src/table/log';

const line = (text: string, joins = false, seat = 0) => ({ kind: 'paid', text, seat, args: {}, about: [], joins });
const lines = [line('Eva pays 1 gold.'), line('Eva pays 2 gold.', true), line('Eva pays 3 gold.', true), line('Eva rests.')];

describe('the sentences of a log', () => {
  it('are the lines that no other joins', () => {
    expect(sentences(lines).map((one) => one.text)).toEqual(['Eva pays 3 gold.', 'Eva rests.']);
    expect(sentences(lines.slice(0, 2))).toHaveLength(1);
    expect(sentences([])).toEqual([]);
  });

  it('keep their places, and begin where their run began', () => {
    const entries = entriesOf([line('Ole rests.', false, 1), ...lines], {});
    expect(entries.map(({ index, first }) => [index, first])).toEqual([
      [0, true],
      [3, true],
      [4, false],
    ]);
  });
});
