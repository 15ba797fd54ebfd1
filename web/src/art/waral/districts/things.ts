// What stands, hangs and floats between the buildings.
import { box } from '../../kit/paths';
import { circle, fill, group, stroke, times } from '../../kit/shapes';
import { sheet } from '../palette';
import { type Town } from '../town';

export const flag = (town: Town, x: number, y: number, h = 9, f = town.roof, d = 1): string =>
  fill(box(x - 0.5, y - h, 1, h), town.near) +
  sheet(`M${x + 0.5 * d} ${y - h}q${4 * d} -1.5 ${9 * d} 1q${-3 * d} 2 0 4q${-5 * d}-1.5 ${-9 * d} 1z`, f);

export const ship = (town: Town, x: number, y: number, k = 1): string =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    sheet('M-13-4H13L9 4H-9z', town.near) +
      fill(box(-0.7, -26, 1.4, 22), town.near) +
      sheet('M1-25Q14-18 12-7H1zM-1-23Q-10-16-9-7H-1z', town.wall) +
      fill('M1-17Q9-16 12.5-13L12-10Q7-13 1-13z', town.roof),
  );

export const water = (town: Town, y: number): string =>
  fill(box(0, y, 120, 100 - y), town.mid) +
  stroke(
    times(3, (i) => `M${-4 + i * 5} ${y + 4 + i * 4}q6-3 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0`),
    town.low,
    1,
    'stroke-opacity=".6"',
  );

export const smoke = (town: Town, x: number, y: number, f = town.low): string =>
  fill(`M${x} ${y}q-6-3-3-8q-5-5 1-9q-2-7 6-9q-2 6 2 8q4 5-1 9q3 6-5 9z`, f, 'fill-opacity=".9"');

export const fire = (x: number, y: number, k = 1): string =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    sheet('M0 0Q-11-6-5-15Q-4-10-2-11Q-3-20 4-25Q3-16 8-12Q11-4 0 0z', '#e8702a') +
      fill('M0 0Q-6-4-2-10Q1-8 2-14Q8-5 0 0z', '#ffd35c'),
  );

export const lamp = (x: number, y: number, f = '#ffd35c'): string =>
  circle(x, y, 5, f, 'fill-opacity=".35"') + sheet(`M${x - 2.4} ${y - 3}h4.8l.8 5-3.2 2-3.2-2z`, f);

export const banner = (town: Town, x: number, y: number, w: number, h: number, f = town.roof): string =>
  sheet(`M${x - w / 2} ${y}h${w}v${h}l${-w / 2}-3l${-w / 2} 3z`, f);

export const tree = (town: Town, x: number, y: number, k = 1): string =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    fill(box(-0.8, -8, 1.6, 8), town.near) + sheet('M0-24Q7-12 5-6Q0-3-5-6Q-7-12 0-24z', '#3d7a4e'),
  );

export const barrel = (town: Town, x: number, y: number): string =>
  sheet(`M${x - 3.5} ${y}q-1.5-4 0-8h7q1.5 4 0 8z`, '#8a5a2c') +
  fill(box(x - 4, y - 6.4, 8, 1.1) + box(x - 4, y - 2.8, 8, 1.1), town.near);

export const crowd = (town: Town, x: number, y: number, k: number, f = town.near): string =>
  fill(
    times(k, (i) => `M${x + i * 4.4 - 1.5} ${y}v-4a1.5 1.5 0 1 1 3 0v4z`),
    f,
  ) + times(k, (i) => circle(x + i * 4.4, y - 6.8, 1.4, f));
