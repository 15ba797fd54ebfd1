// Views of the cliff city, 120 by 96. The type of a district gives the colours and the way of building, its power gives the
// size, the height of the cliffs, the pennants, and rays at four; the id gives the one thing that is only there.
import { box, polygon, tenth } from '../../kit/paths';
import { random, type Random } from '../../kit/random';
import { circle, fill, group, picture, stroke, times } from '../../kit/shapes';
import { townOf, type Sight, type Town } from '../town';
import { cliff } from './cliffs';
import { CULTURAL } from './cultural';
import { HABITS } from './habits';
import { MERCHANT } from './merchant';
import { MILITARY } from './military';
import { STRATEGIC } from './strategic';

export interface DistrictCard {
  id: string;
  type: string;
  power: number;
}

const SIGHTS: Record<string, Sight> = { ...MILITARY, ...MERCHANT, ...CULTURAL, ...STRATEGIC };
const SIZES = [0.94, 0.94, 0.97, 1, 1.02];

const rays = (town: Town, night: boolean): string =>
  fill(
    times(16, (i) => {
      const ray = (angle: number): [number, number] => [60 + Math.cos(angle) * 110, 46 + Math.sin(angle) * 110];
      const angle = (i / 16) * Math.PI * 2;
      return polygon(60, 46, ...ray(angle - 0.09), ...ray(angle + 0.09));
    }),
    town.disc,
    `fill-opacity="${night ? 0.13 : 0.4}"`,
  );

const cloud = (chance: Random): string =>
  `M${tenth(chance() * 90)} ${tenth(10 + chance() * 18)}q5-5 10-1q6-5 10 0q6-2 7 2h-29q-2-1 2-1z`;

/** Sun and clouds, or moon and stars. */
function heavens(town: Town, night: boolean, chance: Random): string {
  const [x, y] = [22 + chance() * 76, 16 + chance() * 12];
  if (!night) return circle(x, y, 9, town.disc) + fill(cloud(chance) + cloud(chance), '#fff', 'fill-opacity=".55"');
  const stars = times(14, () => circle(chance() * 120, chance() * 44, 0.4 + chance() * 0.5, town.disc));
  return circle(x, y, 8, town.disc) + circle(x + 3.5, y - 2, 6.5, town.sky) + stars;
}

const sky = (town: Town, chance: Random): string =>
  fill(box(0, 0, 120, 96), town.sky) +
  fill(`M0 ${tenth(30 + chance() * 8)}Q30 ${tenth(24 + chance() * 10)} 60 34T120 ${tenth(28 + chance() * 8)}V96H0z`, town.low);

/** As many pennants on a string as the district has power, from two on. */
function pennants(town: Town, power: number): string {
  if (power < 2) return '';
  const pennant = (i: number): string =>
    fill(`M${tenth(60 + (i - (power - 1) / 2) * 11 - 3.5)} 9.6h7l-3.5 7.5z`, i % 2 ? town.trim : town.roof);
  return stroke('M0 5Q60 15 120 5', town.near, 0.8) + times(power, pennant);
}

const ground = (town: Town, chance: Random): string =>
  fill(`M0 ${tenth(82 + chance() * 3)}L14 79 30 82 52 79 76 81 98 78 120 82V96H0z`, town.near);

/** A haze between the cliffs and what stands before them, so that towers and rocks of one colour stay apart. */
const haze = (town: Town, night: boolean): string =>
  fill('M0 96V62Q30 48 60 46T120 62V96z', town.low, `fill-opacity="${night ? 0.2 : 0.24}"`);

export function district({ id, type, power }: DistrictCard, night: boolean): string {
  const town = townOf(type, night);
  const chance = random(id);
  const side = chance() < 0.5;
  const sight = SIGHTS[id] ?? ((here: Town): string => HABITS[type]?.(here, power) ?? '');
  return picture(
    [0, 0, 120, 96],
    sky(town, chance) +
      (power >= 4 ? rays(town, night) : '') +
      heavens(town, night, chance) +
      cliff(town, chance, {
        mirrored: side,
        top: 20 + chance() * 8 - power * 2,
        run: 11 + power,
        rock: town.far,
        homes: town.low,
      }) +
      cliff(town, chance, { mirrored: !side, top: 46 + chance() * 12, run: 9, rock: town.mid, homes: town.far }) +
      haze(town, night) +
      ground(town, chance) +
      pennants(town, power) +
      group(`translate(60 90) scale(${SIZES[power] ?? 1}) translate(-60 -90)`, sight(town)),
  );
}
