// What can be done on the tiles of the map, and how much of it lies spread out.
import { describe, expect, it } from 'vitest';
import { asBefore, onlyTile, spreadOut } from '../src/boards/frontier_wars/ways';
import type { LogLine, OptionInfo } from '../src/net/wire';

describe('choices of tiles', () => {
  const option = (noun: string): OptionInfo => ({ noun }) as OptionInfo;
  const [one, other] = [option('a1'), option('a2')];

  it('are spread out where some tile has several, unless they are many', () => {
    expect(spreadOut(new Map([['tile/a1', [one, one]]]))).toEqual([one, one]);
    expect(
      spreadOut(
        new Map([
          ['tile/a1', [one, one]],
          ['tile/a2', [other]],
          ['hand/0/0', [one]],
        ]),
      ),
    ).toEqual([one, one, other]);
    expect(
      spreadOut(
        new Map([
          ['tile/a1', [one]],
          ['tile/a2', [other]],
        ]),
      ),
    ).toEqual([]);
    expect(spreadOut(new Map([['tile/a1', Array.from({ length: 9 }, () => one)]]))).toEqual([]);
  });

  it('name the tile where it is one', () => {
    expect(onlyTile([one, one])).toBe('a1');
    expect(onlyTile([one, other])).toBe('');
    expect(onlyTile([])).toBe('');
  });
});

describe('the reinforcements of last time', () => {
  const unit = (kind: string, site: string): OptionInfo => ({ noun: site, verb: `reinforce_${kind}` }) as OptionInfo;
  const came = (kind: string, site: string, seat = 0): LogLine =>
    ({ kind: 'reinforced', seat, args: { unit: kind, tile: site } }) as unknown as LogLine;
  const [tank, plane, camp] = [unit('tank', 'a1'), unit('plane', 'a1'), unit('infantry', 'a2')];

  it('are what came to each site last, or all that it can give', () => {
    const log = [came('tank', 'a1'), came('plane', 'a1'), came('tank', 'a1', 1)];
    expect(asBefore([tank, plane, camp], log, 0)).toEqual([plane, camp]);
  });

  it('are none the first time, at a single site, and where some site has to be thought about', () => {
    expect(asBefore([tank, plane, camp], [], 0)).toEqual([]);
    expect(asBefore([tank, plane], [came('tank', 'a1')], 0)).toEqual([]);
    expect(asBefore([tank, plane, camp], [came('artillery', 'a1')], 0)).toEqual([]);
  });
});
