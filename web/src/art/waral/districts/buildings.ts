// Buildings of cut paper: x is the middle, y the ground.
import { box, polygon, tenth } from '../../kit/paths';
import { circle, fill, times } from '../../kit/shapes';
import { sheet } from '../palette';
import { type Town } from '../town';

export const block = (town: Town, x: number, y: number, w: number, h: number, f = town.wall, k = town.shade): string =>
  sheet(box(x - w / 2, y - h, w, h), f) + fill(box(x + w * 0.12, y - h, w * 0.38, h), k);

export const windows = (town: Town, x: number, y: number, cols: number, rows: number, gx = 5, gy = 7, w = 2, h = 3.4): string =>
  fill(
    times(cols * rows, (i) => {
      const X = x + ((i % cols) - (cols - 1) / 2) * gx;
      const Y = y + Math.floor(i / cols) * gy;
      return `M${tenth(X - w / 2)} ${tenth(Y + h)}v${tenth(-h)}q${tenth(w / 2)} ${tenth(-w * 0.8)} ${tenth(w)} 0v${tenth(h)}z`;
    }),
    town.window,
  );

export const door = (town: Town, x: number, y: number, w = 6, h = 9, f = town.window): string =>
  fill(`M${x - w / 2} ${y}v${-h + w / 2}q${w / 2} ${-w} ${w} 0v${h - w / 2}z`, f);

export const battlements = (town: Town, x: number, y: number, w: number, f = town.wall): string =>
  sheet(
    times(Math.max(2, Math.round(w / 5)), (i) =>
      box(x - w / 2 + (i * w) / Math.max(2, Math.round(w / 5)), y - 3.4, (w / Math.max(2, Math.round(w / 5))) * 0.62, 4),
    ),
    f,
  );

export const cone = (town: Town, x: number, y: number, w: number, h: number, f = town.roof): string =>
  sheet(polygon(x - w / 2, y, x, y - h, x + w / 2, y), f) + fill(polygon(x, y - h, x + w / 2, y, x + w * 0.12, y), '#0002');

export const gable = (town: Town, x: number, y: number, w: number, h: number, f = town.roof): string =>
  sheet(polygon(x - w / 2 - 2, y, x - w * 0.3, y - h, x + w * 0.3, y - h, x + w / 2 + 2, y), f);

export const dome = (town: Town, x: number, y: number, radius: number, f = town.roof): string =>
  sheet(
    `M${x - radius} ${y}Q${x - radius * 1.05} ${y - radius * 1.1} ${x} ${y - radius * 1.35}Q${x + radius * 1.05} ` +
      `${y - radius * 1.1} ${x + radius} ${y}z`,
    f,
  ) +
  fill(
    `M${tenth(x + radius * 0.25)} ${y}Q${tenth(x + radius * 0.7)} ${tenth(y - radius * 0.8)} ${x} ${tenth(y - radius * 1.35)}Q` +
      `${tenth(x + radius * 1.05)} ${tenth(y - radius * 1.1)} ${x + radius} ${y}z`,
    '#0002',
  ) +
  fill(box(x - 0.6, y - radius * 1.35 - 5, 1.2, 6), town.trim) +
  circle(x, y - radius * 1.35 - 5, 1.5, town.trim);

export const tower = (town: Town, x: number, y: number, w: number, h: number, top = 'cren', f = town.roof): string =>
  block(town, x, y, w, h) +
  (top === 'cren'
    ? sheet(box(x - w / 2 - 1.5, y - h - 2, w + 3, 4), town.wall) + battlements(town, x, y - h - 2, w + 3)
    : top === 'cone'
      ? cone(town, x, y - h, w + 4, w * 1.3, f)
      : top === 'dome'
        ? dome(town, x, y - h, w / 2 + 0.5, f)
        : sheet(box(x - w / 2 - 1.5, y - h - 2, w + 3, 3), town.trim)) +
  windows(town, x - w * 0.12, y - h + 6, 1, Math.max(1, Math.floor(h / 14)), 5, 10);

export const house = (town: Town, x: number, y: number, w: number, h: number, f = town.roof): string =>
  block(town, x, y, w, h) +
  sheet(polygon(x - w / 2 - 1.5, y - h, x, y - h - w * 0.55, x + w / 2 + 1.5, y - h), f) +
  windows(town, x, y - h + 3, w > 12 ? 3 : w > 8 ? 2 : 1, Math.max(1, Math.floor(h / 9)), 4.4, 7);

export const awning = (town: Town, x: number, y: number, w: number, f = town.roof, k = town.wall): string => {
  const m = Math.round(w / 5);
  return (
    sheet(
      times(m, (i) =>
        i % 2 ? '' : `M${tenth(x - w / 2 + (i * w) / m)} ${y}h${tenth(w / m)}v5q${tenth(-w / m / 2)} 3 ${tenth(-w / m)} 0z`,
      ),
      f,
    ) +
    fill(
      times(m, (i) =>
        i % 2 ? `M${tenth(x - w / 2 + (i * w) / m)} ${y}h${tenth(w / m)}v5q${tenth(-w / m / 2)} 3 ${tenth(-w / m)} 0z` : '',
      ),
      k,
    )
  );
};

export const arches = (town: Town, x1: number, x2: number, y: number, h: number, k: number, f = town.wall): string => {
  const w = (x2 - x1) / k;
  return sheet(
    `M${x1} ${y - h}H${x2}V${y}` +
      `${times(k, (i) => {
        const a = x2 - i * w;
        return (
          `H${tenth(a - w * 0.14)}v${tenth(-h * 0.35)}q0 ${tenth(-w * 0.42)} ${tenth(-w * 0.36)} ${tenth(-w * 0.42)}t` +
          `${tenth(-w * 0.36)} ${tenth(w * 0.42)}V${y}`
        );
      })}H` +
      `${x1}z`,
    f,
  );
};

export const columns = (town: Town, x: number, y: number, w: number, h: number, k: number): string =>
  sheet(
    box(x - w / 2 - 2, y - 2, w + 4, 2) +
      times(k, (i) => box(x - w / 2 + (i * (w - 3)) / (k - 1), y - h, 3, h)) +
      box(x - w / 2 - 2, y - h - 3, w + 4, 3),
    town.wall,
  );

export const pediment = (town: Town, x: number, y: number, w: number, h: number, f = town.roof): string =>
  sheet(polygon(x - w / 2 - 3, y, x, y - h, x + w / 2 + 3, y), f) +
  fill(polygon(x - w / 2 + 3, y - 1.5, x, y - h + 2.5, x + w / 2 - 3, y - 1.5), town.trim);

export const stairs = (town: Town, x: number, y: number, w: number, h: number, k: number, f = town.wall): string =>
  times(k, (i) => {
    const q = (k - i) / k;
    return sheet(box(x - (w * q) / 2, y - (h * (i + 1)) / k, w * q, h / k + 0.6), i % 2 ? town.shade : f);
  });
