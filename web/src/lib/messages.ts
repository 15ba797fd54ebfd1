// Every text of the client comes from a message file; a translation is another file beside it.
import en from '../../messages/en.json';

export type MessageKey = keyof typeof en;
type Message = string | { one: string; other: string };
type Values = Record<string, string | number>;

const plurals = new Intl.PluralRules('en');

/** The text of a message, its {names} filled in; `n` chooses between one and other. */
export function t(key: MessageKey, values: Values = {}): string {
  const message = (en as Record<string, Message>)[key] ?? key;
  const form = typeof message === 'string' ? message : plurals.select(Number(values.n)) === 'one' ? message.one : message.other;
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Whether there is a message of this name: for words the server may know before we do. */
export function has(key: string): key is MessageKey {
  return key in en;
}

/** A slug or identifier as words: "solo_single" becomes "Solo single". */
export function humane(slug: string): string {
  const words = slug.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
