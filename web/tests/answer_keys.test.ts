import { describe, expect, it } from 'vitest';
import { keysOf } from '../src/table/answers';
import { act, cancel, done, option, other, pass } from './options';

describe('keys', () => {
  const keys = (...all: Parameters<typeof keysOf>): string => [...keysOf(...all)].map((pair) => pair.join(' ')).join(', ');

  it('number what can be done, also on the table, and leave it or go on with 0', () => {
    expect(keys([act, done, cancel], [other])).toBe('build 1, loot 2, cancel 3, done 0');
    expect(keys([done], [])).toBe('done 0');
    expect(keys([act, done, other], [], { aside: ['loot'] })).toBe('build 1, loot 2, done 0');
  });

  it('number the ways on where there are two', () => expect(keys([act, pass, done], [])).toBe('build 1, pass 2, done 3'));
  it('are nine', () =>
    expect(
      keysOf(
        Array.from({ length: 12 }, (_, i) => option(`it ${i}`, 'act')),
        [done],
      ).size,
    ).toBe(9));
});
