// Units as the counters of a war game, 18 by 18; buildings as they stand on the land.
import { mix } from '../kit/colour';
import { at, fill, line, picture } from '../kit/shapes';
import { BUILDINGS } from './buildings';
import { emblem, factionOf, type Faction } from './factions';
import { paletteOf } from './palette';
import { UNITS } from './silhouettes';

const HATCH = 'M1.5 7.5L7.5 1.5M1.5 12L12 1.5M1.5 16L16 1.5M6 17L16 6.5M11 17l5.5-5.5';

/** The plate of a faction with its shadow; a moved unit is pale and hatched. */
const plate = (faction: Faction, moved: boolean, colour: string): string =>
  fill(faction.plate, '#000', 'transform="translate(.6 1)" opacity=".35"') +
  fill(faction.plate, colour, `stroke="${faction.dark}" stroke-width="1"`) +
  line('M3.8 1.3h10.4', '#fff', 0.7, 'opacity=".4"') +
  (moved ? line(HATCH, faction.colour, 1.1, 'opacity=".5"') : '');

/** A counter without its number, which stands beside or on it. */
export function counter(faction: string, unit: string, moved = false): string {
  const look = factionOf(faction);
  const [colour, face] = moved ? [mix(look.colour, '#e6dcc4', 0.72), look.dark] : [look.colour, look.face];
  return picture(
    [-1, -1, 21, 21],
    plate(look, moved, colour) + at(2.3, 1.3, UNITS[unit]?.(face, colour) ?? '', 0.56) + emblem(faction, 5, 13.9, 4.8, face),
  );
}

/** A unit alone, for a plate of its own that holds several. */
export const glyph = (unit: string, colour: string, hole: string): string =>
  picture([0, 0, 24, 16], UNITS[unit]?.(colour, hole) ?? '');

/** A building as it stands on its tile: whole, or in ruins. */
export const building = (kind: string, faction: string, intact: boolean, dark: boolean): string =>
  picture(
    [-30, -42, 60, 46],
    BUILDINGS[kind]?.(paletteOf(dark), { faction, seed: 1, ...(intact ? {} : { state: 'ruined' }) }) ?? '',
  );

/** The emblem of a faction on its plate. */
export function emblemSign(faction: string): string {
  const look = factionOf(faction);
  return picture([-1, -1, 20, 20], plate(look, false, look.colour) + emblem(faction, 9, 9, 12, look.face));
}
