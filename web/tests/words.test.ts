import { describe, expect, it } from 'vitest';
import { coachLine } from '../src/pieces/coach';
import { corner, glyphs } from '../src/boards/fine_sand/kinds';
import { isEmpty, signs } from '../src/boards/waral/coins';
import { tokensOn } from '../src/boards/waral/tokens';
import { clockText } from '../src/table/clock';
import { cells, search, sections, spans } from '../src/app/rulebook';
import { richFacts, statsOf, tableStats } from '../src/generic/stats';
import type { View } from '../src/net/wire';

describe('the clock', () => {
  it('is short at any length', () => {
    expect(clockText(65_000)).toBe('1:05');
    expect(clockText(3_725_000)).toBe('1:02:05');
    expect(clockText(3 * 86_400_000)).toBe('3d');
    expect(clockText(-5)).toBe('0:00');
  });
});

describe('the rulebook', () => {
  const page =
    '# Title\n\nAn introduction\nof two lines.\n\n## FS-1 Set-up\n\n' +
    '- **FS-1.1** Shuffle *all* cards\n  of a player.\n- **FS-1.2** Deal six.\n';

  it('is taken apart into numbered rules', () => {
    const rules = sections(page).flatMap((section) => section.rules);
    expect(sections(page).map((section) => section.id)).toEqual(['', 'FS-1']);
    expect(rules.map((rule) => rule.id)).toEqual(['', 'FS-1.1', 'FS-1.2']);
    expect(rules[1]?.text).toBe('Shuffle all cards of a player.');
  });

  it('keeps points, rows of a table and the paragraphs of an example apart', () => {
    const rules = sections(
      '## Words\n\n- **Plot**: what is\n  fought over.\n- **Token**: an order.\n\n| a | b |\n|---|---|\n| c | d |\n\n' +
        '- **FS-1.1** Deal.\n\n> **Example: Ann**\n>\n> Ann deals\n> six.\n\n1. First\n2. Then\n',
    ).flatMap((section) => section.rules);
    expect(rules.map((rule) => [rule.kind, rule.lines])).toEqual([
      ['items', ['**Plot**: what is fought over.', '**Token**: an order.']],
      ['table', ['| a | b |', '| c | d |']],
      ['text', ['Deal.']],
      ['example', ['**Example: Ann**', 'Ann deals six.']],
      ['steps', ['First', 'Then']],
    ]);
    expect(cells('| c | d e |')).toEqual(['c', 'd e']);
  });

  it('goes on where a line of running text begins with the number of a rule', () => {
    const rules = sections(
      '## Words\n\nThe rules,\nFS-1 to FS-15, say all (FS-4.11,\nFS-8.5).\n\n- **FS-1.1** Deal, see\n  FS-2.\n',
    );
    expect(rules.flatMap((section) => section.rules).map(({ id, text }) => `${id}:${text}`)).toEqual([
      ':The rules, FS-1 to FS-15, say all (FS-4.11, FS-8.5).',
      'FS-1.1:Deal, see FS-2.',
    ]);
  });

  it('has styles within a line', () => {
    expect(spans('a **b** *c*').map(({ text, style }) => `${style}:${text}`)).toEqual([':a ', 'bold:b', ': ', 'italic:c']);
  });

  it('is searched by word and by number', () => {
    const found = (words: string) => search(sections(page), words).flatMap((section) => section.rules.map((rule) => rule.id));
    expect(found('shuffle')).toEqual(['FS-1.1']);
    expect(found('FS-1.2')).toEqual(['FS-1.2']);
    expect(found('nothing like it')).toEqual([]);
  });
});

describe('the numbers of a table', () => {
  const view: View = {
    names: ['A', 'B'],
    numbers: { gold: [0, 3], board: [1, 0, 2] },
    scalars: { round: 4, lost: false },
    facts: { target: 15, plots: [{ vp: 2 }] },
  };

  it('are those of a seat or of all, without zeros', () => {
    expect(statsOf(view, 0)).toEqual([]);
    expect(statsOf(view, 1)).toEqual([['gold', '3']]);
    expect(tableStats(view)).toEqual([
      ['round', '4'],
      ['target', '15'],
      ['board', '1 0 2'],
    ]);
  });

  it('or what the title says in words', () => {
    const said: View = {
      ...view,
      facts: {
        table: { round: '4 of 9' },
        seats: [{ reserve: { tank: 2, plane: 1, infantry: 3 }, out: false }],
        plurals: { tank: 'tanks', plane: 'planes' },
      },
    };
    expect(tableStats(said)).toEqual([['round', '4 of 9']]);
    expect(statsOf(said, 0)).toEqual([['reserve', '2 tanks, 1 plane, 3 infantry']]);
    expect(richFacts(said)).toEqual([]);
  });

  it('or things of their own', () => {
    expect(richFacts(view)).toEqual([['plots', [{ vp: 2 }]]]);
  });

  it('and none of them twice', () => {
    const priced: View = { facts: { money: 3, prices: { 'build red-2': 4 }, plurals: { coin: 'coins' } } };
    expect(tableStats(priced)).toEqual([['money', '3']]);
    expect(richFacts(priced)).toEqual([['prices', { 'build red-2': 4 }]]);
  });
});

describe('cards of Fine Sand', () => {
  const card = (more: object) => ({ id: 'x', name: 'X', text: '', ...more });

  it('show in the corner what they cost or pay', () => {
    expect(corner(card({ kind: 'green', cost: 6 }))).toBe('6');
    expect(corner(card({ kind: 'coin', coin: 3 }))).toBe('3');
  });

  it('say what they do in signs', () => {
    expect(glyphs(card({ effects: [{ op: 'hand_limit', n: 2 }] }))).toEqual([{ icon: 'limit', sign: '+2' }]);
    expect(glyphs(card({ effects: [] }))).toEqual([]);
  });

  it('and the coach is heard among the reports', () => {
    const line = 'Green cards work from your next turn on: you will draw more at the start.';
    const report = {
      kind: 'built',
      text: 'Anna builds Tin Roller.',
      seat: 0,
      args: { card: 'red-2' },
      about: ['red-2'],
      joins: false,
    };
    const hint = { kind: 'coach', text: line, seat: -1, args: {}, about: ['first_build_green'], joins: false };
    expect(coachLine([report, hint, report])).toBe(line);
    expect(coachLine([report])).toBe('');
    const round = { ...report, kind: 'round-begins' };
    const scenes = { 'round-begins': { chapter: 'round' as const } };
    expect(coachLine([hint, round, report], scenes)).toBe(line);
    expect(coachLine([hint, round, round], scenes)).toBe('');
  });
});

describe('cards of Waral', () => {
  it('show coins as coins and the rest as icons', () => {
    const [gain, draw] = signs([
      { op: 'gain', n: 1, gold: 2 },
      { op: 'draw', n: 2 },
    ]);
    expect(gain?.purse?.gold).toBe(2);
    expect(draw).toEqual({ icon: 'draw', count: '2', purse: null });
    expect(isEmpty({ gold: 0 })).toBe(true);
  });

  it('have tokens of the characters that stand on them', () => {
    const band = { zone: 'band', slot: 1, owner: 1, cards: ['chr-01', 'chr-02'], marks: [{}, { 'stands on': 3 }] };
    expect(tokensOn({ zones: [band] }, 2)).toEqual([{ seat: 1, slug: 'chr-02' }]);
    expect(tokensOn({ zones: [band] }, 0)).toEqual([]);
  });
});
