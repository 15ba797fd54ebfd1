import { describe, expect, it } from 'vitest';
import { actsBetween, chosen } from '../src/theatre/acts';
import type { Scenes } from '../src/theatre/scene';
import { line, moment, zone } from './moments';

describe('acts', () => {
  const scenes: Scenes = {
    moved: {
      together: ['to'],
      show: ({ args }) => [{ shape: 'arrow', from: `tile:${args.from}`, to: `tile:${args.to}`, seat: 1 }],
    },
    stole: { touches: [{ who: 'rival', tone: 'bad' }] },
    shuffled: { pace: 'none' },
    battle: { pace: 'slow' },
  };

  it('are one for each event, but one for several that belong together or have none of their own', () => {
    const lines = ['a', 'b', 'c'].map((from) => line('moved', 1, { from, to: 'x' }));
    const log = [...lines, line('moved', 1, { from: 'd', to: 'y' }), line('shuffled'), line('drew')];
    const acts = actsBetween(moment([]), moment(log), scenes);
    expect(acts.map((act) => [act.line.kind, act.lines.length, act.told])).toEqual([
      ['moved', 3, 3],
      ['moved', 1, 4],
      ['drew', 2, 6],
    ]);
    expect(acts[0]?.marks).toHaveLength(3);
  });

  it('begin where the log goes on, also after something was taken back', () => {
    const [a, b, c] = [line('a'), line('b'), line('c')];
    expect(actsBetween(moment([a, b]), moment([{ ...a }, c]), {}).map((act) => act.line)).toEqual([c]);
    expect(actsBetween(moment([a, b]), moment([a]), {})).toEqual([]);
  });

  it('take their time for what touches whoever looks, and none for what they did themselves', () => {
    const log = [line('stole', 1, { rival: 0 }), line('stole', 1, { rival: 2 }), line('battle'), line('battle', 0)];
    expect(actsBetween(moment([]), moment(log), scenes).map((act) => act.time)).toEqual([1300, 450, 800, 300]);
  });

  it('take longer in battles and the like in which whoever looks takes part', () => {
    const fought: Scenes = { battle: { pace: 'slow', chapter: 'part' }, peace: { closes: true } };
    const log = [
      line('battle'),
      line('hit'),
      line('peace'),
      line('battle'),
      line('hit', 0),
      line('hit'),
      line('peace'),
      line('hit'),
    ];
    const acts = actsBetween(moment([]), moment(log), fought);
    expect(acts.map((act) => act.time)).toEqual([800, 450, 450, 1200, 675, 675, 675, 450]);
  });

  it('say of a card what will be said of it once the last event has named it', () => {
    const soldiers = (x: number, y: number) => ({ soldiers: { x: { wounds: x }, y: { wounds: y } } });
    const lying = (x: number, y: number) => ({
      zones: [{ ...zone('lane', 0, 'x', 'y'), marks: [{ wounds: x }, { wounds: y }] }],
      facts: soldiers(x, y),
    });
    const log = [line('hit', 1, { who: 'x' }), line('hit', 1, { who: 'y' }), line('hit', 1, { who: 'y' }), line('z')];
    const views = actsBetween(moment([], lying(0, 0)), moment(log, lying(1, 2)), {}).map((act) => act.view);
    expect(views.map((view) => view?.zones?.[0]?.marks.map((marks) => marks.wounds).join(':'))).toEqual([
      '1:0',
      '1:0',
      '1:2',
      '1:2',
    ]);
    expect(views.map((view) => view?.facts)).toEqual([soldiers(1, 0), soldiers(1, 0), soldiers(1, 2), soldiers(1, 2)]);
  });

  it('have the view between: cards lie where they will lie once they are named', () => {
    const before = {
      zones: [zone('hand', 1, null, null), zone('built', 1), zone('hand', 0, 'x', 'y')],
      numbers: { coins: [3, 3] },
    };
    const after = { zones: [zone('hand', 1), zone('built', 1, 'a', 'b'), zone('hand', 0, 'x', 'y')], numbers: { coins: [3, 1] } };
    const log = [line('built', 1, { card: 'a' }), line('paid'), line('built', 1, { card: 'b' })];
    const paid: Scenes = { paid: { after: (view) => ({ ...view, numbers: { coins: [3, 1] } }) } };
    const views = actsBetween(moment([], before), moment(log, after), paid).map((act) => act.view);
    expect(views.map((view) => view?.zones?.map((one) => one.cards))).toEqual([
      [[null], ['a'], ['x', 'y']],
      [[null], ['a'], ['x', 'y']],
      [[], ['a', 'b'], ['x', 'y']],
    ]);
    expect(views.map((view) => view?.numbers?.coins?.[1])).toEqual([3, 1, 1]);
  });

  it('leave cards where they lie that an event only speaks of', () => {
    const before = { zones: [zone('plot', -1, 'fire'), zone('used plots', -1)] };
    const after = { zones: [zone('plot', -1), zone('used plots', -1, 'fire')] };
    const log = [line('resolves', -1, { plot: 'fire' }), line('won')];
    const shown = (scenes: Scenes) => actsBetween(moment([], before), moment(log, after), scenes)[0]?.view?.zones?.[0]?.cards;
    expect(shown({ resolves: { stays: true } })).toEqual(['fire']);
    expect(shown({})).toEqual([]);
  });

  it('are left out where there is no time for all: what weighs least first, the oldest of those', () => {
    const log = [line('a'), line('battle'), line('b'), line('stole', 1, { rival: 0 }), line('c')];
    const acts = actsBetween(moment([]), moment(log), scenes);
    expect([...chosen(acts, 2550)].map((act) => act.line.kind)).toEqual(['battle', 'stole', 'c']);
    expect(chosen(acts, 0).size).toBe(0);
  });
});
