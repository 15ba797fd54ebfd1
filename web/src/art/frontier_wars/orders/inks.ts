// Orders are linocuts with four inks, which their deck chooses.
import { mix } from '../../kit/colour';

export type Inks = readonly [ink: string, tone: string, light: string, paper: string];
export type Poster = (inks: Inks) => string;
export type Hero = (ink: string, tone: string, light: string) => string;
export type Unit = 'infantry' | 'tank' | 'artillery' | 'plane';

const ATTACK: Inks = ['#2a1512', '#a8332a', '#e39a72', '#f6e3c3'];
const DECKS: Record<string, Inks> = {
  attack: ATTACK,
  defence: ['#121d2b', '#2f5d8c', '#92b6cf', '#f0ead6'],
  tactical: ['#17200f', '#4c7038', '#b3bf7d', '#f3ebcd'],
};

export function inksOf(deck: string, dark: boolean): Inks {
  const [ink, tone, light, paper] = DECKS[deck] ?? ATTACK;
  return dark
    ? [ink, mix(tone, '#000', 0.15), mix(light, '#20180f', 0.3), mix(paper, '#2a2118', 0.25)]
    : [ink, tone, light, paper];
}
