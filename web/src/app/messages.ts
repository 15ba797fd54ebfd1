// Every text of the client comes from a message file; a translation is another file beside it.
import en from '../../messages/en.json';

export type Message = string | { one: string; other: string };
export type Values = Record<string, string | number>;
export type MessageKey = keyof typeof en;

const plurals = new Intl.PluralRules('en');

/** A function that gives the text of a message, its {names} filled in; `n` chooses between one and other. */
export function speaker<Key extends string>(messages: Record<Key, Message>): (key: Key, values?: Values) => string {
  return (key, values = {}) => {
    const message = messages[key];
    const form = typeof message === 'string' ? message : plurals.select(Number(values.n)) === 'one' ? message.one : message.other;
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

export const t = speaker<MessageKey>(en);

/** A slug or identifier as words: "solo_single" becomes "Solo single". */
export function asWords(slug: string): string {
  const words = slug.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
