import { describe, expect, it } from 'vitest';
import type { Ask, OptionInfo } from '../src/net/wire';
import { GoingOn, passedOver, type Steps } from '../src/pieces/going_on.svelte';
import { countWanted, inOrder, inSight, naturalMove, pickSeveral, placesOf } from '../src/table/answers';
import { act, cancel, done, option, other, pass } from './options';

describe('answers', () => {
  it('stand in the order of their weight, and otherwise as they are offered', () => {
    expect(inOrder([cancel, done, act, pass, other])).toEqual([act, other, pass, done, cancel]);
    expect(inOrder([act, other, done], { aside: ['build'] })).toEqual([other, done, act]);
  });
});

describe('choices that lie on the table', () => {
  const told = { ...act, kind: 'card', consequence: 'The defender wins.' };

  it('stand in the dock as well where they are a few cards of which it is told what they bring about', () => {
    expect(inSight([told, told])).toBe(3);
    expect(inSight([told, { ...told, consequence: '' }])).toBe(1);
    expect(inSight([told, { ...told, kind: 'tile' }])).toBe(1);
  });
});

describe('the button that stands out', () => {
  it('is the only thing to do', () => expect(naturalMove([act, pass, cancel])).toBe(act));
  it('is never what costs dear while it can be left', () => {
    expect(naturalMove([act, pass], { dear: ['build'] })).toBeUndefined();
    expect(naturalMove([act, cancel], { dear: ['build'] })).toBe(act);
  });
  it('is none of several things', () => expect(naturalMove([act, other, pass])).toBeUndefined());
  it('is never the one that goes on while something can be done', () => expect(naturalMove([done, act])).toBeUndefined());
  it('is never the one that leaves it while something can be done', () => expect(naturalMove([pass, act])).not.toBe(pass));
  it('goes on where nothing else remains', () => expect(naturalMove([done, cancel])).toBe(done));
  it('is what is usual in a title', () => expect(naturalMove([act, other, done], { usual: ['loot'] })).toBe(other));
  it('is never about the manner of play', () => expect(naturalMove([act, done], { aside: ['build'] })).toBe(done));
});

const steps: Steps = { several: [], turn: ['Draw', 'Work', 'Done'], passed: { Draw: ['offload'], Bill: [] } };
const question = (decision: string, number: number, ...options: OptionInfo[]): Ask => ({
  decision,
  number,
  options,
  detail: '',
  prompt: '',
  rule: '',
  undo: 0,
  wanted: 1,
  subject: null,
});

describe('steps that only go on', () => {
  const offload = option('offload', 'act');

  it('are passed over where whatever else is offered can wait', () => {
    expect(passedOver(question('Draw', 1, offload, done), steps)).toBe(done);
    expect(passedOver(question('Draw', 1, offload, act, done), steps)).toBeNull();
    expect(passedOver(question('Bill', 1, done, cancel), steps)).toBe(done);
  });

  it('are not passed over where that could not be taken back, or where the title says nothing of it', () => {
    expect(passedOver(question('Draw', 1, option('done', 'go_on', true)), steps)).toBeNull();
    expect(passedOver(question('Done', 1, done), steps)).toBeNull();
  });

  it('do what must be done where nothing else is to be chosen and no earlier pick would be lost', () => {
    const draw = option('board', 'act', true);
    expect(passedOver(question('Draw', 1, draw, offload), steps)).toBe(draw);
    expect(passedOver(question('Draw', 1, draw, offload), steps, 1)).toBeNull();
    expect(passedOver(question('Draw', 1, draw, act), steps)).toBeNull();
    expect(passedOver(question('Draw', 1, pass, offload), steps)).toBeNull();
    expect(passedOver(question('Work', 1, draw), steps)).toBeNull();
  });

  function turn(): { asked: (ask: Ask) => string[]; going: GoingOn; held: string[] } {
    const sent: string[] = [];
    const held: string[] = [];
    const source: { ask: Ask | null } = { ask: null };
    const going = new GoingOn({
      source,
      board: { steps },
      send: (...picks) => {
        sent.push(...picks);
        return Promise.resolve();
      },
      hold: ({ text }) => void held.push(text),
    });
    const asked = (ask: Ask): string[] => {
      source.ask = ask;
      going.follow(ask);
      return sent.splice(0);
    };
    return { asked, going, held };
  }

  it('stay where somebody took something back, until the next pick', () => {
    const { asked, going } = turn();
    expect(asked(question('Draw', 1, done))).toEqual(['done']);
    going.stop();
    expect(asked(question('Draw', 2, done))).toEqual([]);
    going.resume();
    expect(asked(question('Draw', 3, done))).toEqual(['done']);
  });

  it('follow each other to the end of the turn once somebody ends it, but for what has to be chosen', () => {
    const { asked, going } = turn();
    expect(asked(question('Work', 1, act, done))).toEqual([]);
    expect(going.canEnd).toBe(done);
    going.end();
    expect(asked(question('Work', 1, act, done))).toEqual(['done']);
    expect(asked(question('Discard', 2, act, other))).toEqual([]);
    expect(asked(question('Done', 3, done))).toEqual(['done']);
    expect(asked(question('Work', 4, act, done))).toEqual([]);
  });

  it('do not end the next turn, where the last step of this one was not asked for', () => {
    const { asked, going } = turn();
    asked(question('Work', 1, act, done));
    going.end();
    expect(asked(question('Work', 1, act, done))).toEqual(['done']);
    expect(asked(question('Work', 2, act, done))).toEqual([]);
    going.end();
    expect(asked(question('Work', 2, act, done))).toEqual(['done']);
    going.rest();
    expect(asked(question('Done', 3, act, done))).toEqual([]);
  });

  it('hold the end for a moment where something was chosen on the way, so that it can be taken back', () => {
    const { asked, going, held } = turn();
    asked(question('Work', 1, act, done));
    going.end();
    asked(question('Discard', 2, act, other));
    going.resume();
    expect(asked(question('Done', 3, done))).toEqual([]);
    expect(held).toEqual(['done']);
  });
});

describe('how many are wanted', () => {
  const three = [option('a', 'act'), option('b', 'act'), option('c', 'act'), done];

  it('is counted of those there are, and never of fewer', () => {
    expect(countWanted({ ...question('Surplus', 1, ...three), wanted: 2 }, 5)).toEqual({ wanted: 2, n: 5 });
    expect(countWanted({ ...question('Surplus', 1, ...three), wanted: 3 }, 0)).toEqual({ wanted: 3, n: 3 });
    expect(countWanted({ ...question('Draw', 1, ...three), wanted: 4 }, 3)).toBeNull();
    expect(countWanted(question('Surplus', 1, ...three), 3)).toBeNull();
  });
});

describe('several cards', () => {
  const card = (name: string, final = false): OptionInfo => ({
    ...option(`discard ${name}`, 'act', final),
    verb: 'discard',
    kind: 'card',
  });

  it('can be picked together where more than one of a kind is wanted', () => {
    const ask = question('Surplus', 1, card('a'), card('b'));
    expect(pickSeveral({ ...ask, wanted: 2 })).toBe(true);
    expect(pickSeveral(ask)).toBe(false);
    expect(pickSeveral(ask, ['Surplus'])).toBe(true);
  });

  it('cannot where they are no cards, where one would be final, or where there is but one', () => {
    expect(pickSeveral({ ...question('Move', 1, option('select', 'act'), option('take', 'act')), wanted: 2 })).toBe(false);
    expect(pickSeveral({ ...question('Surplus', 1, card('a'), card('b', true)), wanted: 2 })).toBe(false);
    expect(pickSeveral({ ...question('Surplus', 1, card('a')), wanted: 2 })).toBe(false);
  });
});

it('leaves answers where they are while a question counts down', () => {
  const [gold, silver, iron] = ['gold', 'silver', 'iron'].map((coin) => option(coin, 'act')) as [
    OptionInfo,
    OptionInfo,
    OptionInfo,
  ];
  const ask = (number: number, wanted: number, decision = 'PayAny') => ({ number, wanted, decision }) as Ask;
  const first = placesOf(null, ask(1, 3), [gold, silver, iron]);
  const second = placesOf(first, ask(2, 2), [silver, iron]);
  expect(second.options).toEqual([gold, silver, iron]);
  expect(placesOf(second, ask(2, 2), [silver, iron]).options).toEqual([gold, silver, iron]);
  expect(placesOf(second, ask(3, 1), [silver]).options).toEqual([gold, silver, iron]);
  expect(placesOf(second, ask(3, 5), [silver, iron]).options).toEqual([silver, iron]);
  expect(placesOf(second, ask(3, 1, 'Steal'), [silver, iron]).options).toEqual([silver, iron]);
  expect(placesOf(first, ask(2, 2), [silver, option('else', 'act')]).options).toHaveLength(2);
});
