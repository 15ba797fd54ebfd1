// The cards of a title as its content files have them, each with its kind, as in the server's list of cards.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Card } from '../src/art';

const ROOT = resolve(import.meta.dirname, '../..');
const OWN = resolve(ROOT, '.venv/bin/python');
const READ = `
import json, pathlib, sys, tomllib
files = sorted(pathlib.Path(sys.argv[1]).glob("*.toml"))
print(json.dumps([tomllib.loads(file.read_text("utf-8")) for file in files]))`;

type Entries = Record<string, unknown>;

/** The lists of a title's content files by their names, such as "character" or "plot". */
export function contentOf(title: string): Map<string, Card[]> {
  const folder = resolve(ROOT, 'src/sandtable/games', title, 'content');
  const files = JSON.parse(
    execFileSync(existsSync(OWN) ? OWN : 'python3', ['-c', READ, folder], { encoding: 'utf8' }),
  ) as Entries[];
  const lists = files.flatMap((file) => Object.entries(file)).filter(([, list]) => Array.isArray(list));
  return new Map(lists.map(([kind, list]) => [kind, (list as Card[]).map((card) => ({ kind, ...card }))]));
}

/** All cards of some kinds. */
export const cardsOf = (title: string, ...kinds: string[]): Card[] => {
  const content = contentOf(title);
  return kinds.flatMap((kind) => content.get(kind) ?? []);
};

interface Faction extends Card {
  A: object;
  B: object;
}

/** What is printed in the boxes of the four titles. */
export const printed = (): [title: string, cards: Card[]][] => [
  ['fine_sand', cardsOf('fine_sand', 'card')],
  ['frontier_wars', [...cardsOf('frontier_wars', 'card'), ...(cardsOf('frontier_wars', 'faction') as Faction[]).flatMap(sides)]],
  [
    'legion',
    cardsOf('legion', 'character', 'commander', 'faction', 'order', 'equipment', 'damage', 'plot', 'location', 'despatch'),
  ],
  ['waral', cardsOf('waral', 'district', 'character', 'trick')],
];

/** Both sides of a faction's sheet. */
const sides = (faction: Faction): Card[] => [
  { ...faction.A, id: `${faction.id}_a` },
  { ...faction.B, id: `${faction.id}_b` },
];
