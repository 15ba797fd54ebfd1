import { describe, expect, it } from 'vitest';
import type { LevelInfo } from '../src/net/wire';
import { wished, type SeatChoice } from '../src/pages/wishes';

const levels: LevelInfo[] = ['level1', 'level3'].map((id) => ({ id, name: id, about: '', thinks: id === 'level3' }));
const seat = (kind: SeatChoice['kind'], more: Partial<SeatChoice> = {}): SeatChoice => ({
  ...{ kind, level: 'level3', character: '', name: '' },
  ...more,
});

describe('the seats of a new table', () => {
  it('name a bot by its level, and by its character if it thinks ahead', () => {
    const bots = [seat('bot'), seat('bot', { character: 'bold' }), seat('bot', { level: 'level1', character: 'bold' })];
    expect(wished(bots, levels).map(({ level }) => level)).toEqual(['level3', 'level3-bold', 'level1']);
  });

  it('name people where several sit at one screen', () => {
    expect(wished([seat('me', { name: ' Eva ' }), seat('me', { name: 'Ben' })], levels)).toEqual([
      { kind: 'me', name: 'Eva' },
      { kind: 'me', name: 'Ben' },
    ]);
    expect(wished([seat('me', { name: 'Eva' }), seat('open')], levels)).toEqual([{ kind: 'me' }, { kind: 'open' }]);
  });
});
