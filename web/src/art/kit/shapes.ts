// Shapes as SVG text. `more` are further attributes as they stand in the tag.
import { starPath, tenth } from './paths';

const also = (more: string): string => (more ? ` ${more}` : '');

/** A filled path. */
export const fill = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}"${also(more)}/>`;

/** A drawn path with blunt ends. */
export const stroke = (d: string, colour: string, width = 1.4, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${also(more)}/>`;

/** A drawn path with round ends. */
export const line = (d: string, colour: string, width = 1, more = ''): string =>
  stroke(d, colour, width, `stroke-linecap="round"${also(more)}`);

/** The attributes that put a line round a filled shape. */
export const edge = (colour: string, width: number): string => `stroke="${colour}" stroke-width="${width}"`;

export const circle = (x: number, y: number, r: number, colour: string, more = ''): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${colour}"${also(more)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string, more = ''): string =>
  `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${colour}"${also(more)}/>`;

/** A rectangle with corners of the radius `round`. */
export const rect = (x: number, y: number, w: number, h: number, colour: string, round = 0, more = ''): string =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}"` +
  `${round ? ` rx="${round}"` : ''} fill="${colour}"${also(more)}/>`;

/** A star with five points. */
export const star = (x: number, y: number, r: number, colour: string, more = ''): string =>
  fill(starPath(x, y, r, 5, 0.45), colour, more);

export const group = (transform: string, body: string, more = ''): string =>
  `<g${transform ? ` transform="${transform}"` : ''}${also(more)}>${body}</g>`;

/** A part put somewhere else: moved, turned, made larger, and mirrored. */
export const at = (x: number, y: number, body: string, scale = 1, turn = 0, flip = false): string =>
  group(
    `translate(${tenth(x)} ${tenth(y)})${turn ? ` rotate(${turn})` : ''}` +
      (scale !== 1 || flip ? ` scale(${flip ? -scale : scale} ${scale})` : ''),
    body,
  );

/** A drawing made so often, told which time it is. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, count) }, (_, index) => draw(index)).join('');

/** A drawing for each thing of a list. */
export const each = <const T>(list: readonly T[], draw: (thing: T, index: number) => string): string => list.map(draw).join('');

/** A whole picture. It fills its frame: what stands out is cut off. */
export const picture = (view: [x: number, y: number, w: number, h: number], body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.map(tenth).join(' ')}" ` +
  `preserveAspectRatio="xMidYMid slice">${body}</svg>`;
