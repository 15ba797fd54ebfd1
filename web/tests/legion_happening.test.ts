import { describe, expect, it, vi } from 'vitest';
import type { Lane, Person } from '../src/boards/legion/facts';
import { counted } from '../src/boards/legion/happening';
import { plotsOf } from '../src/boards/legion/lanes';
import { scenes } from '../src/boards/legion/scenes';
import { inPlay, scrollTo } from '../src/boards/legion/sight';
import type { LogLine, View, ZoneInfo } from '../src/net/wire';
import { actsBetween, marksAfter, touchOf } from '../src/theatre/acts';
import { line, moment, zone } from './moments';

const person = (place: number, character: string | null, power: number | null = null): Person => ({
  place,
  character,
  power,
  cold: '',
  order: '',
  'order zone': '',
  zone: `place ${place}${character === null ? ' face down' : ''}`,
});
const lane = (...people: Person[]): Lane => ({
  people,
  total: people.reduce((sum, { power }) => sum + (power ?? 0), 0),
  'face down': people.filter(({ character }) => character === null).length,
  'hidden bonus': 0,
  orders: 0,
});
const view = (lanes: Lane[][], ...zones: ZoneInfo[]): View => ({
  names: ['Me', 'Bot'],
  zones,
  facts: { plots: lanes.map((plot) => ({ lanes: plot, leaders: [0], state: 'waits' })) },
});
const cards = new Map(
  Object.entries({ ilya: 3, foma: 4 }).map(([id, power]) => [id, { id, name: id, text: '', kind: 'character', power }]),
);
const views = (before: View, log: LogLine[], after: View): View[] =>
  actsBetween(moment([], before), moment(log, after), scenes).map((act) => counted(act.view ?? {}, cards));
const rowOf = (shown: View | undefined, n = 1, seat = 1): string => {
  const found = plotsOf(shown ?? {})[n - 1]?.lanes[seat];
  return `${found?.people.map(({ character, power }) => `${character}:${power}`).join(' ')} = ${found?.total}`;
};
const nobody = [lane(), lane()];

describe('what happens on the Plots', () => {
  it('turns cards up where they lie, and their power counts, though all have gone home by the end', () => {
    const down = [zone('place 1 face down', 1, null), zone('place 2 face down', 1, null), zone('hand', 1)];
    const before = view([[lane(person(4, 'kolya', 2)), lane(person(1, null), person(2, null))]], ...down);
    const after = view([nobody], zone('place 1 face down', 1), zone('place 2 face down', 1), zone('hand', 1, 'ilya', 'foma'));
    const told = [
      line('plot-resolves', -1, { plot: 1 }),
      line('turned-up', -1, { character: 'ilya', plot: 1 }),
      line('turned-up', -1, { character: 'foma', plot: 1 }),
      line('stood', 1, { total: 9, plot: 1 }),
      line('won', 1, { points: 2, plot: 1, total: 9 }),
      line('scored', 1, { points: 2 }),
    ];
    const shown = views(before, told, after);
    expect(shown.slice(0, -1).map((one) => rowOf(one))).toEqual([
      'null:null null:null = 0',
      'ilya:3 null:null = 3',
      'ilya:3 foma:4 = 7',
      'ilya:3 foma:4 = 9',
      'ilya:3 foma:4 = 9',
    ]);
    const lying = shown[2]?.zones?.filter(({ cards: [card] }) => card).map(({ zone: name, cards: held }) => [name, ...held]);
    expect(lying).toEqual([
      ['place 1', 'ilya'],
      ['place 2', 'foma'],
    ]);
    expect(plotsOf(shown[0] ?? {})[0]).toMatchObject({ state: 'resolves', leaders: [] });
  });

  it('brings people to a Plot, from one to another, and away', () => {
    const before = view([nobody, nobody], zone('hand', 1, null, null), zone('graveyard', 1));
    const after = view(
      [nobody, [lane(), lane(person(1, 'ilya', 3), person(2, null))]],
      zone('hand', 1),
      zone('place 2 face down', 1, null),
    );
    const told = [
      line('sent', 1, { character: 'ilya', plot: 2 }),
      line('sent-down', 1, { plot: 2 }),
      line('moved', -1, { character: 'ilya', plot: 1, source: 2 }),
      line('died', -1, { character: 'ilya', plot: 1 }),
      line('passed', 1),
    ];
    const shown = views(before, told, after);
    expect(shown.slice(0, -1).map((one) => [rowOf(one, 1), rowOf(one, 2)])).toEqual([
      [' = 0', 'ilya:3 = 3'],
      [' = 0', 'ilya:3 null:null = 3'],
      ['ilya:3 = 3', 'null:null = 0'],
      [' = 0', 'null:null = 0'],
    ]);
  });

  it('turns an order up on its bearer, who stays', () => {
    const bearer = { ...person(1, 'ilya', 3), order: null, 'order zone': 'placed order 2' };
    const lying = [zone('place 1', 1, 'ilya'), zone('placed order 2', 1, null), zone('hand', 1)];
    const after = view([nobody], zone('place 1', 1), zone('placed order 2', 1), zone('hand', 1, 'ilya'));
    const told = [line('revealed', 1, { order: 'win_or_die', plot: 1, bearer: 'ilya' }), line('z')];
    const [first] = views(view([[lane(), { ...lane(bearer), orders: 1 }]], ...lying), told, after);
    expect(plotsOf(first ?? {})[0]?.lanes[1]).toMatchObject({ orders: 0, people: [{ character: 'ilya', order: 'win_or_die' }] });
    expect(first?.zones?.slice(0, 2).map((one) => one.cards)).toEqual([['ilya'], ['win_or_die']]);
  });

  it('is drawn beside the people, and says of a Wound what its caption does not', () => {
    const struck = line('assaulted', 1, { count: 1, victim: 0, plot: 2 });
    expect(scenes.assaulted?.show?.(struck, {})).toContainEqual({
      shape: 'arrow',
      from: 'lane:2/1',
      to: 'lane:2/0',
      seat: 1,
      label: '×1',
    });
    expect(scenes.wounded?.show?.(line('wounded', -1, { character: 'ilya', plot: 2 }), {}).map((mark) => mark.shape)).toEqual([
      'rise',
    ]);
  });

  it('says nothing twice, and leaves nothing that looks like something to choose', () => {
    const told = { ...line('x', 1, { character: 'ilya', plot: 2, victim: 0, count: 1, source: 1 }), text: 'What happened.' };
    const kinds = Object.keys(scenes);
    const drawn = kinds.flatMap((kind) => (scenes[kind]?.show?.({ ...told, kind }, {}) ?? []).map((mark) => ({ kind, mark })));
    expect(drawn.filter(({ mark }) => mark.shape === 'rise' && mark.text === told.text)).toEqual([]);
    for (const kind of new Set(drawn.map((one) => one.kind))) {
      const [act] = actsBetween(moment([], {}), moment([{ ...told, kind }], {}), scenes);
      expect(act && marksAfter(act, [], scenes)).toEqual([]);
    }
  });

  it('clears the Plots of a round before those of the next are laid out, and its phase comes first', () => {
    const lying = [zone('place 1', 1, 'ilya'), zone('plot', -1, 'mill'), zone('hand', 1)];
    const before = { ...view([[lane(), lane(person(1, 'ilya', 3))]], ...lying) };
    const later = view([[lane(), lane(person(2, 'foma', 4))], nobody], zone('hand', 1, 'ilya'));
    const after = { ...later, facts: { ...later.facts, phase: 'march' } };
    const told = [
      line('froze', -1, { character: 'ilya', plot: 1 }),
      line('round-begins', -1, { round: 2 }),
      line('plot-up', -1, { plot: 1 }),
      line('plot-up', -1, { plot: 2 }),
      line('z'),
    ];
    const shown = views(before, told, after).map((one) => [
      one.facts?.phase,
      plotsOf(one).map(({ lanes }) => lanes[1]?.people.length),
    ]);
    expect(shown).toEqual([
      ['cold', [1]],
      ['recruitment', []],
      ['recruitment', [0]],
      ['recruitment', [0, 0]],
      ['march', [1, 0]],
    ]);
  });

  it('touches whoever leads the people it names', () => {
    const mine = { zones: [zone('place 1', 0, 'ilya'), zone('graveyard', 1, 'foma')] };
    const toneOf = (kind: string, character: string) => touchOf(line(kind, -1, { character, plot: 1 }), 0, scenes, mine);
    expect(['wounded', 'died', 'crippled', 'frozen-dead'].map((kind) => toneOf(kind, 'ilya'))).toEqual(Array(4).fill('bad'));
    expect([toneOf('wounded', 'foma'), toneOf('turned-up', 'ilya')]).toEqual([null, null]);
  });

  it('is in sight: while it is told its Plot, else the one that is asked about', () => {
    expect(inPlay(line('stood', 0, { plot: 3 }), 0, 1)).toBe(2);
    expect(inPlay(line('gained', 0), 0, 1)).toBe(-1);
    expect([inPlay(undefined, 0, 1), inPlay(undefined, -1, 1)]).toEqual([0, 1]);
  });

  it('is scrolled to: as a round begins with its Location in sight, later the Plots alone', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    document.body.innerHTML = '<main><p class="track"></p><p class="strip"></p></main>';
    const seen: string[] = [];
    Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
      seen.push(this.className);
    });
    for (const phase of ['recruitment', 'march', undefined]) scrollTo(document.querySelector('main'), phase);
    expect(seen).toEqual(['track', 'strip', 'strip']);
  });
});
