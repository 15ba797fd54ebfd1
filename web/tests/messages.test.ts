import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ago, days, listed, strung } from '../src/app/formats';
import { LANGUAGES, learn, speaker, t } from '../src/app/messages';
import { chosen, ENGLISH, language, speak, TESTING } from '../src/net/language';

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(entry.name) && entry.name !== 'texts.ts' ? [path] : [];
  });
}

const textOf = (folder: string): string =>
  sources(folder)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

/** The names of the messages of a file that no source names, whole or by their beginning. */
function silent(file: string, folder: string): string[] {
  const said = textOf(folder) + readFileSync('index.html', 'utf8').replace(/\{\{([\w-]+)\}\}/g, "'$1'");
  const names = [...readFileSync(join('messages/en', file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
  const made = [...said.matchAll(/`([a-z-]+-)\$\{/g)].map((found) => found[1]!);
  return names.filter((name) => !said.includes(`'${name}'`) && !made.some((start) => name.startsWith(start)));
}

afterEach(() => speak(ENGLISH));

describe('messages', () => {
  it('are filled in and choose the plural', () => {
    expect(t('prompt-waiting', { names: 'Anna' })).toBe('Waiting for Anna.');
    expect(t('zone-hidden', { n: 1 })).toBe('1 face-down card');
    expect(t('zone-hidden', { n: 3 })).toBe('3 face-down cards');
  });

  it('that do not exist, or are not filled in, are errors of types', () => {
    const mistakes = [
      // @ts-expect-error there is no such message
      () => t('no-such-message'),
      // @ts-expect-error the names are missing
      () => t('prompt-waiting'),
      // @ts-expect-error one of the two wants a name
      () => t(sources.length ? 'undo-about' : 'proposal-undo', { n: 1 }),
      // @ts-expect-error a plural is chosen by a number
      () => t('zone-hidden', { n: 'three' }),
    ];
    expect(mistakes).toHaveLength(4);
  });

  it('of the made-up language stand in brackets', () => {
    speak(TESTING);
    expect(t('prompt-waiting', { names: 'Anna' })).toBe('[Waiting for Anna.]');
    expect(document.documentElement.lang).toBe(TESTING);
  });

  it('of a translation are loaded when it is read, and what it lacks is said in English', async () => {
    const say = speaker<{ cards: { n: number }; done: object }>('shop', 'cards = { $n } cards\ndone = Done');
    const loaded: string[] = [];
    const load = (): Promise<string> => {
      loaded.push('cs');
      return Promise.resolve(
        'cards =\n    { $n ->\n        [one] { $n } karta\n        [few] { $n } karty\n       *[other] { $n } karet\n    }',
      );
    };
    await learn('shop', { '../../messages/cs/shop.ftl': load });
    expect(loaded).toEqual([]);
    speak('cs');
    await learn('shop', { '../../messages/cs/shop.ftl': load });
    expect([1, 2, 5].map((n) => say('cards', { n }))).toEqual(['1 karta', '2 karty', '5 karet']);
    expect(say('done')).toBe('Done');
  });

  it.each([
    ['client.ftl', 'src'],
    ...readdirSync('src/boards').flatMap((title) => (title.includes('.') ? [] : [[`${title}.ftl`, `src/boards/${title}`]])),
  ])('of %s are all said by somebody in %s', (file, folder) => {
    expect(silent(file, folder)).toEqual([]);
  });
});

describe('the language', () => {
  it('is the first that is spoken, however closely', () => {
    expect(chosen(['', 'pt', 'de-AT', 'en'], ['en', 'de'])).toBe('de');
    expect(chosen(['de-AT'], ['en', 'de', 'de-AT'])).toBe('de-AT');
    expect(chosen(['pt'], ['en', 'de'])).toBe('en');
  });

  it('has a folder of messages, and English comes first', () => {
    const folders = readdirSync('messages');
    expect(LANGUAGES[0]).toBe(ENGLISH);
    expect([...LANGUAGES].sort()).toEqual(folders.sort());
    expect(language()).toBe(ENGLISH);
  });

  it('orders lists, times and numbers', () => {
    expect(listed(['Anna', 'Ben', 'Cleo'])).toBe('Anna, Ben and Cleo');
    expect(strung(['2 tanks', '1 plane'])).toBe('2 tanks, 1 plane');
    expect(ago(0, 2 * 3_600_000)).toBe('2 hours ago');
    expect(days(3)).toBe('3d');
    speak('de');
    expect(listed(['Anna', 'Ben', 'Cleo'])).toBe('Anna, Ben und Cleo');
    expect(ago(0, 2 * 3_600_000)).toBe('vor 2 Stunden');
  });
});
