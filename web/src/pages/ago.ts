// How long ago something was, in the words of the browser's language.
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

export function ago(then: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ['minute', 60];
  return seconds < 60 ? words.format(0, 'second') : words.format(-Math.floor(seconds / length), unit);
}
