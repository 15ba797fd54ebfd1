import { describe, expect, it } from 'vitest';
import { sentences } from '../src/table/sentences';

const line = (text: string, joins = false) => ({ kind: 'paid', text, seat: 0, args: {}, about: [], joins });

describe('the sentences of a log', () => {
  it('are the lines that no other joins', () => {
    const lines = [
      line('Eva pays 1 gold.'),
      line('Eva pays 2 gold.', true),
      line('Eva pays 2 gold and 1 iron.', true),
      line('Eva rests.'),
    ];
    expect(sentences(lines).map(({ line, at }) => [at, line.text])).toEqual([
      [2, 'Eva pays 2 gold and 1 iron.'],
      [3, 'Eva rests.'],
    ]);
  });

  it('show a run as far as it has come', () => {
    expect(sentences([line('Eva pays 1 gold.'), line('Eva pays 2 gold.', true)])).toHaveLength(1);
    expect(sentences([])).toEqual([]);
  });
});
