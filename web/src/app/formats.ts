// Lists, times and numbers as people write them in the language that is spoken.
import { ENGLISH, language } from '../net/language';
import { said } from './messages';

const BRITISH = 'en-GB'; // our English has no comma before the last "and"
const AGO: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const isEnglish = (): boolean => language().split('-')[0] === ENGLISH;

/** Times are written as on this device, if it knows the language: Americans write 2:05 PM. */
const place = (): string => {
  const known = navigator.languages.find((tag) => tag.split('-')[0] === language().split('-')[0]);
  return known ?? language();
};

/** Several things one after the other: "a, b and c". */
export function listed(parts: string[]): string {
  const words = new Intl.ListFormat(isEnglish() ? BRITISH : language()).format(parts);
  return parts.length > 1 ? said(words) : words;
}

/** Several things of which one is meant: "a, b or c". */
export function either(parts: string[]): string {
  const words = new Intl.ListFormat(isEnglish() ? BRITISH : language(), { type: 'disjunction' }).format(parts);
  return parts.length > 1 ? said(words) : words;
}

/** Several things in a narrow place: "a, b, c". */
export function strung(parts: string[]): string {
  const words = new Intl.ListFormat(isEnglish() ? BRITISH : language(), { type: 'unit' }).format(parts);
  return parts.length > 1 ? said(words) : words;
}

export const timeOfDay = (when: number): string =>
  said(new Intl.DateTimeFormat(place(), { hour: '2-digit', minute: '2-digit' }).format(when));

/** Seconds as whole minutes, for messages that count these. */
export const minutes = (seconds: number): number => Math.ceil(seconds / 60);

/** A day: "2 Jan 2026". */
export const day = (when: number): string => said(new Intl.DateTimeFormat(place(), { dateStyle: 'medium' }).format(when));

/** How long ago something was: "2 hours ago". */
export function ago(then: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, length] = AGO.find(([, length]) => seconds >= length) ?? ['minute', 60];
  return said(seconds < 60 ? words.format(0, 'second') : words.format(-Math.floor(seconds / length), unit));
}

export const days = (count: number): string =>
  said(new Intl.NumberFormat(language(), { style: 'unit', unit: 'day', unitDisplay: 'narrow' }).format(count));

/** An amount of storage: "12 MB". */
export function bytes(count: number): string {
  const [unit, size] = count < 1e6 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const);
  return said(new Intl.NumberFormat(language(), { style: 'unit', unit, maximumFractionDigits: 0 }).format(count / size));
}

/** A change, with its sign: "+2". */
export const signed = (count: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: 'exceptZero' }).format(count).replace('-', '\u2212');
