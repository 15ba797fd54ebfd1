// What a click on the map takes up, and what it sends where.
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { Campaign } from '../src/boards/frontier_wars/campaign.svelte';
import type { Tile } from '../src/boards/frontier_wars/facts';
import { Gathering } from '../src/boards/frontier_wars/gathering.svelte';
import { onwards } from '../src/boards/frontier_wars/stacks';
import { Looking } from '../src/boards/frontier_wars/looking.svelte';
import type { OptionInfo } from '../src/net/wire';
import { GRACE, Play } from '../src/pieces/play.svelte';
import { army, ask, map, other, set, tile, viewOf } from './front';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('the move that ends a turn', () => {
  /** Somebody whose only stack goes to A1; the server tells that nothing of the turn would be left. */
  async function send(sure: boolean, wantsGrace = true): Promise<{ campaign: Campaign; pick: Mock }> {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ facts: null })));
    const only = viewOf([tile('a1'), tile('a2', [army])]);
    const pick = vi.fn(() => Promise.resolve());
    const source = { id: 'T', view: only, ask, options: [], pick };
    const campaign = new Campaign(new Play(source, () => wantsGrace), () => only);
    campaign.choose('a2');
    await campaign.goTo('a1', sure);
    vi.unstubAllGlobals();
    return { campaign, pick };
  }

  it('waits for a moment where a mouse makes it, and can be stopped until then', async () => {
    const { campaign, pick } = await send(true);
    expect(campaign.play.held?.picks).toContain('move_to a1');
    expect(pick).not.toHaveBeenCalled();
    campaign.touch('a2', true);
    vi.advanceTimersByTime(2 * GRACE);
    expect(pick).not.toHaveBeenCalled();
  });

  it('goes out by itself after that moment', async () => {
    const { pick } = await send(true);
    vi.advanceTimersByTime(GRACE);
    expect(pick).toHaveBeenCalledOnce();
  });

  it('goes out at once where nothing shall wait', async () => {
    expect((await send(true, false)).pick).toHaveBeenCalledOnce();
  });

  it('is asked for where a finger makes it, which cannot look first', async () => {
    const { campaign, pick } = await send(false);
    expect(campaign.aim?.asking).toBe(true);
    expect(campaign.play.held).toBeNull();
    expect(pick).not.toHaveBeenCalled();
  });
});

describe('a mouse that rests on a stack', () => {
  const rested = (looking: Looking): void => {
    looking.hover('a2');
    vi.advanceTimersByTime(300);
  };

  it('may send it with its next click, and binds nobody', () => {
    const { campaign, pick } = set();
    rested(new Looking(campaign, () => false));
    expect([campaign.from, campaign.soft]).toEqual(['a2', true]);
    campaign.touch('a1', true);
    expect(pick).toHaveBeenCalledOnce();
  });

  it('chooses nobody as it passes, instead of a stack that was clicked, or while an order could be played', () => {
    const { campaign } = set();
    const looking = new Looking(campaign, () => false);
    looking.hover('a2');
    looking.release();
    vi.advanceTimersByTime(300);
    expect(campaign.from).toBe('');
    campaign.choose('c1');
    rested(looking);
    expect([campaign.from, campaign.soft]).toEqual(['c1', false]);
    campaign.choose('');
    campaign.play.source.options.push({ verb: 'play' } as OptionInfo);
    rested(looking);
    expect(campaign.from).toBe('');
  });
});

describe('the next stack', () => {
  const sent = (mouse: boolean): ReturnType<typeof set> => {
    const table = set();
    table.campaign.choose('a2');
    table.campaign.touch('a1', mouse);
    table.campaign.asked();
    return table;
  };

  it('is chosen for the next click of a mouse: what stayed there, or whoever can move beyond', () => {
    const { campaign, pick } = sent(true);
    expect(pick).toHaveBeenCalledOnce();
    expect([campaign.from, campaign.soft]).toEqual(['a2', true]); // here nothing has moved yet
    campaign.touch('c1', true); // a stack of its own, though a plane could go there
    expect([campaign.from, campaign.soft]).toEqual(['c1', false]);
    expect(pick).toHaveBeenCalledOnce();
  });

  it('can be taken up like any other', () => {
    const { campaign } = sent(true);
    campaign.touch('a2', true);
    expect([campaign.from, campaign.soft]).toEqual(['a2', false]);
  });

  it('is not chosen after the tap of a finger', () => {
    expect(sent(false).campaign.from).toBe('');
  });

  it('lies beyond the last one, or before it', () => {
    expect(onwards(map as unknown as Tile[], 'a3')).toEqual(['a3', 'c1', 'a1', 'a2']);
  });
});

describe('an attack of several stacks', () => {
  const enemy = { seat: 1, units: { tank: 1 } };
  const near = { ...other, reach: { infantry: { move_to: ['a1', 'd1'] } } };
  const far = { ...other, reach: { infantry: { move_to: ['a3', 'd1'] } } };
  const field = [tile('a1', [near]), tile('a3', [far]), tile('c1', [other]), tile('d1', [enemy])];

  it('begins with the tile that is attacked; all who reach it go in one request, unless told to stay', async () => {
    const { campaign, pick } = set(field);
    const gathering = new Gathering(campaign);
    expect(gathering.touch('c1')).toBe(false);
    expect(gathering.touch('d1')).toBe(true);
    expect(gathering.sources('d1').map(({ from }) => from)).toEqual(['a1', 'a3']);
    gathering.toggle(gathering.sources(gathering.to).find(({ from }) => from === 'a3')!);
    await gathering.go();
    const both = ['select_infantry a1', 'move_to d1'];
    expect(pick.mock.calls).toEqual([[...both, ...both]]);
    expect(gathering.to).toBe('');
  });

  it('takes as many of a kind as somebody says', async () => {
    const { campaign, pick } = set(field);
    const gathering = new Gathering(campaign);
    gathering.touch('d1');
    const [first] = gathering.sources('d1');
    gathering.step(first!, 'infantry', -1);
    await gathering.go();
    const one = ['select_infantry a1', 'move_to d1'];
    const two = ['select_infantry a3', 'move_to d1'];
    expect(pick.mock.calls).toEqual([[...one, ...two, ...two]]);
  });

  it('needs nobody who is chosen already', () => {
    const { campaign } = set(field);
    const gathering = new Gathering(campaign);
    campaign.choose('a1');
    expect(gathering.touch('d1')).toBe(false);
  });
});

describe('a click on a counter', () => {
  it('of a stack of several kinds chooses one of its kind, then one more; the ground chooses all', () => {
    const { campaign } = set();
    const looking = new Looking(campaign, () => false);
    expect(looking.single('a2', 'infantry')).toBe(true);
    expect([campaign.from, campaign.party.going]).toEqual(['a2', { infantry: 1 }]);
    looking.single('a2', 'infantry');
    expect(campaign.party.going).toEqual({ infantry: 2 });
    campaign.choose('a2');
    expect(campaign.party.going).toEqual({ infantry: 2, plane: 1 });
  });

  it('of a stack of one kind is a click on the stack', () => {
    expect(new Looking(set().campaign, () => false).single('c1', 'infantry')).toBe(false);
  });
});
