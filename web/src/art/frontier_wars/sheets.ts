// Faction sheets, 120 by 84: the flag of a headquarters over its land, and the first troops as counters.
import { mix } from '../kit/colour';
import { ridge } from '../kit/paths';
import { at, circle, each, fill, picture, rect, times } from '../kit/shapes';
import { BUILDINGS, tree } from './buildings';
import { emblem, factionOf } from './factions';
import { paletteOf } from './palette';
import { UNITS } from './silhouettes';

/** The troops a side begins with, as silhouettes in a row that a square has room for. */
const troopsRow = (troops: string[], colour: string, hole: string): string =>
  each(troops.slice(0, 5), (unit, i) =>
    at(60 + (i - (Math.min(5, troops.length) - 1) / 2) * 16.4 - 7.4, 70.5, UNITS[unit]?.(colour, hole) ?? '', 0.62),
  );

/** Two beams that cross in the sky. */
const searchlights = (colour: string): string =>
  each([-1, 1], (side) => fill(`M${60 + side * 30} 62L${60 - side * 46}-4h${-side * 24}z`, colour, 'opacity=".45"'));

/** The sheet of a faction; the advanced side is played at dusk, below searchlights. */
export function factionSheet(faction: string, advanced: boolean, troops: string[], dark: boolean): string {
  const palette = paletteOf(dark);
  const look = factionOf(faction);
  const sky = mix(look.tint, dark ? '#141a26' : advanced ? '#f2b27a' : '#f8efd6', dark ? 0.6 : 0.55);
  const glow = mix(sky, dark ? '#ffffff' : '#fff8e6', dark ? 0.16 : 0.6);
  const firs = times(5, (i) => {
    const y = 60 + (i % 2) * 3;
    return tree(8 + i * 6, y, 1.1, palette, true) + tree(92 + i * 6, y, 1.2, palette, i % 2 > 0);
  });
  return picture(
    [0, 0, 120, 84],
    rect(0, 0, 120, 84, sky) +
      (advanced ? searchlights(glow) : circle(60, 34, 30, glow)) +
      emblem(faction, 60, 19, 31, dark ? mix(look.tint, '#fff8e6', 0.5) : look.colour) +
      fill(ridge(`${faction}a`, -4, 124, 52, 4, 22, 84), mix(look.tint, palette.land, 0.6)) +
      fill(ridge(`${faction}b`, -4, 124, 58, 2, 18, 84), palette.land) +
      firs +
      at(60, 64, BUILDINGS.headquarters?.(palette, { faction, seed: 1 }) ?? '', 0.78) +
      fill('M-4 67H124V88H-4z', look.colour) +
      fill('M-4 66H124V68H-4z', look.dark) +
      troopsRow(troops, look.face, look.colour),
  );
}
