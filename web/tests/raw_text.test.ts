// People read nothing that stands in the code: every text in the markup comes from a message, or from the server.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

interface Part {
  type: string;
  [field: string]: unknown;
}

const READ = /^(title|alt|placeholder|label|empty|aria-(label|description|valuetext|roledescription|placeholder))$/;
const LETTERS = /\p{L}/u;
// Parts of an expression that people do not read: what is asked, compared and looked up.
const UNREAD = ['CallExpression', 'BinaryExpression', 'MemberExpression', 'ObjectExpression', 'ArrowFunctionExpression'];

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value;
const partsOf = (part: Part): Part[] =>
  Object.entries(part).flatMap(([name, value]) => (name === 'metadata' ? [] : [value].flat().filter(isPart))); // that points back

/** The texts with letters that an expression says by itself. */
function spelled(part: Part): string[] {
  if (UNREAD.includes(part.type)) return [];
  if (part.type === 'ConditionalExpression') return [part.consequent, part.alternate].filter(isPart).flatMap(spelled);
  const own =
    part.type === 'Literal' ? String(part.value) : part.type === 'TemplateElement' ? (part.value as { raw: string }).raw : '';
  return [...(LETTERS.test(own) ? [own] : []), ...partsOf(part).flatMap(spelled)];
}

/** The texts that the markup says by itself: between tags, and in attributes that people read or hear. */
function raw(part: Part): string[] {
  if (part.type === 'Text') return LETTERS.test(String(part.data)) ? [String(part.data)] : [];
  if (part.type === 'ExpressionTag') return spelled(part.expression as Part);
  if (part.type === 'Attribute' || part.type === 'StyleDirective') {
    const values = [part.value].flat().filter(isPart);
    return part.type === 'Attribute' && READ.test(String(part.name)) ? values.flatMap(raw) : [];
  }
  return partsOf(part).flatMap((one) =>
    /^(Script|StyleSheet|.*Directive|.*Expression|Identifier)$/.test(one.type) ? [] : raw(one),
  );
}

const rawTexts = (source: string): string[] => {
  const { fragment }: AST.Root = parse(source, { modern: true });
  return raw(fragment as unknown as Part);
};

const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'));

describe('markup', () => {
  it.each(components)('says nothing by itself in %s', (name) => {
    expect(rawTexts(readFileSync(join('src', name), 'utf8'))).toEqual([]);
  });

  it.each([
    '<p>Hello</p>',
    '<p>{`Seat ${n}`}</p>',
    "<p>{open ? 'Fold' : ''}</p>",
    '<button aria-label="Close"></button>',
    '<input placeholder={`Say ${what}`} />',
    "{#if one}<b>{t('a')}: so</b>{/if}",
    '{#each all as one (one)}<i title="One">{one}</i>{/each}',
    '<Pile label="Draw" />',
  ])('is noticed to say something in %s', (source) => {
    expect(rawTexts(source)).not.toEqual([]);
  });

  it.each([
    "<p class='soft'>{t('hello')} · {name}</p>",
    "<b data-tab='log' aria-label={t(open ? 'close' : 'open')} aria-pressed='true'>{kind === 'bot' ? bot : person}</b>",
    '<a href={`/table/${id}`}>{n} / {m}</a>',
  ])('may hold %s', (source) => {
    expect(rawTexts(source)).toEqual([]);
  });
});

describe('code', () => {
  const modules = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name));

  it.each(modules)('glues no list and no title of the page in %s', (name) => {
    const source = readFileSync(join('src', name), 'utf8');
    expect(source).not.toMatch(/\.join\(['"`][,.;] /);
    expect(source).not.toMatch(/(document\.title|textContent|ariaLabel) = ['"`]/);
  });
});
