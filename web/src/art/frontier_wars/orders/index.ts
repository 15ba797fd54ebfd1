// Orders, 120 by 84: three decks, four inks each, one idea per card.
import { mix } from '../../kit/colour';
import { ridge, tenth } from '../../kit/paths';
import { hash, random } from '../../kit/random';
import type { Step } from '../../kit/card';
import { at, fill, line, picture, rect, times } from '../../kit/shapes';
import { ATTACK } from './attack';
import { CLASSIC } from './classic';
import { DEFENCE } from './defence';
import { HEROES } from './heroes';
import { inksOf, type Inks, type Poster, type Unit } from './inks';
import { rays, wire, works } from './parts';
import { SETTINGS } from './settings';
import { TACTICAL } from './tactical';

export interface OrderCard {
  id: string;
  deck: string;
  effects: Step[];
}

const POSTERS: Record<string, Poster> = { ...CLASSIC, ...ATTACK, ...DEFENCE, ...TACTICAL };
const isUnit = (name: string): name is Unit => name in HEROES;

/** Who stands in the middle of an order nobody has drawn: the first unit it names, a factory, or infantry. */
function heroOf(steps: Step[], ink: string, tone: string, paper: string): string {
  const unit = steps.flatMap((step) => step.units ?? []).find(isUnit);
  if (!unit && steps.some((step) => /build|repair|destroy/.test(step.op))) return works(ink, tone, paper);
  return HEROES[unit ?? 'infantry'](ink, tone, paper);
}

/** An order nobody has drawn: its first effect is the setting, its unit the hero, and the id chooses one of three layouts. */
function improvise({ id, deck, effects }: OrderCard, inks: Inks): string {
  const [ink, tone, light, paper] = inks;
  const steps = effects.flatMap((step) => step.options?.flat() ?? [step]);
  const setting = SETTINGS[steps[0]?.op ?? ''] ?? ((): string => rays(60, 70, 14, light));
  const hero = (dark: string, pale: string): string => heroOf(steps, dark, pale, paper);
  const [near, far] = [hero(ink, mix(tone, ink, 0.25)), hero(mix(ink, tone, 0.5), mix(tone, light, 0.25))];
  const layouts = [
    at(58, 76, near, 1.15),
    at(98, 67, far, 0.42) + at(42, 77, near, 1.05),
    at(20, 67, far, 0.45) + at(52, 70, far, 0.62) + at(92, 77, near, 0.95, 0, true),
  ];
  return (
    setting(inks) +
    fill(ridge(`${id}a`, -4, 124, 58, 3, 17, 84), mix(light, tone, 0.5)) +
    fill(ridge(`${id}b`, -4, 124, 67, 2, 15, 84), tone) +
    (layouts[hash(id) % 3] ?? '') +
    fill(ridge(`${id}c`, -4, 124, 78, 1.3, 12, 84), ink) +
    (deck === 'defence' ? wire(78, ink) : '')
  );
}

/** Short cuts in the colour of the paper, as a knife leaves them in the block. */
function grain(id: string, paper: string): string {
  const chance = random(`grain${id}`);
  const cut = (): string =>
    `M${tenth(chance() * 120)} ${tenth(chance() * 84)}l${tenth(1 + chance() * 3)} ${tenth(chance() - 0.5)}`;
  return line(times(34, cut), paper, 0.5, 'opacity=".5"');
}

export function order(card: OrderCard, dark: boolean): string {
  const inks = inksOf(card.deck, dark);
  const paper = inks[3];
  return picture(
    [0, 0, 120, 84],
    rect(0, 0, 120, 84, paper) +
      (POSTERS[card.id]?.(inks) ?? improvise(card, inks)) +
      grain(card.id, paper) +
      rect(1, 1, 118, 82, 'none', 0, `stroke="${paper}" stroke-width="2"`),
  );
}
