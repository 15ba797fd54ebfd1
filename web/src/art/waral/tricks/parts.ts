// What the pictures of tricks are made of.
import { box, polygon, starPath } from '../../kit/paths';
import { circle, fill, group, times } from '../../kit/shapes';
import { JEWEL, sheet } from '../palette';

export const turned = (x: number, y: number, turn: number, k: number, body: string): string =>
  group(`translate(${x} ${y}) rotate(${turn}) scale(${k})`, body);

export const token = (x: number, y: number, r: number, f = JEWEL.gold): string =>
  circle(x + 0.9, y + 1.4, r, '#100818', 'fill-opacity=".32"') +
  circle(x, y, r, f) +
  circle(x, y, r * 0.62, 'none', `stroke="#0003" stroke-width="${r * 0.22}"`);

export const SILVER = '#d5dbe6';

export const IRON = '#6c7689';

export const WOOD = '#8a5730';

export const SKIN = '#d79b6c';

export const ROUND_ENDS = 'stroke-linecap="round"';

/** Flame, root at 0,0, 40 high. */
const flame = (x: number, y: number, k = 1): string =>
  turned(
    x,
    y,
    0,
    k,
    sheet('M0 0Q-17-8-11-22Q-8-28-9-34Q-1-30 0-42Q11-32 10-22Q14-24 13-28Q20-8 0 0z', JEWEL.amber) +
      fill('M0-2Q-11-9-6-19Q-2-22-1-30Q7-22 5-15Q9-16 9-19Q12-7 0-2z', JEWEL.gold) +
      fill('M0-3Q-5-8-1-15Q5-9 0-3z', JEWEL.ivory),
  );

export const torch = (x: number, y: number, turn: number, k: number): string =>
  turned(x, y, turn, k, sheet('M-4 0H4L2.6 46H-2.6z', WOOD) + sheet('M-8-3H8L5 7H-5z', JEWEL.iron) + flame(0, -2, 0.8));

/** Fist seen from the back of the fingers, middle at 0,0; thumb to the left. */
export const fist = (x: number, y: number, k: number, f: string, cuff: string, turn = 0): string =>
  turned(
    x,
    y,
    turn,
    k,
    sheet('M-9 12H9L12 40H-12z', cuff) +
      sheet('M-12-8Q-12-13-7-12Q-4-15-1-12Q3-15 6-12Q11-13 12-8V4Q11 14 7 15H-7Q-12 12-12 4z', f) +
      fill('M-6.4-10h1.3v11h-1.3zM-.5-10h1.3v11h-1.3zM5.4-10h1.3v11h-1.3z', '#0003') +
      sheet('M-13-2Q-15 5-8 7L4 6Q7 3 3 1L-6 0z', f, 0.4, 1.4),
  );

export const turret = (x: number, y: number, w: number, h: number, f: string, roof: string): string =>
  sheet(box(x - w / 2, y - h, w, h), f) +
  fill(box(x + w * 0.12, y - h, w * 0.38, h), '#0002') +
  sheet(polygon(x - w * 0.64, y - h, x, y - h - w * 0.85, x + w * 0.64, y - h), roof) +
  fill(`M${x - w * 0.15} ${y}v${-h * 0.3}q${w * 0.15} ${-w * 0.3} ${w * 0.3} 0v${h * 0.3}z`, JEWEL.night);

export const page = (x: number, y: number, turn: number, k: number, more = ''): string =>
  turned(x, y, turn, k, sheet('M-17-24H11L18-17V24H-17z', JEWEL.ivory) + fill('M11-24L18-17H11z', '#c9b283') + more);

export const writing = (y: number, m: number, f = JEWEL.slate): string =>
  fill(
    times(m, (i) => box(-11, y + i * 6, i % 3 === 2 ? 13 : 22, 2.4)),
    f,
  );

export const seal = (x: number, y: number, r: number): string =>
  sheet(starPath(x, y, r, 10, 0.84), JEWEL.ruby) +
  circle(x, y, r * 0.52, JEWEL.garnet) +
  fill(starPath(x, y, r * 0.34, 4, 0.4), JEWEL.rose);

export const burst = (f: string, k: number, r0: number, r1: number, e: number): string =>
  fill(
    times(k, (i) => {
      const a = ((i + 0.5) / k) * 6.283;
      return polygon(
        48 + Math.cos(a) * r0,
        50 + Math.sin(a) * r0,
        48 + Math.cos(a - e) * r1,
        50 + Math.sin(a - e) * r1,
        48 + Math.cos(a + e) * r1,
        50 + Math.sin(a + e) * r1,
      );
    }),
    f,
  );
