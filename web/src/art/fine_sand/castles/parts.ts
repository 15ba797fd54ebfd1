// What castles are made of. Foot at 0,0.
import { loop, tenth, type Point } from '../../kit/paths';
import { at, each, fill, line, rect, times } from '../../kit/shapes';
import { sheet, type Beach } from '../beach';

type Cap = (x: number, w: number, y: number, beach: Beach) => string;

const battlements: Cap = (x, w, y, beach) => {
  const step = tenth((w * 0.96) / 5);
  const notch = `h${step}v3h${step}v-3`;
  return sheet(`M${tenth(x - w * 0.48)} ${y + 2}v-6${notch}${notch}h${step}v6z`, beach.sand);
};

const spire: Cap = (x, w, y, beach) => {
  const [top, bend] = [tenth(y - w * 1.05), tenth(y - w * 0.5)];
  const right = `Q${tenth(x + w * 0.1)} ${bend} ${tenth(x + w * 0.55)} ${y}`;
  return (
    sheet(`M${tenth(x - w * 0.55)} ${y}Q${tenth(x - w * 0.1)} ${bend} ${x} ${top}${right}z`, beach.sand) +
    fill(`M${x} ${top}${right}H${tenth(x + w * 0.15)}z`, beach.sand3)
  );
};

const mussels: Cap = (x, w, y, beach) =>
  each([-1, 0, 1], (i) =>
    at(
      x + i * w * 0.3,
      y + 1,
      sheet('M0 0C-4-1-4-6 0-6.5 4-6 4-1 0 0z', beach.paper, 0.4, 0.6) +
        line('M0 0v-5M-1.2-.5l-.8-4M1.2-.5l.8-4', '#d98f7a', 0.5),
      w / 16,
    ),
  );

const CAPS = { cren: battlements, cone: spire, shell: mussels };

/** A tower of wet sand with so many windows, lit by night. */
export function tower(x: number, w: number, h: number, beach: Beach, cap: keyof typeof CAPS = 'cren', windows = 1): string {
  const [y, top, foot, shade] = [-h, w * 0.42, tenth(x + w / 2), tenth(x + w * 0.12)];
  const window = (i: number): string =>
    fill(`M${tenth(x - 2.3)} ${tenth(y + h * 0.36 + i * 10)}v-2.6a2 2 0 0 1 4 0v2.6z`, beach.night ? '#ffd67a' : beach.sand4);
  return (
    sheet(`M${tenth(x - w / 2)} 0L${tenth(x - top)} ${y}H${tenth(x + top)}L${foot} 0z`, beach.sand2) +
    fill(`M${shade} 0L${shade} ${y}H${tenth(x + top)}L${foot} 0z`, beach.sand3) +
    CAPS[cap](x, w, y, beach) +
    times(windows, window)
  );
}

/** A wall with battlements. */
export const wall = (x0: number, x1: number, h: number, beach: Beach): string =>
  sheet(`M${x0} 0V${-h}H${x1}V0z`, beach.sand2) +
  times(Math.ceil((x1 - 3 - x0) / 7), (i) => rect(x0 + i * 7, -h - 3, 4, 4, beach.sand)) +
  line(`M${x0 + 2} ${-h * 0.45}H${x1 - 2}`, beach.sand3, 0.8, 'stroke-dasharray="5 3"');

export const gate = (x: number, w: number, h: number, beach: Beach): string =>
  fill(`M${x - w / 2} 0V${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V0z`, beach.sand4) +
  line(`M${x} 0v${-h + 1}M${x - w / 2} ${-h * 0.4}h${w}`, beach.wood, 0.9);

/** A tower that dripped from a hand, blob on blob. */
export function drip(x: number, h: number, beach: Beach, lean = 0): string {
  const count = Math.max(5, Math.round(h / 5));
  const blob = (i: number): string => {
    const part = i / count;
    const [w, y, dx] = [(1 - part) * h * 0.27 + 2.2, -part * h, x + lean * part * part * h];
    const points: Point[] = [
      [-w, y + 2],
      [-w * 0.9, y - 3],
      [-w * 0.2, y - 5.5],
      [w * 0.7, y - 4],
      [w, y + 1],
      [w * 0.45, y + 4],
      [0, y + 2.5],
      [-w * 0.5, y + 4.5],
    ];
    const moved = points.map(([px, py]): Point => [px + dx, Math.min(py, 0.5)]);
    return sheet(loop(moved), i % 2 ? beach.sand : beach.sand2, 0.5, 0.9);
  };
  return times(count, blob);
}

export const shell = (x: number, y: number, size: number, beach: Beach, colour = '#f2b8a2'): string =>
  at(
    x,
    y,
    sheet('M0 0C-7-1-7-9 0-10 7-9 7-1 0 0zM-2-.5h4v1.8h-4z', colour, 0.5, 0.8) +
      line('M0-1v-8M-2-1.5l-1.6-6M2-1.5l1.6-6', beach.paper, 0.7),
    size,
  );
