import { describe, expect, it } from 'vitest';
import type { LevelInfo, SeatInfo, TableInfo, TitleInfo } from '../src/net/wire';
import { firstStep, leadsOn, stepAfter, tableFor } from '../src/table/next_game';

const levels: LevelInfo[] = ['level1', 'level2', 'level3'].map((id) => ({ id, name: id, about: '', thinks: id === 'level3' }));
const modes = [
  { id: 'basic', name: '', about: '', players: [2, 3], campaign: false },
  { id: 'learning', name: '', about: '', players: [2], campaign: false },
  { id: 'fable', name: '', about: '', players: [2], campaign: true },
];
const title = { slug: 'x', modes } as unknown as TitleInfo;
const me = (seat: number): SeatInfo => ({ seat, kind: 'person', name: 'Ada', person: 'ada' });
const bot = (seat: number, level: string): SeatInfo => ({ seat, kind: 'bot', name: 'Bot', level });
const game = (mode: string, seats: SeatInfo[], ...ranks: number[]): TableInfo =>
  ({
    title: 'x',
    mode,
    seats,
    settings: { a: 1 },
    packs: [],
    outcome: { ranks, scores: [1, 2], reason: '', lines: [] },
  }) as unknown as TableInfo;
const after = (one: TableInfo): string[] => {
  const step = stepAfter(one, 'ada', title, levels);
  return step ? [step.mode.id, step.level.id] : [];
};

describe('what is played next', () => {
  it('begins with the game that teaches, and whoever knows the title with the real one, against the weakest', () => {
    expect(firstStep(title, levels)).toEqual({ mode: modes[1], level: levels[0] });
    expect(firstStep(title, levels, true)).toEqual({ mode: modes[0], level: levels[0] });
  });

  it('is the real game after the one that teaches, and stronger bots after a victory', () => {
    expect(after(game('learning', [me(0), bot(1, 'level1')], 1, 2))).toEqual(['basic', 'level2']);
    expect(after(game('learning', [me(0), bot(1, 'level1')], 2, 1))).toEqual(['basic', 'level1']);
    expect(after(game('fable', [me(0), bot(1, 'level2')], 1, 2))).toEqual(['basic', 'level3']);
    expect(after(game('basic', [bot(0, 'level3'), me(1)], 2, 1))).toEqual(['basic', 'level3']);
  });

  it('asks how strong a bot was, not what character it had', () => {
    expect(after(game('basic', [me(0), bot(1, 'level3-bold')], 1, 2))).toEqual(['basic', 'level3']);
  });

  it('does not follow from games with other people', () => {
    expect(after(game('basic', [me(0), { seat: 1, kind: 'person', name: 'Ben', person: 'ben' }], 1, 2))).toEqual([]);
    expect(after(game('basic', [me(0), { ...bot(1, 'level1'), person: 'ben' }], 1, 2))).toEqual([]);
    expect(after(game('basic', [me(0), me(1), bot(2, 'level1')], 1, 2, 3))).toEqual([]);
    expect(after(game('basic', [me(0)], 1))).toEqual([]);
  });

  it('leads on where mode or level are others, with as many players and the settings of the same mode', () => {
    const won = game('basic', [me(0), bot(1, 'level1'), bot(2, 'level1')], 1, 2, 3);
    const step = stepAfter(won, 'ada', title, levels);
    expect(step && leadsOn(step, won)).toBe(true);
    expect(step && tableFor(step, title, won)).toMatchObject({ mode: 'basic', settings: { a: 1 }, seats: { length: 3 } });
    const lost = game('basic', [me(0), bot(1, 'level2')], 2, 1);
    const same = stepAfter(lost, 'ada', title, levels);
    expect(same && leadsOn(same, lost)).toBe(false);
    const learnt = game('learning', [me(0), bot(1, 'level1')], 2, 1);
    expect(step && tableFor(step, title, learnt)).toMatchObject({ settings: {}, seats: [{ kind: 'me' }, { level: 'level2' }] });
  });
});
