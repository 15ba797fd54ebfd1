// What only one strategic district has. Ground line 78, room x 18..102, y 14..90.
import { box, starPath } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, fill, group, stroke, times } from '../../kit/shapes';
import { battlements, block, dome, door, gable, house, pediment, stairs, tower, windows } from './buildings';
import { barrel, crowd, fire, flag, lamp, ship, smoke, water } from './things';
import { sheet } from '../palette';
import { type Sight } from '../town';

export const STRATEGIC: Record<string, Sight> = {
  'str-01': (town) =>
    water(town, 80) +
    block(town, 60, 82, 84, 30) +
    sheet('M42 82V66Q60 50 78 66V82z', town.near) +
    fill('M44 82V70H76V82q4 8 10 12H34q6-4 10-12z', town.low) +
    stroke('M48 72V92M56 70V94M64 70V94M72 72V92', town.mid, 1.4) +
    sheet('M44 60H76V68H44z', '#8a5a2c') +
    fill(box(50, 44, 2.4, 16) + box(68, 44, 2.4, 16), town.near) +
    sheet(box(46, 42, 28, 3.4), '#6b3f24') +
    sheet('M84 88h16l-3 5H87z', '#6b3f24') +
    lamp(98, 82),
  'str-02': (town) =>
    tower(town, 60, 82, 24, 46, 'cone') +
    windows(town, 60, 44, 4, 4, 5.2, 8) +
    times(7, (i) => {
      const x = nth(i, [24, 36, 84, 96, 30, 92, 76]);
      const y = nth(i, [34, 22, 20, 36, 52, 54, 38]);
      return sheet(
        `M${x - 6} ${y - 3}Q${x - 2} ${y - 3} ${x} ${y}Q${x + 2} ${y - 4} ${x + 7} ${y - 5}Q${x + 4} ` +
          `${y + 2} ${x} ${y + 3}Q${x - 4} ${y + 2} ${x - 6} ${y - 3}z`,
        '#ffffff',
      );
    }) +
    house(town, 32, 84, 14, 12) +
    house(town, 88, 84, 14, 12),
  'str-03': (town) =>
    water(town, 74) +
    tower(town, 26, 80, 14, 34) +
    tower(town, 96, 80, 14, 34) +
    stroke('M32 54Q60 66 90 54', '#d8b070', 2) +
    sheet('M44 80H78L74 87H48z', '#6b3f24') +
    crowd(town, 54, 80, 4) +
    stroke('M61 60V80', '#d8b070', 1.2) +
    flag(town, 26, 42, 8) +
    sheet(box(8, 80, 30, 4) + box(86, 80, 30, 4), town.shade),
  'str-04': (town) =>
    sheet('M8 90V30H112V90z', town.mid) +
    times(3, (i) => sheet(`M${16 + i * 31} 84V56Q${29 + i * 31} 30 ${42 + i * 31} 56V84z`, town.near)) +
    sheet(
      times(4, (i) => box(11 + i * 31, 50, 6, 36) + box(9.5 + i * 31, 47, 9, 4)),
      town.wall,
    ) +
    fill(box(8, 80, 104, 16), '#2aa6ab') +
    stroke('M12 85q6-3 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0M18 90q6-3 12 0t12 0 12 0 12 0 12 0 12 0', '#bdf2ea', 1.2) +
    lamp(60, 44) +
    sheet('M50 80H70L67 84H53z', '#6b3f24'),
  'str-05': (town) =>
    sheet('M10 92V22H110V92z', town.shade) +
    sheet('M20 30H100V76H20z', '#f6e6be') +
    fill('M24 60q10-16 20-12t14-8 18 2 20-10v40H24z', '#b9d3a4') +
    stroke('M26 40q14 10 26 2t20 6 22-8', '#2f7483', 2.4) +
    stroke('M30 70L46 56L62 62L84 46', '#b3263f', 1.6, 'stroke-dasharray="3 2"') +
    fill('M82 42l5 5M87 42l-5 5', 'none', 'stroke="#b3263f" stroke-width="2"') +
    fill(starPath(36, 40, 6, 4, 0.3), town.near) +
    sheet('M14 92L24 80H96L106 92z', '#8a5a2c') +
    group('translate(68 84) rotate(-16)', sheet('M0 0l10-20 2 1-7 20zM0 0l-4-21 2-.6 5 20z', town.trim)) +
    circle(40, 84, 5, town.trim) +
    fill(starPath(40, 84, 4, 4, 0.25), town.near),
  'str-06': (town) =>
    block(town, 58, 82, 48, 30) +
    gable(town, 58, 52, 48, 16) +
    windows(town, 54, 57, 5, 2, 8, 11, 3, 4) +
    door(town, 64, 82, 8, 11) +
    fill(box(38, 34, 5, 10), town.near) +
    smoke(town, 40, 34) +
    fill(box(94, 40, 2.4, 44), '#6b3f24') +
    times(4, (i) =>
      sheet(
        i % 2 ? `M95 ${42 + i * 7}h13l3 2.5-3 2.5H95z` : `M95 ${42 + i * 7}H83l-3 2.5 3 2.5h12z`,
        nth(i, [town.roof, town.trim, town.wall, town.roof]),
      ),
    ) +
    sheet(box(24, 56, 10, 10), town.trim) +
    fill('M26 62h6l-1 3h-4zM29 58v4', town.near),
  'str-07': (town) =>
    sheet('M34 94L42 66 48 56 54 46H68L76 60 84 74 92 94z', town.near) +
    sheet('M54 46H68L62 94H46z', town.mid) +
    sheet('M52 46L50 38H72L70 46z', '#6b3f24') +
    fire(61, 40, 1.25) +
    circle(61, 28, 22, '#ffd35c', 'fill-opacity=".22"') +
    stairs(town, 78, 92, 12, 14, 5) +
    ship(town, 18, 90, 0.7) +
    ship(town, 104, 92, 0.6),
  'str-08': (town) =>
    block(town, 50, 82, 46, 32) +
    sheet(box(24, 46, 52, 6), town.roof) +
    battlements(town, 50, 47, 52, town.roof) +
    windows(town, 50, 58, 4, 1, 10, 8, 5, 2) +
    door(town, 50, 82, 9, 12) +
    fill(box(82, 58, 3, 26), town.near) +
    group(
      'translate(84 62) rotate(-24)',
      times(6, (i) => sheet(box(i * 5 - 2, -2, 5, 4), i % 2 ? '#fffaf0' : '#b3263f')),
    ) +
    sheet(box(88, 76, 12, 9), '#8a5a2c') +
    barrel(town, 106, 86) +
    flag(town, 32, 44, 12, town.trim),
  'str-09': (town) =>
    sheet('M0 96V40H34V96zM86 96V30H120V96z', town.near) +
    sheet('M28 40H92V34H28z', '#6b3f24') +
    sheet('M40 34L60 14 80 34 76 34 60 19 44 34z', '#6b3f24') +
    circle(50, 37, 5, town.trim) +
    circle(70, 37, 5, town.trim) +
    stroke('M50 37V58M70 37V74', '#d8b070', 1.4) +
    sheet(box(42, 58, 16, 16), '#8a5a2c') +
    fill(box(45, 62, 10, 8), town.window) +
    sheet(box(62, 74, 16, 16), '#8a5a2c') +
    fill(box(65, 78, 10, 8), town.window) +
    house(town, 16, 42, 16, 12) +
    tower(town, 102, 32, 12, 12) +
    times(4, (i) => fill(box(4, 52 + i * 11, 20, 1.5) + box(94, 44 + i * 12, 20, 1.5), town.mid)),
  'str-10': (town) =>
    block(town, 60, 64, 52, 32) +
    pediment(town, 60, 32, 52, 13) +
    windows(town, 60, 39, 6, 2, 7.6, 12) +
    sheet(box(20, 64, 80, 4), town.near) +
    sheet(box(30, 68, 60, 26), town.mid) +
    sheet(box(34, 71, 52, 20), town.near) +
    group(
      'translate(60 80)',
      sheet('M-18-6H14V8H-18z', '#fff6e0') +
        fill(
          times(3, (i) => box(-15, -3 + i * 3, 18, 1.2)),
          town.near,
        ) +
        circle(9, 4, 3.4, '#b3263f'),
    ) +
    lamp(84, 76) +
    stroke('M24 64L34 91', town.wall, 2, 'stroke-dasharray="2 1.5"'),
  'str-11': (town) =>
    water(town, 84) +
    sheet('M0 96V60H22V96zM98 96V60H120V96z', town.near) +
    tower(town, 24, 66, 14, 36) +
    tower(town, 96, 66, 14, 36) +
    sheet('M30 62L56 40 59 44 33 68zM90 62L64 40 61 44 87 68z', '#8a5a2c') +
    stroke('M26 34L56 42M94 34L64 42', town.near, 1.4) +
    times(3, (i) =>
      group(
        `translate(${50 + i * 10} 88) rotate(${-24 + i * 24})`,
        sheet('M-1-18h2V0h-2z', town.near) + circle(0, -18, 2.8, nth(i, ['#b3263f', town.trim, '#b3263f'])),
      ),
    ) +
    sheet(box(42, 86, 36, 6), town.shade),
  'str-12': (town) =>
    sheet('M20 96L30 66 38 58H82L92 68 102 96z', town.near) +
    block(town, 60, 66, 54, 20) +
    windows(town, 60, 52, 7, 1, 7) +
    sheet(box(30, 43, 60, 4), town.trim) +
    dome(town, 60, 43, 25) +
    fill('M60 43L70 10 80 14 70 43z', town.window) +
    group(
      'translate(64 36) rotate(-36)',
      sheet('M0-5H30V5H0z', '#c98a3a') + sheet('M30-6.5H40V6.5H30z', town.trim) + sheet('M-8-3H0V3H-8z', town.near),
    ) +
    tower(town, 26, 80, 10, 32, 'dome') +
    tower(town, 94, 84, 10, 30, 'dome') +
    stairs(town, 60, 90, 22, 18, 6),
};
