import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../messages/en.json';
import { asWords, speaker, t } from '../src/app/messages';

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });
}

const textOf = (folder: string): string =>
  sources(folder)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
const boards = readdirSync('messages').flatMap((name) => /^(\w+)\.en\.json$/.exec(name)?.[1] ?? []);

describe('messages', () => {
  it('fills in names and chooses the plural', () => {
    expect(t('prompt.waiting', { names: 'Anna' })).toBe('Waiting for Anna.');
    expect(t('zone.cards', { n: 1 })).toBe('1 card');
    expect(t('zone.cards', { n: 3 })).toBe('3 cards');
  });

  it('leaves a name it is not given as it is', () => {
    expect(speaker({ hello: 'Hello {who}' })('hello')).toBe('Hello {who}');
  });

  it('makes words of a slug', () => {
    expect(asWords('solo_single')).toBe('Solo single');
  });

  it('has no message that nobody says', () => {
    const said = textOf('src');
    const made = [...said.matchAll(/t\(`([a-z_.]+)\$\{/g)].map((found) => found[1]!);
    const silent = Object.keys(en).filter((key) => !said.includes(`'${key}'`) && !made.some((start) => key.startsWith(start)));
    expect(silent).toEqual([]);
  });

  it.each(boards)('has no message of %s that its board does not say', (title) => {
    const own = JSON.parse(readFileSync(`messages/${title}.en.json`, 'utf8')) as object;
    const said = textOf(join('src/boards', title));
    expect(Object.keys(own).filter((key) => !said.includes(`'${key}'`))).toEqual([]);
  });
});
