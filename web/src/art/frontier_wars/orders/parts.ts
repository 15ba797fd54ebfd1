// What orders are made of.
import { wheel } from './heroes';
import { mix } from '../../kit/colour';
import { polygon, tenth, type Point } from '../../kit/paths';
import { random } from '../../kit/random';
import { circle, each, fill, line, rect, times } from '../../kit/shapes';

export const chute = (ink: string, light: string): string =>
  fill('M-13-18C-12-32 12-32 13-18q-4-3-6 0Q3-21 0-18q-3-3-6 0Q-9-21-13-18z', light) +
  fill('M-6-18C-6-27 6-27 6-18 3-21 0-18-3-21-6-18z', ink) +
  line('M-13-18L0-4M13-18L0-4M-5-18L0-4M5-18L0-4', ink, 0.6) +
  circle(0, -3, 2, ink) +
  fill('M-2.5-1.5h5l1 5-2 5h-3l-2-5z', ink);

export const hedgehog = (ink: string, tone: string): string =>
  line('M-10 0L9-18M10 0L-9-18M-12-5L12-11', ink, 3.6) + line('M-10-.5L8-18', tone, 1.2);

export const crate = (x: number, y: number, w: number, h: number, ink: string, light: string): string =>
  rect(x, y - h, w, h, light) +
  rect(x, y - h, w, h, 'none', 0, `stroke="${ink}" stroke-width="1.6"`) +
  line(`M${x} ${y - h * 0.33}h${w}M${x} ${y - h * 0.66}h${w}M${x + 2} ${y - 1}L${x + w - 2} ${y - h + 1}`, ink, 1.1);

/** A burst with torn edges. */
export const boom = (x: number, y: number, r: number, colour: string): string => {
  const chance = random(`boom${x}${y}`);
  const corner = (_: unknown, i: number): Point => {
    const [angle, reach] = [(i / 18) * Math.PI * 2, i % 2 ? r * 0.5 : r * (0.75 + chance() * 0.4)];
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  };
  return fill(polygon(...Array.from({ length: 18 }, corner).flat()), colour);
};

export const beam = (x: number, y: number, a: number, w: number, colour: string): string =>
  fill(
    `M${x} ${y}L${tenth(x + 120 * Math.cos(a - w))} ${tenth(y + 120 * Math.sin(a - w))}L` +
      `${tenth(x + 120 * Math.cos(a + w))} ${tenth(y + 120 * Math.sin(a + w))}z`,
    colour,
    'opacity=".75"',
  );

export const arrow = (x: number, y: number, n: number, colour: string): string =>
  times(n, (i) => fill(`M${x + i * 13} ${y}l9 8-9 8h-5l9-8-9-8z`, colour, `opacity="${0.45 + i * 0.25}"`));

export const loco = (ink: string, tone: string, light: string): string =>
  rect(-34, -30, 22, 20, tone) +
  rect(-38, -33, 28, 4, ink) +
  rect(-29, -26, 10, 8, light) +
  fill('M-12-12v-14h30q7 0 7 7v7z', ink) +
  rect(14, -37, 6, 12, ink) +
  fill('M12-37h10l2-5H10z', ink) +
  fill('M26-2l8-0-6-9h-6z', ink) +
  rect(-2, -30, 6, 5, ink, 2) +
  rect(-36, -12, 64, 4, tone) +
  each([-27, -13, 1, 15], (x) => wheel(x, -5, 5.5, ink, light)) +
  line('M-27-5H15', light, 1.3);

export const puffs = (x: number, y: number, colour: string): string =>
  circle(x, y, 5, colour) +
  circle(x - 9, y - 5, 7, colour) +
  circle(x - 21, y - 8, 9, colour) +
  circle(x - 36, y - 9, 11, colour);

/** shock rings cut into the sky; more rings, finer cut (no sunburst: that flag belongs to another war) */
export const rays = (x: number, y: number, n: number, colour: string): string => {
  const w = 90 / n;
  let s = circle(x, y, w * 2.4, colour);
  for (let i = 0; i < n; i++)
    s += circle(
      x,
      y,
      w * (3.4 + i * 1.75),
      'none',
      `stroke="${colour}" stroke-width="${tenth(w * (0.95 - i * 0.05))}" stroke-dasharray="${tenth(30 + i * 13)} ` +
        `${tenth(2 + (i % 3) * 3)}"`,
    );
  return s;
};

export const works = (ink: string, tone: string, light: string): string =>
  fill('M-40 0v-22l14-11v11l14-11v11l14-11v11h8v22z', tone) +
  rect(14, -48, 7, 48, ink) +
  rect(25, -40, 6, 40, ink) +
  each([-34, -20, -6], (x) => rect(x, -14, 7, 7, light));

export const wire = (y: number, ink: string): string =>
  line(`M-4 ${y}q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0`, ink, 1) +
  each([8, 32, 56, 80, 104], (x) => line(`M${x} ${y + 7}v-15`, ink, 2));

export const gear = (x: number, y: number, r: number, colour: string, hole: string): string => {
  let s = '';
  for (let i = 0; i < 10; i++)
    s +=
      `<rect x="${tenth(-r * 0.14)}" y="${-r}" width="${tenth(r * 0.28)}" height="${r}" fill="` +
      `${colour}" transform="translate(${x} ${y}) rotate(${i * 36 + x})"/>`;
  return s + circle(x, y, r * 0.8, colour) + circle(x, y, r * 0.45, hole) + circle(x, y, r * 0.2, colour);
};

export const bunker = (ink: string, tone: string, light: string, paper: string): string =>
  fill('M-4 66q40-6 128-2v22H-4z', tone) +
  fill('M10 76l10-32q2-6 10-6h60q8 0 10 6l10 32z', mix(ink, tone, 0.35)) +
  fill('M64 76V38h26q8 0 10 6l10 32z', ink) +
  fill('M34 38l6-12h40l6 12z', mix(ink, tone, 0.35)) +
  rect(26, 50, 46, 8, paper, 4) +
  rect(30, 52, 38, 4, ink) +
  line('M62 54h26', ink, 3) +
  fill('M-4 84q6-10 16-6 8-6 16 0 10-5 16 2 10-6 18 0 8-5 16 1 10-6 18-1 10-4 30 2v4z', mix(light, tone, 0.4));
