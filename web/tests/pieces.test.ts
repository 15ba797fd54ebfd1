import { describe, expect, it, vi } from 'vitest';
import { litPieces } from '../src/pieces/lit';
import { pointedAt, selectors } from '../src/theatre/anchors';
import type { OptionInfo, View } from '../src/net/wire';

const said = { answer: 'act' as const, final: false, consequence: '' };
const option = (verb: string, noun: string): OptionInfo => ({
  text: `${verb} ${noun}`,
  label: '',
  verb,
  noun,
  kind: 'card',
  ...said,
});
const zone = (name: string, owner: number, cards: (string | null)[]) => ({
  zone: name,
  slot: Math.max(owner, 0),
  owner,
  cards,
  marks: [],
});
const view: View = {
  seat: 0,
  zones: [
    zone('hand', 0, ['a', 'b', 'a']),
    zone('built', 0, ['b', 'c']),
    zone('market', -1, ['c', 'd']),
    zone('built', 1, ['d', 'e', null]),
  ],
};
const keys = (verb: string, noun: string, reach = {}): string[] => [...litPieces(view, [option(verb, noun)], reach).keys()];

describe('what is lit', () => {
  it('lights every copy in the hand', () => {
    expect(keys('discard', 'a')).toEqual(['hand/0/0', 'hand/0/2']);
  });

  it('looks nearest first: hand, own, common, others', () => {
    expect(keys('use', 'b')).toEqual(['hand/0/1']);
    expect(keys('use', 'c')).toEqual(['built/0/1']);
    expect(keys('take', 'd')).toEqual(['market/0/1']);
    expect(keys('strike', 'e')).toEqual(['built/1/1']);
  });

  it('lights the card in a noun of several parts', () => {
    expect(keys('send', 'c/2')).toEqual(['built/0/1']);
  });

  it('follows the reach of a verb where a board knows it', () => {
    expect(keys('use', 'b', { use: ['built'] })).toEqual(['built/0/0']);
  });

  it('lights nothing for what is not on the table', () => {
    expect(keys('use', 'z')).toEqual([]);
    expect(litPieces(view, [{ ...option('pass', ''), noun: '' }]).size).toBe(0);
  });

  it('gathers all options of one card', () => {
    expect(litPieces(view, [option('loot', 'd'), option('take', 'd')]).get('market/0/1')).toHaveLength(2);
  });
});

describe('what a line of the log points at', () => {
  const line = (seat: number, ...about: string[]) => ({ kind: '', text: '', seat, args: {}, about, joins: false });

  it('is what it names, with the seat that acts if it has it', () => {
    expect([...pointedAt(view, line(-1, 'd'))]).toEqual(['d', 'market/0/1', 'built/1/0']);
    expect([...pointedAt(view, line(1, 'd'))]).toEqual(['d', 'built/1/0']);
    expect([...pointedAt(view, line(1, 'c', 'a1'))]).toEqual(['c', 'built/0/1', 'market/0/0', 'a1']);
  });

  it('is marked where the seat that acts has it, whoever else has one', () => {
    vi.stubGlobal('CSS', { escape: (name: string) => name });
    expect(selectors('card:d', view)[0]).toBe('[data-place="market/0/1"]');
    expect(selectors('card:d', view, 1)[0]).toBe('[data-place="built/1/0"]');
    vi.unstubAllGlobals();
  });
});
