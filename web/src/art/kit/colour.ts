// Colours that lie between two others.

const channels = (colour: string): number[] => {
  const digits = colour.slice(1);
  const whole = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((start) => parseInt(whole.slice(start, start + 2), 16));
};

/** The colour a part of the way from one to another, both written #rrggbb. */
export function mix(from: string, to: string, part: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value * (1 - part) + (target[i] ?? 0) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
