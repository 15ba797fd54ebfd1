// A portrait: a linocut poster of 1919. Layers: ground, prop behind, paper halo, coat, head, hat, prop before, frame.
import { rough, starPath, tenth } from '../../kit/paths';
import { random, type Random } from '../../kit/random';
import { edge, fill, group, picture, times } from '../../kit/shapes';
import { inksOf, type Inks } from '../inks';
import { beardOf, NEAT } from './beards';
import { cast, type PersonCard } from './casting';
import { BODY, COATS } from './coats';
import { faceOf, outlineOf } from './face';
import { GROUNDS } from './grounds';
import { FALLS, hairOf } from './hair';
import { CAPS } from './hats/caps';
import { FURS } from './hats/fur';
import { rim } from './hats/parts';
import { SCARVES } from './hats/scarves';
import { SIDE } from './hats/side';
import { lookOf, type Look } from './look';
import { marksOf } from './marks';
import { mouthOf, shows } from './mouth';
import { sideBeard, sideFace, sideGlasses, sideOutline } from './profile';
import { ARMED } from './props/arms';
import { PEACEFUL } from './props/peaceful';
import { WRITTEN } from './props/written';
import type { Headgear, Hat, Prop, Traits } from './traits';

const HATS: Record<string, Hat> = { ...CAPS, ...FURS, ...SCARVES };
const PROPS: Record<string, Prop> = { ...PEACEFUL, ...WRITTEN, ...ARMED };

interface Head {
  outline: string;
  drawing: string;
}

/** How hair shows under a hat, or is worn without one. */
function cutOf(traits: Traits, hat: Headgear | undefined): string {
  if (!hat) return traits.hat;
  if (hat.hair) return hat.hair;
  if (hat.over) return '';
  return traits.woman ? 'braid' : traits.hat === 'skufia' ? 'long' : 'sides';
}

function frontHead(look: Look, chance: Random): Head {
  const { inks, traits } = look;
  const hat = HATS[traits.hat]?.(inks, chance, traits);
  const cut = cutOf(traits, hat);
  const hair = hairOf(cut, look);
  const falls = FALLS.includes(cut);
  const free = NEAT.includes(traits.beard) || shows(look);
  const face = faceOf(look) + beardOf(look) + (free ? mouthOf(look) : '') + marksOf(look);
  return {
    outline: outlineOf(look) + hair.outline + (hat?.outline ?? ''),
    drawing: (falls ? hair.drawing : '') + face + (falls ? '' : hair.drawing) + (hat?.drawing ?? ''),
  };
}

function sideHead(look: Look, hat: Headgear): Head {
  return {
    outline: sideOutline(look) + hat.outline,
    drawing: sideFace(look) + sideBeard(look) + sideGlasses(look) + hat.drawing,
  };
}

function headOf(look: Look, chance: Random): Head {
  const { inks, traits } = look;
  const side = traits.extra.includes('profile') ? SIDE[traits.hat]?.(inks, chance, traits) : undefined;
  return side ? sideHead(look, side) : frontHead(look, chance);
}

const neck = (inks: Inks): string =>
  fill('M38 70H58L60 96H36z', inks.paper, rim(inks)) + fill('M47 70H58L60 98 46 96z', inks.ink);

function width({ build, extra, woman }: Traits): number {
  if (build === 'boy') return 0.84;
  if (build === 'broad' || extra.includes('wide')) return 1.1;
  return build === 'gaunt' || woman ? 0.9 : 1;
}

/** The figure with a halo of paper round it, which keeps it off the ground. */
function figure(look: Look, chance: Random): string {
  const { inks, traits } = look;
  const boy = traits.build === 'boy';
  const aside = traits.extra.includes('profile') ? 5 : 0; // room for what is held before the face
  const [lean, hx, hy] = [(chance() - 0.5) * 10, 48 + aside + (chance() - 0.5) * 5, boy ? 63 : 55.5 + chance() * 2.5];
  const head = headOf(look, chance);
  const pose = `translate(${tenth(hx)} ${tenth(hy)}) rotate(${tenth(lean)}) scale(${boy ? 1.02 : 1.08})`;
  const stance = `translate(48 0) scale(${width(traits)} 1) translate(-48 ${boy ? 5 : 0})`;
  const halo = `${edge(inks.paper, 4.5)} stroke-linejoin="round"`;
  const coat = COATS[traits.coat] ?? COATS.greatcoat;
  return (
    group(stance, fill(BODY, inks.paper, halo)) +
    group(pose, fill(head.outline, inks.paper, halo)) +
    group(stance, neck(inks) + (coat?.(inks, chance) ?? '')) +
    group(pose, head.drawing + (PROPS[traits.prop]?.mouth?.(inks, traits.turn) ?? ''))
  );
}

/** Commanders have an inked border and two stars. */
const insignia = (inks: Inks, chance: Random): string =>
  fill(`${rough(chance, 3, 3, 90, 126, 1)}M6 6V126H90V6z`, inks.ink, 'fill-rule="evenodd"') +
  times(2, (i) => fill(starPath(11 + i * 74, 11, 5.5), inks.pop, edge(inks.paper, 1)));

/** The picture of a person, 96 by 132. */
export function portrait(card: PersonCard): string {
  const inks = inksOf(card.faction);
  const chance = random(card.id);
  const traits: Traits = { ...cast(card), turn: tenth((chance() - 0.5) * 6.5) };
  const look = lookOf(inks, traits, chance);
  const prop = PROPS[traits.prop];
  const ground = GROUNDS[traits.ground] ?? GROUNDS.plain;
  const frame = `M-1-1H97V133H-1z${rough(chance, 3.5, 3.5, 89, 125, 1.6)}`;
  return picture(
    [0, 0, 96, 132],
    fill('M0 0H96V132H0z', inks.paper) +
      fill(rough(chance, 3.5, 3.5, 89, 125, 1.4), inks.ground) +
      (ground?.(inks, chance) ?? '') +
      (prop?.back?.(inks) ?? '') +
      figure(look, chance) +
      (prop?.front?.(inks) ?? '') +
      (card.commander ? insignia(inks, chance) : '') +
      fill(frame, inks.paper, 'fill-rule="evenodd"'),
  );
}
