import { describe, expect, it } from 'vitest';
import board from '../src/boards/legion/board';
import { ways } from '../src/boards/legion/cards';
import { hasChoice, openPlots } from '../src/boards/legion/choices';
import { canHold, giftsFor, toPlot, toSoldier } from '../src/boards/legion/gestures';
import { Hold } from '../src/boards/legion/hold.svelte';
import { someone } from '../src/boards/legion/people';
import { signOf, whatItDoes } from '../src/boards/legion/wares';
import type { Ask, OptionInfo, View } from '../src/net/wire';
import { Play } from '../src/pieces/play.svelte';
import { foldedOf, inOrder, naturalMove } from '../src/table/answers';

const option = (text: string, kind = ''): OptionInfo => {
  const [verb = '', noun = ''] = text.split(' ');
  return { text, verb, noun, kind, label: text, answer: 'act', final: false, consequence: '' };
};
const ask = (...options: OptionInfo[]): Ask => ({
  decision: '',
  detail: '',
  number: 1,
  options,
  prompt: '',
  rule: '',
  subject: null,
  undo: 0,
  wanted: 1,
});
const view = (facts: object): View => ({ facts: facts as Record<string, unknown>, seat: 0, names: ['Anna', 'Ben', 'Cleo'] });

describe('gestures', () => {
  it('send a soldier to a Plot that is offered', () => {
    const question = { view: view({}), ask: ask(option('send kolya/2', 'sending')) };
    expect(toPlot(question, 'kolya', 2)).toEqual(['send kolya/2']);
    expect(toPlot(question, 'kolya', 1)).toEqual([]);
    expect(canHold(question, 'kolya')).toBe(true);
    expect(canHold(question, 'lev')).toBe(false);
  });

  it('never suggest to send the only one left while one can pass', () => {
    const pass: OptionInfo = { ...option('pass'), answer: 'leave' };
    expect(naturalMove([option('send kolya/3', 'sending'), pass], board)).toBeUndefined();
  });

  it('stand beside the question what an order does, before what puts it away', () => {
    const options = ['use muster', 'use transfer', 'put_away muster', 'put_away transfer'].map((text) => option(text, 'order'));
    expect(foldedOf(inOrder(options, board), new Set(options.map(({ text }) => text)), true, board)).toEqual([]);
    const reveals = [option('reveal get_down', 'order'), option('reveal ceasefire', 'order')];
    expect(foldedOf(reveals, new Set(reveals.map(({ text }) => text)), true, board)).toEqual([]);
    const wounds = [option('wound lev', 'character'), option('wound rosa', 'character')];
    expect(foldedOf(wounds, new Set(wounds.map(({ text }) => text)), true, board)).toEqual(wounds);
  });

  it('transfer somebody with two picks in one, or one where the second answers itself', () => {
    const question = { view: view({ moves: { kolya: [1, 3], lev: [2] } }), ask: ask(option('move kolya'), option('move lev')) };
    expect(toPlot(question, 'kolya', 3)).toEqual(['move kolya', 'move_to 3']);
    expect(toPlot(question, 'lev', 2)).toEqual(['move lev']);
    expect(toPlot(question, 'lev', 1)).toEqual([]);
  });

  it('put equipment and orders on those who may take them', () => {
    const facts = { wares: { coat: { takers: ['kolya', 'lev'] } }, recipients: { retreat: ['lev'] } };
    const question = { view: view(facts), ask: ask(option('buy coat'), option('give retreat')) };
    expect(toSoldier(question, 'coat', 'kolya')).toEqual(['buy coat', 'equip kolya']);
    expect(toSoldier(question, 'coat', 'rosa')).toEqual([]);
    expect(toSoldier(question, 'retreat', 'lev')).toEqual(['give retreat']);
  });

  it('know all that somebody can be given at once', () => {
    const facts = { wares: { coat: { takers: ['kolya', 'lev'] }, sabre: { takers: ['lev'] } }, recipients: { retreat: ['lev'] } };
    const question = { view: view(facts), ask: ask(option('buy coat'), option('give retreat'), option('done')) };
    expect(giftsFor(question, 'lev')).toEqual([
      { thing: 'coat', picks: ['buy coat', 'equip lev'] },
      { thing: 'retreat', picks: ['give retreat'] },
    ]);
    expect(giftsFor(question, 'rosa')).toEqual([]);
  });

  it('offer nothing while nobody is asked, but let somebody look ahead', () => {
    const question = { view: view({ arrivals: { kolya: {} } }), ask: null };
    expect(toPlot(question, 'kolya', 1)).toEqual([]);
    expect(canHold(question, 'kolya')).toBe(true);
  });
});

describe('a tab of a Plot', () => {
  const person = (character: string, place: number) => ({ character, place, zone: `up ${place}`, 'order zone': '' });
  const plots = [{ lanes: [{ people: [person('kolya', 1)] }] }, { lanes: [{ people: [person('lev', 2)] }] }];
  const zones = ['kolya', 'lev'].map((card, at) => ({ zone: `up ${at + 1}`, owner: 0, slot: 0, cards: [card], marks: [] }));
  const dots = (facts: object, held: string | null, ...options: OptionInfo[]): boolean[] => {
    const table = { ...view({ plots, ...facts }), zones };
    const hold = new Hold(new Play({ id: 'T', view: table, ask: ask(...options), options, pick: () => Promise.resolve() }));
    hold.held = held;
    return [1, 2].map((n) => hasChoice(table, hold, n));
  };

  it('says that something can be chosen there', () => {
    expect(dots({}, null)).toEqual([false, false]);
    expect(dots({}, null, option('wound lev', 'character'))).toEqual([false, true]);
  });

  it('says that what is held may go there, or to somebody there, and is silent of all else', () => {
    const wound = option('wound kolya', 'character');
    expect(dots({}, 'rosa', option('send rosa/2', 'sending'), wound)).toEqual([false, true]);
    expect(dots({ recipients: { retreat: ['lev'] } }, 'retreat', option('give retreat', 'order'), wound)).toEqual([false, true]);
  });
});

describe('a narrow screen', () => {
  it('knows the Plots that admit whoever is held', () => {
    const options = [option('send rosa/2', 'sending'), option('send rosa/3', 'sending')];
    const hold = new Hold(new Play({ id: 'T', view: view({}), ask: ask(...options), options, pick: () => Promise.resolve() }));
    expect(openPlots(view({}), hold, 3)).toEqual([]);
    hold.held = 'rosa';
    expect(openPlots(view({}), hold, 3)).toEqual([1, 2]);
  });
});

describe('a Despatch', () => {
  it('says which of its lines is for playing it and which for keeping it', () => {
    const truce = { id: 'truce', name: 'Flag of Truce', text: 'Choose a Plot.', scoring_text: '1 VP for each Plot.' };
    expect(ways(truce)).toEqual(['Play it: Choose a Plot.', 'Keep it: 1 VP for each Plot.']);
    expect(ways({ id: 'order', name: 'Order', text: 'Move.' })).toEqual(['Move.']);
  });
});

describe('equipment', () => {
  it('of a pack shows a crate and what its card says', () => {
    const cards = new Map([['machine_gun', { id: 'machine_gun', name: 'Machine Gun', text: 'Adds 3 power.' }]]);
    expect([signOf('coat'), signOf('machine_gun')]).toEqual(['coat', 'supplies']);
    expect([whatItDoes('coat', cards), whatItDoes('machine_gun', cards)]).toEqual(['No frostbite', 'Adds 3 power.']);
  });
});

describe('people', () => {
  const entry = { id: 'kolya', kind: 'character', name: 'Kolya', text: '', power: 3, skills: ['combat'], abilities: [] };

  it('are as printed unless the view says otherwise', () => {
    expect(someone(view({}), 'kolya', entry)).toMatchObject({ power: 3, skills: ['combat'], wounds: 0, officer: false });
    const worn = {
      power: 4,
      skills: [],
      lost: ['combat'],
      abilities: ['assault'],
      kit: ['sabre'],
      wounds: 1,
      frostbites: 0,
      mortal: true,
    };
    const person = { character: 'kolya', power: 5, cold: 'dies' };
    const facts = { soldiers: { kolya: worn }, plots: [{ lanes: [{ people: [person] }] }] };
    expect(someone(view(facts), 'kolya', entry)).toMatchObject({
      power: 5,
      printed: { power: 3 },
      lost: ['combat'],
      cold: 'dies',
    });
  });
});
