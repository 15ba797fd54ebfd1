// Somebody as they are now: what is printed on the card, and what lies on it.
import type { CardEntry } from '../../app/house';
import { strung } from '../../app/formats';
import { factsOf } from '../../net/facts';
import type { View } from '../../net/wire';
import { abilityNames, skillNames } from './cards';
import type { Facts, Person, Soldier } from './facts';
import { message } from './messages';

export const SKILLS = ['combat', 'charisma', 'intelligence'] as const;

export interface Someone extends Soldier {
  printed: { power: number; skills: string[] };
  officer: boolean;
  cold: string; // what the end of the round does to them where they stand
}

const listOf = (entry: CardEntry | undefined, field: string): string[] => (entry?.[field] ?? []) as string[];

/** Where somebody stands, if on a Plot. */
export const personOf = (view: View | null, slug: string): Person | undefined =>
  (factsOf<Facts>(view).plots ?? [])
    .flatMap(({ lanes }) => lanes.flatMap(({ people }) => people))
    .find((one) => one.character === slug);

export function someone(view: View | null, slug: string, entry: CardEntry | undefined): Someone {
  const printed = { power: Number(entry?.power ?? 0), skills: listOf(entry, 'skills') };
  const plain = { power: printed.power, skills: printed.skills, abilities: listOf(entry, 'abilities') };
  const bare = { lost: [], kit: [], wounds: 0, frostbites: 0, mortal: false, remembered: false };
  const now = factsOf<Facts>(view).soldiers?.[slug] ?? { ...plain, ...bare };
  const stands = personOf(view, slug);
  return { ...now, power: stands?.power ?? now.power, printed, officer: entry?.officer === true, cold: stands?.cold ?? '' };
}

/** "power 3, Combat; Assault; coat; one wound, the next kills". */
export function described(one: Someone, play: { nameOf: (slug: string) => string }): string {
  const hurt = [
    ...(one.wounds ? [message('wounds', { n: one.wounds })] : []),
    ...(one.mortal ? [message('mortal')] : []),
    ...(one.frostbites ? [message('frostbitten')] : []),
    ...(one.cold === 'dies' ? [message('doomed')] : []),
  ];
  return strung([
    message('power-of', { n: one.power }),
    ...(one.officer ? [message('officer')] : []),
    ...skillNames(one.skills),
    ...skillNames(one.lost).map((skill) => message('lost-skill', { skill })),
    ...abilityNames(one.abilities),
    ...one.kit.map((kind) => play.nameOf(kind)),
    ...hurt,
    ...(one.remembered ? [message('remembered')] : []),
  ]);
}
