// Chance that is none: the same text always gives the same numbers, so that a card looks the same everywhere and every time.

/** A source of numbers from 0 to 1. */
export type Random = () => number;

/** A whole number made from a text. */
export function hash(text: string): number {
  let mixed = 2166136261;
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 16777619);
  return mixed >>> 0;
}

/** Numbers that depend on the text alone (the generator is Mulberry32). */
export function random(text: string): Random {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The thing at an index; past the end the list begins again. */
export const nth = <const T>(index: number, list: readonly T[]): T => list[index % list.length] as T;

export const pick = <const T>(chance: Random, list: readonly T[]): T => nth(Math.floor(chance() * list.length), list);
