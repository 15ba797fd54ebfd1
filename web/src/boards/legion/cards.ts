// What stands on the cards, for their plain face, and what a Plot wants.
import { listed } from '../../app/formats';
import type { CardEntry } from '../../app/house';
import type { Print } from '../../pieces/board';
import { message } from './messages';

const KINDS = ['character', 'commander', 'damage', 'despatch', 'equipment', 'faction', 'location', 'order', 'plot'] as const;
const SKILLS = ['combat', 'charisma', 'intelligence'] as const;
const TYPES = ['freezing', 'warming', 'peaceful'] as const;
const ABILITIES = {
  assault: 'assault',
  first_aid: 'first-aid',
  fragility: 'fragility',
  violence: 'violence',
} as const;

export const skillNames = (ids: string[]): string[] =>
  SKILLS.filter((one) => ids.includes(one)).map((one) => message(`skill-${one}`));
export const typeNames = (ids: string[]): string[] =>
  TYPES.filter((one) => ids.includes(one)).map((one) => message(`type-${one}`));

export const abilityNames = (ids: string[]): string[] =>
  Object.entries(ABILITIES).flatMap(([id, name]) => (ids.includes(id) ? [message(`ability-${name}`)] : []));

/** What the signs of a card mean, a sentence each. */
const meanings = (ids: (field: string) => string[]): string[] => [
  ...(ids('conditions').length ? [message('needs-about', { skills: listed(skillNames(ids('conditions'))) })] : []),
  ...TYPES.filter((one) => ids('types').includes(one)).map((one) => message(`type-${one}-about`)),
  ...Object.entries(ABILITIES).flatMap(([id, name]) => (ids('abilities').includes(id) ? [message(`ability-${name}-about`)] : [])),
];

/** What a card does. A Despatch does something when it is played, or else something when it is kept. */
export const ways = ({ text, scoring_text: kept }: CardEntry): string[] =>
  typeof kept === 'string' ? [message('despatch-now', { text }), message('despatch-kept', { text: kept })] : [text];

export function print(entry: CardEntry): Print {
  const kind = KINDS.find((one) => one === entry.kind);
  const corner = [entry.power, entry.vp, entry.cost].find((number) => typeof number === 'number');
  const ids = (field: string): string[] => (entry[field] ?? []) as string[];
  const skills = [...skillNames(ids('skills')), ...skillNames(ids('conditions'))];
  const officer = entry.officer === true ? [message('officer')] : [];
  return {
    kind: kind ? message(`kind-${kind}`) : '',
    tint: typeof entry.faction === 'string' ? entry.faction : (kind ?? ''),
    traits: [...officer, ...skills, ...abilityNames(ids('abilities')), ...typeNames(ids('types'))],
    lines: meanings(ids),
    ...(corner === undefined ? {} : { corner }),
  };
}
