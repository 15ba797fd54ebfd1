// What only one cultural district has. Ground line 78, room x 18..102, y 14..90.
import { box, starPath } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, fill, group, stroke, times } from '../../kit/shapes';
import { arches, awning, block, columns, dome, door, gable, house, pediment, stairs, tower, windows } from './buildings';
import { crowd, fire, lamp, smoke, tree } from './things';
import { sheet } from '../palette';
import { type Sight } from '../town';

export const CULTURAL: Record<string, Sight> = {
  'cul-01': (town) =>
    times(3, (i) =>
      group(
        `translate(${34 + i * 27} ${i === 1 ? 74 : 82})`,
        sheet(box(-10, -34, 20, 34), nth(i, [town.roof, town.trim, '#b3263f'])) +
          sheet('M-12-34L0-46 12-34z', nth(i, [town.trim, town.roof, town.trim])) +
          sheet(box(-7, -30, 14, 13), town.near) +
          stroke('M-3-30V-24M3-30V-25', town.wall, 0.7) +
          circle(-3, -23, 2, '#f6ead0') +
          fill('M-5-17l2-5 2 5z', '#b3263f') +
          circle(3, -24, 2, '#f6ead0') +
          fill('M1-17l2-6 2 6z', '#2aa6ab') +
          awning(town, 0, -31, 20, town.wall, nth(i, [town.roof, town.trim, '#b3263f'])),
      ),
    ) + crowd(town, 34, 92, 12),
  'cul-02': (town) =>
    stairs(town, 60, 90, 84, 44, 9, town.wall) +
    tower(town, 60, 46, 12, 18, 'dome') +
    times(5, (i) =>
      sheet(`M${30 + i * 14} ${58 - (i % 2) * 12 - i}l6-2v9a2.4 2 0 1 1-1.4-1.8v-5l-3.2 1v6a2.4 2 0 1 1-1.4-1.8z`, town.trim),
    ),
  'cul-03': (town) =>
    times(
      4,
      (i) =>
        house(town, 28 + i * 21, 80, 17, 24 + (i % 2) * 8, i % 2 ? town.trim : town.roof) +
        sheet(box(22 + i * 21, 66, 12, 1.5), town.near) +
        sheet(`M${23 + i * 21} 68h9v9l-2-1-2.5 1-2.5-1-2 1z`, '#fff6e0') +
        fill(
          times(3, (q) => box(24.5 + i * 21, 69.8 + q * 2, 6 - q, 0.8)),
          town.near,
        ),
    ) +
    group('translate(62 90) rotate(64)', sheet('M0 0Q-8-18 2-36Q9-18 2 0z', '#fff6e0') + stroke('M1 4Q-1-14 2-30', town.roof, 1)),
  'cul-04': (town) =>
    block(town, 60, 82, 70, 20) +
    dome(town, 36, 62, 13) +
    dome(town, 84, 62, 13) +
    dome(town, 60, 62, 20) +
    windows(town, 60, 67, 8, 1, 8) +
    door(town, 60, 82, 9, 12) +
    smoke(town, 36, 42) +
    smoke(town, 84, 42) +
    smoke(town, 72, 34) +
    fill('M10 88q16-6 30 0t30 0 40-1v8H10z', town.low, 'fill-opacity=".7"'),
  'cul-05': (town) =>
    block(town, 60, 82, 54, 34) +
    gable(town, 60, 48, 54, 12) +
    sheet(box(42, 54, 36, 28), town.near) +
    sheet('M48 78V58h3v20zM69 78V58h3v20zM48 58h24v3H48z', '#8a5a2c') +
    fill(box(58.6, 61, 2.8, 7), '#93a0b2') +
    sheet(box(52, 68, 16, 3), '#93a0b2') +
    sheet('M50 72H70V78H50zM70 74Q84 72 92 86L84 90Q80 80 70 79z', '#fff6e0') +
    fill(
      times(3, (i) => box(53, 73 + i * 1.7, 12, 0.7)),
      town.near,
    ) +
    circle(60, 30, 5, town.trim) +
    fill(starPath(60, 30, 9, 8, 0.5), town.trim),
  'cul-06': (town) =>
    block(town, 60, 82, 66, 30) +
    pediment(town, 60, 52, 66, 15) +
    columns(town, 60, 82, 56, 26, 5) +
    times(7, (i) => lamp(28 + i * 10.6, 58 + Math.sin((i / 6) * 3.14) * 6, i % 2 ? '#ff9d5c' : '#ffd35c')) +
    stroke('M26 54Q60 72 94 54', town.near, 0.9) +
    stairs(town, 60, 90, 60, 8, 3) +
    crowd(town, 42, 90, 3) +
    circle(56, 47, 3, town.wall) +
    circle(64, 47, 3, town.roof),
  'cul-07': (town) =>
    tree(town, 24, 80, 1.5) +
    tree(town, 98, 80, 1.5) +
    tree(town, 36, 76) +
    tree(town, 86, 76) +
    arches(town, 38, 82, 74, 20, 3) +
    block(town, 60, 84, 16, 8) +
    sheet('M54 76Q52 62 56 54Q54 46 60 46Q66 46 64 53L70 60 66 66 66 76z', '#fffaf0') +
    fill('M60 76V46Q66 46 64 53L70 60 66 66V76z', town.shade) +
    block(town, 32, 88, 14, 5) +
    sheet('M26 83q-1-9 6-9t6 9z', '#fffaf0') +
    circle(30, 79, 0.9, town.near) +
    circle(34, 79, 0.9, town.near) +
    sheet('M80 88l4-16 6 1 1 15z', '#fffaf0') +
    sheet('M96 88q2-6 8-5l2 5z', '#fffaf0'),
  'cul-08': (town) =>
    tower(town, 32, 82, 14, 40, 'dome') +
    tower(town, 88, 82, 14, 40, 'dome') +
    block(town, 60, 82, 42, 38) +
    sheet('M42 40Q60 30 78 40Q80 66 60 76Q40 66 42 40z', '#fff6e0') +
    sheet('M60 34.5Q70 35 78 40Q80 66 60 76z', town.trim) +
    fill('M46 50Q52 45 57 51Q51 55 46 50zM63 51Q68 45 74 50Q69 55 63 51z', town.near) +
    fill('M50 63Q60 72 70 63Q60 68 50 63z', '#b3263f') +
    door(town, 60, 84, 8, 7),
  'cul-09': (town) =>
    columns(town, 60, 82, 68, 26, 8) +
    block(town, 60, 82, 60, 24, town.shade, town.shade) +
    times(7, (i) => door(town, 33 + i * 9, 82, 6, 15)) +
    columns(town, 60, 82, 68, 26, 8) +
    dome(town, 60, 53, 28) +
    block(town, 60, 20, 8, 5) +
    stairs(town, 60, 90, 80, 8, 3),
  'cul-10': (town) =>
    stairs(town, 60, 92, 96, 20, 5) +
    columns(town, 60, 72, 60, 30, 6) +
    block(town, 60, 72, 40, 28, town.near, town.near) +
    fire(60, 71, 0.95) +
    sheet(box(24, 36, 72, 5), town.trim) +
    dome(town, 60, 36, 22, town.shade) +
    tower(town, 20, 82, 10, 44, 'dome') +
    tower(town, 100, 82, 10, 44, 'dome') +
    times(9, (i) => circle(34 + i * 6.6, 12 + ((i * 7) % 11), 1 + (i % 2), town.shade)),
  'cul-11': (town) =>
    tower(town, 30, 84, 16, 44, 'cone') +
    tower(town, 90, 84, 16, 44, 'cone') +
    block(town, 60, 84, 46, 34) +
    arches(town, 40, 80, 84, 22, 3) +
    pediment(town, 60, 50, 46, 12) +
    times(3, (i) =>
      group(
        `translate(${nth(i, [30, 60, 90])} ${nth(i, [52, 24, 52])}) scale(${i === 1 ? 1.5 : 1})`,
        sheet('M-5 6Q-4-6 0-7Q4-6 5 6L7 8H-7z', '#efc458') + circle(0, 9, 1.6, '#b3761e'),
      ),
    ) +
    stroke('M46 38V12H74V38', town.near, 1.8),
  'cul-12': (town) =>
    tower(town, 24, 86, 12, 42, 'dome', '#cdd6e4') +
    tower(town, 96, 86, 12, 42, 'dome', '#cdd6e4') +
    tower(town, 40, 86, 12, 54, 'cone', '#cdd6e4') +
    tower(town, 80, 86, 12, 54, 'cone', '#cdd6e4') +
    block(town, 60, 86, 36, 44) +
    sheet(box(40, 40, 40, 4), town.trim) +
    dome(town, 60, 40, 19, '#dfe6f0') +
    circle(60, 58, 8, town.trim) +
    circle(60, 58, 6, town.window) +
    fill(starPath(60, 58, 6, 8, 0.3), town.trim) +
    door(town, 60, 86, 12, 17) +
    fill('M50 20L46 4 54 18zM70 20L74 4 66 18zM42 28L28 18 44 25zM78 28L92 18 76 25z', '#fffbe8'),
};
