// Units as silhouettes in a box of 24 by 16, facing right. `hole` is the colour of what is cut out.
import { circle, each, fill, line, rect } from '../kit/shapes';

/** silhouettes in a 24 x 16 box, facing right; b = colour of the cut-outs */
export const plane = (f: string): string =>
  fill(
    'M12 0c1.4 0 1.8 2 1.8 3.6l9.7 2.8v2.4l-9.7-.6-.5 4 3 1.7V16h-8.6v-2.1l3-1.7-.5-4-9.7.6V6.4l9.7-2.8' + 'C10.2 2 10.6 0 12 0z',
    f,
  ) + rect(8.5, 1.5, 7, 0.8, f, 0.4);

export const UNITS: Record<string, (colour: string, hole: string) => string> = {
  infantry: (f, b) =>
    fill('M4.5 8.6C4.5 3.8 8 1 12 1s7.5 2.8 7.5 7.6l2 .9v1.3h-19V9.5z', f) +
    fill('M7.8 11.7h8.4v1.6l5 2.7H2.8l5-2.7z', f) +
    line('M8 5.6C8.7 4 10 3.1 11.6 2.9', b, 0.9),
  tank: (f, b) =>
    fill('M3 10.3h18a2.9 2.9 0 0 1 0 5.7H3a2.9 2.9 0 0 1 0-5.7z', f) +
    fill('M1.8 9.6l2.7-3h15l3 3z', f) +
    fill('M7.3 6l1.2-4h6.3l1.7 4z', f) +
    rect(15, 2.7, 9, 1.7, f) +
    each([4.4, 9.6, 14.8, 20], (x) => circle(x, 13.1, 1.5, b)),
  artillery: (f, b) =>
    fill('M4.8 8.3L21.5.6l1.3 2.6L6.6 11.2z', f) +
    fill('M9.2 3l2.3-1 4.3 9.8-2.3 1z', f) +
    fill('M9 10.5L.6 14v1.8h2.8l7.2-3z', f) +
    circle(11.5, 11.6, 4.3, f) +
    circle(11.5, 11.6, 2.6, b) +
    circle(11.5, 11.6, 1.2, f),
  plane: (f) => plane(f),
};
