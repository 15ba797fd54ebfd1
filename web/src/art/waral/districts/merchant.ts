// What only one merchant district has. Ground line 78, room x 18..102, y 14..90.
import { box, polygon, tenth } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, fill, group, stroke, times } from '../../kit/shapes';
import { arches, awning, block, columns, dome, door, gable, house, pediment, tower, windows } from './buildings';
import { barrel, crowd, flag, lamp, ship, smoke, water } from './things';
import { sheet } from '../palette';
import { type Sight } from '../town';

export const MERCHANT: Record<string, Sight> = {
  'mer-01': (town) =>
    water(town, 84) +
    times(2, (i) => {
      const x = 38 + i * 44;
      return (
        fill(box(x - 17, 50, 1.8, 34) + box(x + 15.4, 50, 1.8, 34), town.near) +
        awning(town, x, 46, 38, i ? town.trim : town.roof) +
        block(town, x, 84, 34, 12, '#8a5a2c', '#6b3f24') +
        times(4, (e) =>
          stroke(`M${x - 12 + e * 8} 56q5 4 0 8t0 9`, e % 2 ? '#4d6b80' : '#2b3f52', 3.2, 'stroke-linecap="round"'),
        ) +
        stroke(`M${x - 14} 56H${x + 14}`, town.near, 1.2)
      );
    }) +
    sheet('M50 92q6-7 12 0t12 0 9-2l4-3 1 4q-6 6-12 5t-12 0-12-2z', '#2b3f52') +
    circle(85, 90, 0.9, town.trim),
  'mer-02': (town) =>
    times(9, (e) => {
      const i = 8 - e;
      return sheet(`M${22 + i * 8} ${tenth(84 - i * 6)}H108V98H${22 + i * 8}z`, i % 2 ? town.shade : town.wall);
    }) +
    house(town, 97, 37, 13, 11) +
    times(4, (i) => sheet(`M${30 + i * 18} ${tenth(78 - i * 13.5)}l-5 8h11z`, '#fff')) +
    crowd(town, 58, 60, 1) +
    crowd(town, 82, 42, 1),
  'mer-03': (town) =>
    block(town, 32, 84, 26, 58) +
    block(town, 88, 84, 26, 58) +
    gable(town, 32, 26, 26, 8) +
    gable(town, 88, 26, 26, 8) +
    windows(town, 30, 34, 3, 4, 6, 11) +
    windows(town, 86, 34, 3, 4, 6, 11) +
    fill(polygon(45, 84, 75, 84, 68, 60, 52, 60), town.near) +
    stroke('M44 40H76', town.near, 1.4) +
    lamp(52, 46) +
    lamp(60, 52) +
    lamp(68, 46) +
    stroke('M52 40V43M60 40V49M68 40V43', town.near, 1) +
    crowd(town, 58, 82, 2),
  'mer-04': (town) =>
    water(town, 80) +
    arches(town, 12, 108, 84, 22, 3) +
    times(5, (i) => house(town, 28 + i * 16, 62, 13, 11 + (i % 2) * 5, i % 2 ? town.trim : town.roof)) +
    times(4, (i) => sheet(`M${30 + i * 17} 64h8l-1 11-3-2-3 2z`, nth(i, ['#8a5a2c', '#b3733a', '#d09a5a', '#6b3f24']))),
  'mer-05': (town) =>
    block(town, 60, 82, 44, 30) +
    pediment(town, 60, 52, 44, 15) +
    door(town, 60, 82, 12, 16) +
    windows(town, 60, 58, 4, 1, 10) +
    fill(box(59, 18, 2, 24), town.near) +
    sheet('M38 24H82v2.4H38z', town.near) +
    stroke('M40 26L33 40M40 26L47 40M80 26L73 36M80 26L87 36', town.near, 0.9) +
    sheet('M31 40H49Q46 46 40 46T31 40zM71 36H89Q86 42 80 42T71 36z', town.trim),
  'mer-06': (town) =>
    water(town, 76) +
    fill('M20 84q14-6 26 0t24 0 30-2v5q-16 4-30 1t-26 1-24-1z', '#b3263f') +
    fill('M50 90q14-5 26 0t30-1v6H50z', '#2450a8') +
    house(town, 28, 78, 16, 22) +
    house(town, 92, 78, 16, 22, town.trim) +
    stroke('M28 44Q60 56 92 44', town.near, 1.2) +
    times(5, (i) =>
      sheet(
        `M${36 + i * 11} ${nth(i, [48, 50, 50.5, 50, 48])}h8v${nth(i, [16, 22, 18, 24, 15])}q-4 2-8 0z`,
        nth(i, ['#b3263f', '#2450a8', '#efc458', '#6a3596', '#0f6b53']),
      ),
    ),
  'mer-07': (town) =>
    arches(town, 16, 104, 82, 34, 4) +
    gable(town, 60, 48, 84, 9) +
    times(
      4,
      (i) =>
        awning(town, 27 + i * 22, 60, 18, nth(i, [town.roof, town.trim, '#6a3596', '#b3263f'])) +
        sheet(polygon(20 + i * 22, 84, 27 + i * 22, 72, 34 + i * 22, 84), nth(i, ['#cf6a22', '#efc458', '#b3263f', '#7a8a2a'])),
    ),
  'mer-08': (town) =>
    water(town, 66) +
    block(town, 60, 66, 90, 16) +
    windows(town, 60, 54, 10, 1, 8.4) +
    gable(town, 60, 50, 90, 7) +
    times(
      3,
      (i) =>
        sheet(`M${16 + i * 32} ${76 + (i % 2) * 8}h28l-4 7h-20z`, town.near) +
        barrel(town, 24 + i * 32, 76 + (i % 2) * 8) +
        barrel(town, 33 + i * 32, 76 + (i % 2) * 8),
    ) +
    sheet('M88 50V22h3v28zM74 24L98 20v3L74 27z', '#6b3f24') +
    stroke('M76 26V40', town.near, 1) +
    sheet(box(72, 40, 8, 6), '#8a5a2c'),
  'mer-09': (town) =>
    block(town, 60, 82, 60, 30) +
    columns(town, 60, 82, 52, 28, 6) +
    pediment(town, 60, 52, 58, 16) +
    circle(60, 46, 5.5, '#efc458') +
    times(4, (i) => circle(24 + i * 3.5, 86 - (i % 2) * 4, 3.6, '#efc458', 'stroke="#b3761e" stroke-width="1"')) +
    times(4, (i) => circle(86 + i * 3.5, 86 - (i % 2) * 4, 3.6, '#d7dde6', 'stroke="#7b8798" stroke-width="1"')) +
    smoke(town, 78, 40),
  'mer-10': (town) =>
    block(town, 60, 84, 80, 50) +
    gable(town, 60, 34, 80, 12) +
    windows(town, 60, 40, 9, 3, 8.4, 9) +
    sheet('M46 84V66H74V84z', town.near) +
    sheet('M58 22h4v8h8v3H50v-3h8z', '#6b3f24') +
    stroke('M68 33V56', town.near, 1) +
    sheet(box(63, 54, 10, 8), '#8a5a2c') +
    barrel(town, 50, 84) +
    barrel(town, 70, 84) +
    sheet(box(56, 76, 8, 8), '#8a5a2c'),
  'mer-11': (town) =>
    tower(town, 26, 84, 14, 38, 'dome') +
    tower(town, 94, 84, 14, 38, 'dome') +
    block(town, 60, 84, 50, 38) +
    sheet(box(33, 44, 54, 4), town.trim) +
    dome(town, 60, 44, 17) +
    times(
      3,
      (i) =>
        sheet(`M${40 + i * 15} 84V60q5-8 10 0V84z`, town.near) +
        group(
          `translate(${45 + i * 15} 62) scale(1.35)`,
          fill('M0-3a3.5 3.5 0 1 1-.1 0zM-.9 3.6h1.8v7h3v1.6h-3v1.6h2.4v1.6h-4.2z', '#efc458') + circle(0, 0.4, 1.3, town.near),
        ),
    ) +
    flag(town, 26, 34, 6, town.trim) +
    flag(town, 94, 34, 6, town.trim),
  'mer-12': (town) =>
    water(town, 72) +
    arches(town, 10, 110, 74, 16, 6) +
    tower(town, 24, 60, 12, 28, 'dome', '#c9781a') +
    tower(town, 96, 60, 12, 28, 'dome', '#c9781a') +
    block(town, 60, 60, 40, 20) +
    dome(town, 60, 40, 14, '#c9781a') +
    windows(town, 60, 45, 6, 1, 6) +
    ship(town, 36, 84, 1.15) +
    ship(town, 86, 86, 1) +
    times(3, (i) => sheet(box(54 + i * 7, 76, 3, 12), '#efc458')) +
    flag(town, 60, 16, 5, town.roof),
};
