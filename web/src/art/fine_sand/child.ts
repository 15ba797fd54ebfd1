// The children on the beach. Skin, hair, shirt and hat come from a name, so that the same child looks the same everywhere.
import { pick, random } from '../kit/random';
import { circle, fill, line } from '../kit/shapes';
import { disc, sheet, type Beach } from './beach';

const SKINS = ['#f3c9a0', '#dba676', '#a86f45', '#7b4b2d'];
const HAIRS = ['#3b2616', '#7c4a20', '#d9a441', '#a8471f'];
const SHIRTS = ['#d94f3b', '#2f78b7', '#4f9a52', '#f0b32e', '#8557b0'];
const ARMS = {
  push: 'M-1-15l8 2M1-14l7 3',
  cheer: 'M-3-16l-6-7M3-16l6-7',
  dig: 'M-2-15l7 5M1-15l6 4',
  stand: 'M-3-16l-4 6M3-16l4 6',
};

export type Pose = keyof typeof ARMS;

/** A hat against the sun, two bunches, or nothing. */
function onTheHead(chance: number, other: number, hair: string, beach: Beach): string {
  if (chance < 0.45) return sheet('M-8-24q8-3 15 0c-2-1-3-5-8-5s-5.5 4-8 5z', beach.paper, 0.4, 0.6);
  return other < 0.5 ? circle(-4.8, -23, 2, hair) + circle(4.8, -23, 2, hair) : '';
}

/** A child, its feet at 0,0. */
export function child(name: string, pose: Pose, beach: Beach, shirt?: string): string {
  const chance = random(`kid${name}`);
  const [skin, hair, own] = [pick(chance, SKINS), pick(chance, HAIRS), pick(chance, SHIRTS)];
  return (
    line(pose === 'push' ? 'M-1-8l-5 8M1-8l3 8' : 'M-2-8l-1 8M2-8l1 8', skin, 2.6) +
    sheet('M-4-17h8l1.5 10h-11z', shirt ?? own, 0.6, 0.9) +
    line(ARMS[pose], skin, 2.3) +
    disc(0, -21.5, 4.6, skin) +
    fill('M-4.7-22c-.6-7 10-7 9 0-1.2-2.6-3-3.4-4.7-3.4s-3.5.8-4.7 3.4z', hair) +
    onTheHead(chance(), chance(), hair, beach) +
    circle(-1.6, -21, 0.7, beach.ink) +
    circle(1.8, -21, 0.7, beach.ink)
  );
}
