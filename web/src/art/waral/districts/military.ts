// What only one military district has. Ground line 78, room x 18..102, y 14..90.
import { box, starPath } from '../../kit/paths';
import { circle, fill, group, stroke, times } from '../../kit/shapes';
import { battlements, block, cone, door, gable, house, stairs, tower, windows } from './buildings';
import { banner, barrel, crowd, flag, smoke, water } from './things';
import { sheet } from '../palette';
import { type Sight } from '../town';

export const MILITARY: Record<string, Sight> = {
  'mil-01': (town) =>
    block(town, 60, 78, 76, 16) +
    gable(town, 60, 62, 76, 9) +
    windows(town, 60, 66, 11, 1, 6.4) +
    stroke('M24 80Q42 92 60 80T96 80', '#d8b070', 3) +
    stroke('M24 80Q42 92 60 80T96 80', '#8a5a2c', 1, 'stroke-dasharray="2 2"') +
    circle(60, 84, 6, 'none', 'stroke="#d8b070" stroke-width="2.6"') +
    tower(town, 92, 78, 12, 30),
  'mil-02': (town) =>
    times(3, (i) => house(town, 30 + i * 30, 80, 24, 16) + door(town, 30 + i * 30, 80, 13, 15, town.near)) +
    times(2, (i) =>
      group(
        `translate(${46 + i * 32} 91) scale(${i ? -1.25 : 1.25} 1.25)`,
        sheet('M-12 0V-8Q-12-13-6-13H2L4-19 7-17 12-16 14-13 9-11 7-7V0H4V-6H-8V0z', i ? '#d8b070' : '#f2e3c2') +
          circle(8.5, -15, 0.8, town.near) +
          fill('M2-13L7-11 6-9 1-11z', '#b3263f') +
          stroke('M-12-9q-4-3-3-7', i ? '#d8b070' : '#f2e3c2', 1.6),
      ),
    ),
  'mil-03': (town) =>
    block(town, 60, 78, 84, 30) +
    battlements(town, 60, 48, 84) +
    sheet('M50 80V64Q50 54 60 54T70 64V80z', town.near) +
    sheet('M53 80V65Q53 57 60 57T67 65V80z', '#4a5364') +
    fill(box(53, 66, 14, 1.6) + box(53, 73, 14, 1.6), '#93a0b2') +
    circle(64, 70, 1.2, town.trim) +
    stairs(town, 60, 90, 24, 10, 4),
  'mil-04': (town) =>
    block(town, 60, 78, 44, 44) +
    cone(town, 60, 34, 54, 18) +
    windows(town, 60, 38, 7, 5, 5.6, 7.6, 1.8, 4) +
    group(
      'translate(60 88) scale(1.1)',
      stroke('M-18 0Q0-16 18 0', '#e6b84c', 3.2) +
        stroke('M-18 0L0 4L18 0', '#f6ead0', 1) +
        sheet('M-1.6-14h3.2V8h-3.2z', '#8a5a2c') +
        fill('M0-20l3 6h-6z', '#f6ead0'),
    ),
  'mil-05': (town) =>
    block(town, 60, 80, 54, 8, '#8a5a2c', '#6b3f24') +
    sheet('M40 76V34h4v38zM40 34H82v4H40zM44 46l8-8h4l-12 13z', '#6b3f24') +
    stroke('M74 38V52', '#d8b070', 1.6) +
    circle(74, 56, 4, 'none', 'stroke="#d8b070" stroke-width="1.6"') +
    crowd(town, 22, 90, 7) +
    crowd(town, 72, 90, 7) +
    sheet('M84 34q3-5 7-1l4 0-3 2q-1 5-6 4z', town.near),
  'mil-06': (town) =>
    sheet('M22 80V60Q22 36 60 36T98 60V80z', town.wall) +
    sheet('M28 80V62Q28 43 60 43T92 62V80z', town.near) +
    barrel(town, 42, 80) +
    barrel(town, 51, 80) +
    barrel(town, 60, 80) +
    barrel(town, 69, 80) +
    barrel(town, 78, 80) +
    barrel(town, 46.5, 71) +
    barrel(town, 55.5, 71) +
    barrel(town, 64.5, 71) +
    barrel(town, 60, 62) +
    stroke('M82 80Q92 88 100 84', town.trim, 1.4) +
    fill(starPath(101, 84, 4.5, 8, 0.4), '#ffd35c'),
  'mil-07': (town) =>
    block(town, 60, 74, 70, 22) +
    battlements(town, 60, 52, 70) +
    windows(town, 60, 58, 8, 1, 8) +
    banner(town, 60, 50, 14, 18) +
    fill('M57 55h5v8h-2v-6h-3z', town.trim) +
    times(3, (i) => crowd(town, 28 + i * 2, 82 + i * 5, 14)) +
    flag(town, 28, 52, 14) +
    flag(town, 92, 52, 14),
  'mil-08': (town) =>
    water(town, 76) +
    tower(town, 36, 82, 20, 52) +
    tower(town, 94, 80, 12, 30) +
    stroke('M46 54Q72 82 90 62', town.near, 3.6, 'stroke-dasharray="5 2.6"') +
    circle(36, 48, 5, 'none', `stroke="${town.near}" stroke-width="2"`) +
    stroke('M36 41V55M29 48H43', town.near, 1.4) +
    flag(town, 36, 28, 10),
  'mil-09': (town) =>
    tower(town, 34, 80, 16, 38) +
    tower(town, 86, 80, 16, 38) +
    block(town, 60, 80, 46, 46) +
    battlements(town, 60, 34, 48) +
    sheet('M50 80V60Q60 50 70 60V80z', town.near) +
    stroke('M53 58V80M57 56V80M61 56V80M65 57V80M51 64H69M51 71H69', town.shade, 1.2) +
    banner(town, 60, 40, 9, 10) +
    stroke('M55 46l10-5M55 40l10 6', town.trim, 1.4),
  'mil-10': (town) =>
    block(town, 48, 80, 46, 26) +
    gable(town, 48, 54, 46, 10) +
    block(town, 78, 80, 10, 46) +
    smoke(town, 78, 34) +
    sheet('M34 80V66Q44 56 54 66V80z', '#e8702a') +
    fill('M38 80V69Q44 62 50 69V80z', '#ffd35c') +
    group(
      'translate(84 84) rotate(-18)',
      sheet('M-14-5H12Q15-6 16-4V4Q15 6 12 5H-14Q-18 0-14-5z', '#3a3f4c') +
        circle(-4, 7, 6, '#6b3f24') +
        circle(-4, 7, 2, town.trim),
    ),
  'mil-11': (town) =>
    times(3, (i) => {
      const y = 88 - i * 14;
      const w = 96 - i * 20;
      return block(town, 60, y, w, 18) + battlements(town, 60, y - 18, w);
    }) +
    tower(town, 60, 46, 16, 18) +
    flag(town, 60, 22, 12) +
    tower(town, 24, 88, 14, 34) +
    tower(town, 96, 88, 14, 34) +
    door(town, 60, 88, 12, 14, town.near),
  'mil-12': (town) =>
    tower(town, 24, 84, 16, 36) +
    tower(town, 96, 84, 16, 36) +
    tower(town, 40, 82, 16, 52, 'cone') +
    tower(town, 80, 82, 16, 52, 'cone') +
    block(town, 60, 86, 34, 60) +
    battlements(town, 60, 26, 38) +
    tower(town, 60, 26, 14, 10, 'cone') +
    sheet('M51 86V68Q60 56 69 68V86z', town.near) +
    stroke('M54 66V86M58 64V86M62 64V86M66 66V86M51 72H69M51 79H69', town.trim, 1) +
    banner(town, 60, 34, 11, 16) +
    fill(starPath(60, 41, 4, 4, 0.4), town.trim) +
    flag(town, 40, 12, 5) +
    flag(town, 80, 12, 5),
};
