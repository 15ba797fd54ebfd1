// What is drawn of a person. The cast list names it in ten words; without a line there it follows from the card.
import type { Random } from '../../kit/random';
import type { Inks } from '../inks';

export interface Traits {
  faction: string;
  woman: boolean;
  age: number; // 0 a child, 1 young, 2 grown up, 3 old
  build: string;
  hat: string; // or how the hair is worn without one
  hair: string;
  beard: string;
  mood: string;
  coat: string;
  prop: string;
  ground: string;
  extra: string[];
  turn: number; // how far the head is turned, in units of the picture
}

/** A thing somebody is known by: behind the figure, before it, or in the mouth. */
export interface Prop {
  back?: (inks: Inks) => string;
  front?: (inks: Inks) => string;
  mouth?: (inks: Inks, turn: number) => string;
}

export interface Headgear {
  outline: string; // what the paper shows round
  drawing: string;
  hair?: string; // how the hair shows under it
  over?: boolean; // hides all hair
}

export type Hat = (inks: Inks, chance: Random, traits: Traits) => Headgear;
