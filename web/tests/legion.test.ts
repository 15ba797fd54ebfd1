import { describe, expect, it } from 'vitest';
import board from '../src/boards/legion/board';
import { hasChoice, openPlots } from '../src/boards/legion/choices';
import { canHold, giftsFor, toPlot, toSoldier } from '../src/boards/legion/gestures';
import { Hold } from '../src/boards/legion/hold.svelte';
import type { Plot } from '../src/boards/legion/facts';
import { arrivalLines, dangerLine, fateLines, laneSeats, totalOf, winnersOf } from '../src/boards/legion/lanes';
import { someone } from '../src/boards/legion/people';
import { signOf, whatItDoes } from '../src/boards/legion/wares';
import type { Ask, OptionInfo, View } from '../src/net/wire';
import { Play } from '../src/pieces/play.svelte';
import { naturalMove } from '../src/table/answers';
import { line } from './moments';

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
const lane = (more: object) => ({ people: [], total: 6, 'face down': 0, orders: 0, 'hidden bonus': 0, ...more });

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
  const plots = [{ lanes: [lane({ people: [person('kolya', 1)] })] }, { lanes: [lane({ people: [person('lev', 2)] })] }];
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

describe('equipment', () => {
  it('of a pack shows a crate and what its card says', () => {
    const cards = new Map([['machine_gun', { id: 'machine_gun', name: 'Machine Gun', text: 'Adds 3 power.' }]]);
    expect([signOf('coat'), signOf('machine_gun')]).toEqual(['coat', 'supplies']);
    expect([whatItDoes('coat', cards), whatItDoes('machine_gun', cards)]).toEqual(['No frostbite', 'Adds 3 power.']);
  });
});

describe('lanes', () => {
  it('tell totals with what is hidden', () => {
    expect(totalOf(lane({}), true)).toBe('6');
    expect(totalOf(lane({ 'hidden bonus': 2 }), true)).toBe('6 (+2)');
    expect(totalOf(lane({ orders: 1 }), false)).toBe('6 + ?');
    expect(totalOf(lane({ orders: 1 }), true)).toBe('6');
  });

  it('tell danger in words', () => {
    expect(dangerLine(lane({}))).toBe('');
    expect(dangerLine(lane({ danger: { assaults: 3, absorbs: 2, dies: true, unsure: 0 } }))).toBe(
      '3 Assaults, absorbs 2: one dies',
    );
    expect(dangerLine(lane({ danger: { assaults: 0, absorbs: 2, dies: false, unsure: 1 } }))).toBe(
      '1 face-down order of a rival',
    );
  });

  it('tell what happens to the own people if the Plot ended now', () => {
    const pavel = { character: 'Pavel', cold: '' };
    const fate = (danger: object, people: object[] = [pavel], ...rivals: object[]) => {
      const lanes = [lane({ people, danger }), lane({ people: [{}] }), ...rivals];
      return fateLines({ lanes } as unknown as Plot, 0, (slug) => slug).join(' ');
    };
    const calm = { assaults: 0, absorbs: 1, dies: false, unsure: 0 };
    expect(fate(calm)).toBe('');
    expect(fate({ ...calm, unsure: 1 })).toBe(
      'As it stands: no Wound. 2 more Wounds and Pavel dies. Unknown: 1 face-down order of a rival.',
    );
    expect(fate({ ...calm, assaults: 1 })).toBe('As it stands: 1 Wound. 1 more Wound and Pavel dies.');
    const deadly = { assaults: 3, absorbs: 2, dies: true, unsure: 0 };
    expect(fate(deadly, [pavel, pavel])).toBe('As it stands: 3 Wounds. One of yours dies.');
    expect(fate(deadly, [pavel], lane({ people: [{}] }))).toBe('As it stands: up to 3 Wounds. Pavel may die.');
    expect(fate(calm, [{ ...pavel, cold: 'dies' }])).toBe('The cold kills Pavel.');
  });

  it('tell what an arrival comes to', () => {
    expect(arrivalLines({ total: 8, wins: true, tied: true, cold: 'dies', assaults: 1 })).toEqual([
      '8 in all: ties for the win',
      'Frostbitten already: freezes to death',
      'Faces 1 Assault',
    ]);
  });

  it('lie with the own one below', () => {
    expect(laneSeats({ ...view({}), seat: 1 })).toEqual([2, 0, 1]);
    expect(laneSeats({ ...view({}), seat: -1 })).toEqual([0, 1, 2]);
  });

  it('know who won a Plot of this round', () => {
    const plot = { plot: 1 };
    const log = [line('won', 2, plot), line('round-begins', -1), line('won', 0, plot), line('won', 1, plot)];
    expect(winnersOf(log)).toEqual(new Map([[1, [0, 1]]]));
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
