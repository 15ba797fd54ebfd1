import { describe, expect, it, vi } from 'vitest';
import type { View } from '../src/net/wire';
import { zone } from './moments';
import { shown } from './stage';

vi.mock('../src/boards/fine_sand/messages', () => ({
  message: (name: string, args: object = {}) => `${name} ${Object.values(args).join()}`.trim(),
}));

const { ending, isLastRound } = await import('../src/boards/fine_sand/ending');
const { default: Rival } = await import('../src/boards/fine_sand/Rival.svelte');

describe('the end of a turn of Fine Sand', () => {
  const view = (names: string[], given: number): View => ({
    seat: 0,
    names,
    facts: { 'hand limit': 4 },
    zones: [zone('symbol pile', 0, ...Array.from({ length: given }, () => null))],
  });

  it('says who may get what was off-loaded', () => {
    expect(ending(view(['Ann', 'Ben'], 2))).toBe('ending-give 2,Ben');
    expect(ending(view(['Ann', 'Ben'], 0))).toBe('ending-over');
  });

  it('gives nobody anything in the solo game', () => {
    expect(ending(view(['Ann'], 1))).toBe('ending-over');
  });
});

describe('the last round of Fine Sand', () => {
  const rounds = (round: number, last: number): View => ({ scalars: { round, ending: last } });

  it('is called so once it is certain and has come', () => {
    expect(isLastRound(rounds(7, 7))).toBe(true);
    expect(isLastRound(rounds(7, 8))).toBe(false);
    expect(isLastRound(rounds(7, 0))).toBe(false);
    expect(isLastRound({})).toBe(false);
  });

  it('is not certain where a rival may draw the last card', () => {
    const view: View = { seat: 0, names: ['Ann', 'Ben'], numbers: { 'end alert': [0, 1] } };
    const said = shown(Rival, view, { seat: 1 });
    expect(said).toContain('end-alert');
    expect(said).not.toContain('last-round');
  });
});
