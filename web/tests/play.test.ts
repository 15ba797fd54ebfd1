import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask, OptionInfo, View } from '../src/net/wire';
import { Play } from '../src/pieces/play.svelte';

const option = (card: string): OptionInfo => ({
  text: `pick ${card}`,
  label: card,
  verb: 'pick',
  noun: card,
  kind: 'card',
  answer: 'act',
  final: false,
  consequence: '',
});
const options = ['a', 'b', 'c', 'd'].map(option);
const view: View = { seat: 0, zones: [{ zone: 'hand', slot: 0, owner: 0, cards: ['a', 'b', 'c', 'd'], marks: [] }] };
const pick = vi.fn(() => Promise.resolve());
const table = (wanted: number): Play => {
  const ask: Ask = { decision: 'D', rule: '', prompt: '', detail: '', subject: null, wanted, options, undo: 0, number: 1 };
  return new Play({ id: 'T', view, ask, options, pick });
};

describe('a finger on a card', () => {
  beforeEach(() => pick.mockClear());

  it('holds it up where cards are chosen for what they say; a mouse, which can point at it, picks it', () => {
    const play = table(1);
    play.bring({ read: ['pick'] });
    const [key = ''] = play.lit.keys();
    play.tap(key, 'a', true);
    expect([play.looking, pick.mock.calls.length]).toEqual(['a', 0]);
    play.tap(key, 'a');
    expect(pick).toHaveBeenCalledWith('pick a');
  });

  it('holds it up where a pick costs something or is final, and where it is no card picks it', () => {
    const dear = table(1);
    dear.bring({ dear: ['pick'] });
    const final = table(1);
    final.source.options.forEach((one) => (one.final = true));
    for (const play of [dear, final]) {
      const [key = ''] = play.lit.keys();
      play.tap(key, 'a', true);
      expect([play.looking, pick.mock.calls.length]).toEqual(['a', 0]);
    }
    const [key = ''] = final.lit.keys();
    final.tap(key, null, true);
    final.source.options.forEach((one) => (one.final = false));
    expect(pick).toHaveBeenCalledWith('pick a');
  });

  it('picks it at once elsewhere', () => {
    const play = table(1);
    const [key = ''] = play.lit.keys();
    play.tap(key, 'a', true);
    expect([play.looking, pick.mock.calls.length]).toEqual([null, 1]);
  });
});

describe('a pick that the title has weighed', () => {
  beforeEach(() => pick.mockClear());

  it('is held for a moment although nothing before it could be taken back, and can be stopped', async () => {
    const play = new Play(table(1).source, () => true);
    play.bring({ weighed: ['pick'] });
    play.take(option('a'));
    expect([play.held?.picks, pick.mock.calls.length]).toEqual([['pick a'], 0]);
    await play.takeBack();
    expect(play.held).toBeNull();
    play.bring({});
    play.take(option('a'));
    expect(pick).toHaveBeenCalledWith('pick a');
  });
});

it('prepares no more cards than are wanted', () => {
  const play = table(3);
  for (const one of options) play.prepare(one.noun, one);
  expect(play.prepared.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  play.prepare('b', option('b'));
  play.prepare('d', option('d'));
  expect(play.prepared.map(({ key }) => key)).toEqual(['a', 'c', 'd']);
});
