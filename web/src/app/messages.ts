// Every text of the client is a message: messages/<language>/<name>.ftl has those of the client and of each title's board.
// A translation is another folder there. It is loaded when somebody reads it; what it lacks is said in English.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../../messages/en/client.ftl?raw';
import { ENGLISH, language, TESTING } from '../net/language';
import type { Texts } from './texts';

type Load = () => Promise<string>;
type Every<Kind> = (Kind extends unknown ? (kind: Kind) => void : never) extends (all: infer All) => void ? All : never;
type Filling<Values> = [keyof Values] extends [never] ? [] : [values: Values];

/** Says a message by its name. What fills it in has to be given, and nothing else. */
export type Say<Messages> = <Name extends keyof Messages>(name: Name, ...filling: Filling<Every<Messages[Name]>>) => string;

const translations = import.meta.glob<string>(['../../messages/*/*.ftl', '!../../messages/en/*.ftl'], {
  query: '?raw',
  import: 'default',
});
const bundles = new Map<string, FluentBundle>(); // by the name of their file, in the language that is spoken

/** The languages there are messages in, English first. */
export const LANGUAGES = [ENGLISH, ...new Set(Object.keys(translations).map((path) => path.split('/').at(-2) ?? ''))];

/** Load the messages of a file in the language that is spoken. English needs no loading. */
export async function learn(name: string, from: Record<string, Load> = translations): Promise<void> {
  const text = await from[`../../messages/${language()}/${name}.ftl`]?.();
  if (text !== undefined) bundles.set(name, read(language(), text));
}

/** Whoever says the messages of a file: `own` is that file in English. */
export function speaker<Messages>(name: string, own: string): Say<Messages> {
  const plain = read(ENGLISH, own);
  return (message, ...filling) => {
    const id = String(message);
    const bundle = [bundles.get(name), plain].find((one) => one?.hasMessage(id)) ?? plain;
    const values = (filling[0] ?? {}) as Record<string, FluentVariable>;
    const errors: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(id)?.value ?? id, values, errors);
    if (errors.length) console.error(id, ...errors); // a translation that wants what nobody gives
    return said(text);
  };
}

/** Something in words, as this device shows it: the made-up language puts brackets around it. */
export const said = (words: string): string => (language() === TESTING ? `[${words}]` : words);

function read(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const [error] = bundle.addResource(new FluentResource(text));
  if (error) throw error;
  return bundle;
}

export const t = speaker<Texts>('client', english);
