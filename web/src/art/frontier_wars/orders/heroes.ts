// The units on orders, as linocuts: foot at 0,0, about 60 wide.
import { type Hero, type Unit } from './inks';
import { tenth } from '../../kit/paths';
import { at, circle, each, fill, line, rect } from '../../kit/shapes';

// ---- heroes, foot at 0,0, about 60 wide. k = ink, t = tone, l = light
export const wheel = (x: number, y: number, r: number, ink: string, light: string): string =>
  circle(x, y, r, ink) + circle(x, y, r * 0.62, light) + circle(x, y, r * 0.28, ink);

export const HEROES: Record<Unit, Hero> = {
  infantry: (ink, tone, light) => {
    const m = (x: number, y: number, s: number): string =>
      at(
        x,
        y,
        fill('M-5-38c0-8 13-8 13 0l2.5 1v1.6H-6z', ink) +
          fill('M-3-35h9v4q-1 3-4 3t-4-2z', light) +
          fill('M-7-28q7-4 13 0l3 14-3 2-2-5 1 6h-13l1-8-4 6-3-2z', tone) +
          fill('M-7-11h13l4 11H4L1-6l-6 6h-6z', ink) +
          line('M-9-14L15-34', ink, 2.4) +
          line('M-6-15l-4-1', ink, 4) +
          fill('M-9-28h6v11h-6z', ink),
        s,
      );
    return m(-19, 0, 0.95) + m(20, 0, 0.95) + m(0, 3, 1.2);
  },
  tank: (ink, tone, light) =>
    fill('M-33-4q-4-9 4-12h54q9 3 4 12-3 4-8 4h-46q-6 0-8-4z', ink) +
    each([-25, -14, -3, 8, 19], (x) => wheel(x, -7, 4.6, ink, light)) +
    fill('M-33-16l7-8h45l9 8z', tone) +
    fill('M-16-24l4-13q1-2 4-2h17q3 0 4 3l4 12z', tone) +
    fill('M4-39h9q3 0 4 3l4 12H6z', ink) +
    fill('M14-35l34-6v4l-33 7z', ink) +
    rect(46, -42.5, 6, 6.5, ink, 1) +
    rect(-8, -43, 9, 4, ink, 1.5) +
    fill('M-9-34h3.5v8H-10zM-3-34H.5v8H-3.5z', light) +
    line('M-14-38l-6-18', ink, 1) +
    line('M-30-15H26', light, 1),
  artillery: (ink, tone, light) =>
    fill('M-32 0l24-16 8 4-22 14z', ink) +
    fill('M-18-18L38-44l5 9L-12-8z', tone) +
    fill('M34-43l7-3 6 11-7 3z', ink) +
    fill('M-4-30l9-4 12 26-9 4z', ink) +
    wheel(2, -12, 12.5, ink, light) +
    each([0, 45, 90, 135], (a) =>
      line(
        `M${tenth(2 - 11 * Math.cos(a / 57.3))} ${tenth(-12 - 11 * Math.sin(a / 57.3))}L` +
          `${tenth(2 + 11 * Math.cos(a / 57.3))} ${tenth(-12 + 11 * Math.sin(a / 57.3))}`,
        ink,
        1.6,
      ),
    ) +
    circle(2, -12, 3, tone),
  plane: (ink, tone, light) =>
    fill('M-44-24q-4-1-4-4l-3-10h7l7 9L4-34q16-3 30 2 10 3 10 7 0 5-12 6-44 3-76-5z', tone) +
    fill('M-44-24c30 8 60 9 78 4 8-1 10-3 10-5 0 5-3 7-12 8-40 3-66 0-76-7z', ink) +
    fill('M-6-23l26-2-30 22h-9z', ink) +
    fill('M0-33l10-6q8 0 12 6z', light) +
    line('M47-36v22', ink, 1.6) +
    circle(-14, -27, 4.6, light) +
    circle(-14, -27, 2.2, ink) +
    fill('M2-34l-12-9h6l16 8z', ink),
};
