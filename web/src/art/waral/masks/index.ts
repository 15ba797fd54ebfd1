// The sixteen: masks, hoods and beasts instead of likenesses, 96 by 132. What they hold tells what they can do.
import { picture } from '../../kit/shapes';
import { JEWEL, sheet } from '../palette';
import { FIRST } from './first';
import { LAST } from './last';
import { MIDDLE } from './middle';
import { CAPE, COWL, eyes, FACE, lips, niche, nose } from './parts';

const PEOPLE: Record<string, () => string> = { ...FIRST, ...MIDDLE, ...LAST };

/** Somebody nobody has drawn: a hood and a calm face. */
const stranger = (): string =>
  niche(JEWEL.plum, JEWEL.amethyst) +
  sheet(CAPE, JEWEL.lapis) +
  sheet(COWL, JEWEL.turq) +
  sheet(FACE, JEWEL.ivory) +
  eyes(52) +
  nose(52, JEWEL.topaz) +
  lips(70, JEWEL.ruby);

export const mask = (id: string): string => picture([0, 0, 96, 132], (PEOPLE[id] ?? stranger)());
