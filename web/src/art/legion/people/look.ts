// A face before it is drawn: its bones, its mood, and what the id alone decides.
import { tenth } from '../../kit/paths';
import { pick, type Random } from '../../kit/random';
import type { Inks } from '../inks';
import type { Traits } from './traits';

interface Skull {
  w: number; // half the width at the eyes
  jaw: number; // half the width at the mouth
  chin: number; // half the width of the chin
  foot: number; // how far down the chin is
}

interface Mood {
  inner: number; // how far the brows come down inside
  outer: number; // and outside
  open: number; // how far the eyes are open
  gaze: number; // where they look
  mouth: string;
}

const SKULLS: Record<string, Skull> = {
  round: { w: 17.5, jaw: 15, chin: 8, foot: 24 },
  square: { w: 17, jaw: 15.5, chin: 10, foot: 26 },
  long: { w: 15, jaw: 12, chin: 6, foot: 29 },
  gaunt: { w: 15, jaw: 10.5, chin: 5.5, foot: 28 },
  oval: { w: 15.8, jaw: 12, chin: 5, foot: 26 },
  broad: { w: 18.5, jaw: 16, chin: 9, foot: 25 },
  boy: { w: 15.5, jaw: 13, chin: 6, foot: 21 },
};
const OVAL = { w: 15.8, jaw: 12, chin: 5, foot: 26 };

const MOODS: Record<string, Mood> = {
  stern: { inner: 2, outer: -1, open: 0.8, gaze: 0, mouth: 'flat' },
  grim: { inner: 3.2, outer: -1.5, open: 0.7, gaze: 0, mouth: 'frown' },
  kind: { inner: -1.5, outer: 1, open: 0.9, gaze: 0, mouth: 'smile' },
  merry: { inner: -1, outer: 0, open: 0.8, gaze: 0, mouth: 'grin' },
  worried: { inner: -3, outer: 2.5, open: 1.15, gaze: 0, mouth: 'small' },
  sly: { inner: 1.5, outer: -1.5, open: 0.65, gaze: 2, mouth: 'smirk' },
  smirk: { inner: 0, outer: -1.5, open: 0.75, gaze: 1.4, mouth: 'smirk' },
  calm: { inner: 0, outer: 0.4, open: 0.8, gaze: 0, mouth: 'flat' },
  sad: { inner: -2.4, outer: 2, open: 0.8, gaze: -0.6, mouth: 'small' },
  shout: { inner: 2.2, outer: -2, open: 1, gaze: 0, mouth: 'shout' },
  haughty: { inner: -0.5, outer: -2.5, open: 0.6, gaze: 1.2, mouth: 'frown' },
  squint: { inner: 1.5, outer: 0.5, open: 0.35, gaze: 0, mouth: 'flat' },
  laugh: { inner: -0.5, outer: -1, open: 0.3, gaze: 0, mouth: 'laugh' },
};
const CALM = { inner: 0, outer: 0.4, open: 0.8, gaze: 0, mouth: 'flat' };

export interface Look extends Skull, Mood {
  inks: Inks;
  traits: Traits;
  soft: boolean; // women and boys have a narrow shadow
  mouthAt: number;
  nose: readonly [x: number, y: number];
  eye: number; // how large the eyes are
  brow: number; // how heavy the brows are
  lips: number; // how full a woman's lips are
  x: (value: number) => number; // where something stands in a head that is turned
}

const SOFT_NOSES = [[0, 0], [0.8, 1], [-0.6, -1.2], [1.2, 0.4], [0.2, 1.8]] as const; // prettier-ignore
const NOSES = [[4.8, 8], [6.8, 8.6], [4, 6.8], [5.8, 9.8], [7.4, 7.4]] as const; // prettier-ignore

/** The same parts never quite line up: nose, eyes, brows and lips come from the id. */
export function lookOf(inks: Inks, traits: Traits, chance: Random): Look {
  const soft = traits.age === 0 || (traits.woman && !traits.extra.includes('strong'));
  return {
    ...(SKULLS[traits.build] ?? OVAL),
    ...(MOODS[traits.mood] ?? CALM),
    inks,
    traits,
    soft,
    mouthAt: traits.build === 'boy' ? 14.5 : 17.5,
    nose: soft ? pick(chance, SOFT_NOSES) : pick(chance, NOSES),
    eye: 0.84 + chance() * 0.38,
    brow: (chance() - 0.5) * 1.6,
    lips: 0.8 + chance() * 0.5,
    x: (value) => tenth(value + traits.turn),
  };
}
