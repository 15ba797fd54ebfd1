// The sign of the house: a castle of sand with a flag. Drawn with lines, and with dots for devices that want those.
import { crc32, deflateSync } from 'node:zlib';

type Point = [number, number];
interface Shape {
  fill: string;
  points: Point[];
}

const SIDE = 64; // what the points below are measured in
const FINE = 4; // dots that each dot of the picture is made of, across and down
const RED = '#a63c16';
const PALE = '#fff3dc';

// prettier-ignore
const DOOR: Point[] = [
  [28, 50], [28, 42], [28.6, 39.9], [30, 38.5], [32, 38], [34, 38.5], [35.4, 39.9], [36, 42], [36, 50],
];
// prettier-ignore
const WALLS: Point[] = [
  [10, 50], [54, 50], [50, 34], [44, 34], [44, 26], [40, 26], [40, 30], [36, 30], [36, 26], [28, 26], [28, 30], [24, 30],
  [24, 26], [20, 26], [20, 34], [14, 34],
];
// prettier-ignore
const SHAPES: Shape[] = [
  { fill: PALE, points: WALLS },
  { fill: PALE, points: [[31, 26], [31, 8.5], [46.6, 15], [33, 20.7], [33, 26]] },
  { fill: '#f2c48a', points: [[33, 11.5], [41.4, 15], [33, 18.5]] },
  { fill: RED, points: DOOR },
];

export function svg(): string {
  const drawn = SHAPES.map(
    ({ fill, points }) => `<path d="M${points.map((point) => point.join(' ')).join('L')}z" fill="${fill}"/>`,
  );
  const ground = `<rect width="${SIDE}" height="${SIDE}" rx="14" fill="${RED}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${ground}${drawn.join('')}</svg>`;
}

const within = (points: Point[], x: number, y: number): boolean =>
  points.reduce((inside, [ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

function onGround(x: number, y: number, round: number): boolean {
  const away = (at: number): number => Math.max(round - at, at - (SIDE - round), 0);
  return Math.hypot(away(x), away(y)) <= round;
}

/** The colour of a spot, or none outside of the sign. `room` is how much of the picture is left free around the castle. */
function colour(x: number, y: number, room: number, round: number): string | null {
  if (!onGround(x, y, round)) return null;
  const inner = (at: number): number => (at - SIDE / 2) / (1 - room) + SIDE / 2;
  return SHAPES.findLast(({ points }) => within(points, inner(x), inner(y)))?.fill ?? RED;
}

/** A PNG of so many dots across. One that a device cuts to its own shape (`cut`) fills the square and keeps clear of the edge. */
export function png(size: number, cut = false): Buffer {
  const [room, round] = cut ? [0.28, 0] : [0, 14];
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      rows.set(dot((x * SIDE) / size, (y * SIDE) / size, SIDE / size, room, round), y * (size * 4 + 1) + 1 + x * 4);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits each of red, green, blue and opacity
  const parts = [part('IHDR', head), part('IDAT', deflateSync(rows, { level: 9 })), part('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

function dot(left: number, top: number, size: number, room: number, round: number): number[] {
  const sum = [0, 0, 0, 0];
  for (let spot = 0; spot < FINE * FINE; spot++) {
    const [x, y] = [left + (((spot % FINE) + 0.5) * size) / FINE, top + ((Math.floor(spot / FINE) + 0.5) * size) / FINE];
    const fill = colour(x, y, room, round);
    if (fill) [1, 3, 5].forEach((at, index) => (sum[index] = (sum[index] ?? 0) + parseInt(fill.slice(at, at + 2), 16)));
    if (fill) sum[3] = (sum[3] ?? 0) + 1;
  }
  const [red = 0, green = 0, blue = 0, seen = 0] = sum;
  return seen ? [red / seen, green / seen, blue / seen, (seen * 255) / (FINE * FINE)].map(Math.round) : [0, 0, 0, 0];
}

function part(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
