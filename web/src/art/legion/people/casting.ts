// Who a person is to the eye: the line of the cast list, or one that is made up from what the card says.
import { pick, random, type Random } from '../../kit/random';
import { CAST } from './cast';
import type { Traits } from './traits';

export interface PersonCard {
  id: string;
  name: string;
  faction: string;
  officer: boolean;
  commander: boolean;
  power: number;
  skills: string[];
  abilities: string[];
}

const MASCULINE = /^(Jirka|Standa|Kolya|Gavrila|Foma|Ilya|Vanya|Sashka|Petya|Mishka|Luka|Nikita|Kuzma|Danila|Misha|Sasha|Pasha)$/;
const TITLES = /^(Father|Old|Elder|Colonel|Captain|Commissar|Ataman|Baba|The)\s+/;

/** Slavic first names in -a are women's, save for pet names and saints. */
export function isWoman(name: string): boolean {
  const [first = ''] = name.replace(TITLES, '').split(' ');
  return name.startsWith('Baba ') || (first.endsWith('a') && !MASCULINE.test(first));
}

const HATS: Record<string, string[]> = {
  legionaries: ['furazhka', 'papakha', 'ushanka', 'tilted'],
  whites: ['papakha', 'furazhka', 'ushanka', 'tiltpapakha'],
  reds: ['budenovka', 'flatcap', 'budenovka', 'leathercap'],
  renegades: ['ushanka', 'malakhai', 'short', 'hood', 'wild', 'brim'],
};
const SCARVES: Record<string, string[]> = {
  legionaries: ['kerchief'],
  whites: ['blackshawl', 'kerchief'],
  reds: ['redscarf', 'bob', 'leathercap'],
  renegades: ['kerchief', 'papakha'],
};
const COATS: Record<string, string[]> = {
  legionaries: ['greatcoat', 'tunic', 'scarf', 'sheepskin'],
  whites: ['boards', 'cossack', 'greatcoat', 'fur'],
  reds: ['leather', 'shirt', 'tunic', 'greatcoat'],
  renegades: ['sheepskin', 'rags', 'fur', 'lapels'],
};
const GROUNDS: Record<string, string[]> = {
  legionaries: ['rails', 'train', 'snow', 'rays', 'hills'],
  whites: ['domes', 'snow', 'rays', 'sun'],
  reds: ['works', 'rays', 'fire', 'plain'],
  renegades: ['birch', 'moon', 'hut', 'hills'],
};
const OFFICERS: Record<string, string> = { reds: 'leathercap', renegades: 'papakha' };
const BEARDS = ['none', 'handlebar', 'walrus', 'brush', 'goatee', 'full', 'stubble', 'cossack', 'pencil', 'chops'];

function hatOf(card: PersonCard, woman: boolean, chance: Random): string {
  if (woman && card.abilities.includes('first_aid')) return 'nurse';
  if (card.officer || card.commander) return OFFICERS[card.faction] ?? 'officer';
  return pick(chance, (woman ? SCARVES : HATS)[card.faction] ?? ['short']);
}

function buildOf(card: PersonCard, woman: boolean, chance: Random): string {
  if (woman) return pick(chance, ['oval', 'oval', 'round', 'long']);
  return pick(chance, card.power > 2 ? ['broad', 'square'] : ['long', 'gaunt', 'oval', 'round']);
}

function moodOf(card: PersonCard, chance: Random): string {
  if (card.abilities.includes('violence')) return 'grim';
  if (card.abilities.includes('first_aid')) return 'kind';
  if (card.skills.includes('charisma')) return pick(chance, ['merry', 'calm', 'smirk']);
  return card.skills.includes('intelligence') ? 'sly' : 'stern';
}

function propOf(card: PersonCard, chance: Random): string {
  if (card.abilities.includes('first_aid')) return 'medic';
  if (card.abilities.includes('violence')) return pick(chance, ['dagger', 'sabre', 'axe']);
  if (card.skills[0] === 'combat') return pick(chance, ['rifle', 'rifle', 'pistol', 'flag', 'pipe']);
  if (card.skills.includes('intelligence')) return pick(chance, ['map', 'telegraph', 'letter']);
  return pick(chance, ['flag', 'leaflet', 'cigarette']);
}

/** A line like those of the cast list, for a card nobody has thought about yet. */
function improvise(card: PersonCard): string {
  const chance = random(card.id);
  const woman = isWoman(card.name);
  const nurse = woman && card.abilities.includes('first_aid');
  return [
    `${woman ? 'f' : 'm'}${card.abilities.includes('fragility') ? pick(chance, [0, 3]) : pick(chance, [1, 2, 2, 2, 3])}`,
    buildOf(card, woman, chance),
    hatOf(card, woman, chance),
    pick(chance, ['dark', 'dark', 'fair', 'grey']),
    woman ? 'none' : pick(chance, BEARDS),
    moodOf(card, chance),
    nurse ? 'nurse' : pick(chance, COATS[card.faction] ?? ['greatcoat']),
    propOf(card, chance),
    pick(chance, GROUNDS[card.faction] ?? ['plain']),
    ...(chance() < 0.25 ? ['profile'] : []),
    ...(card.skills.includes('intelligence') && chance() < 0.3 ? ['glasses'] : []),
  ].join(' ');
}

/** What is drawn of a person. */
export function cast(card: PersonCard): Omit<Traits, 'turn'> {
  const [sex = 'm2', build = '', hat = '', hair = '', beard = '', mood = '', coat = '', prop = '', ground = '', ...extra] = (
    CAST.get(card.id) ?? improvise(card)
  ).split(' ');
  const { faction } = card;
  return { faction, woman: sex.startsWith('f'), age: Number(sex[1]), build, hat, hair, beard, mood, coat, prop, ground, extra };
}
