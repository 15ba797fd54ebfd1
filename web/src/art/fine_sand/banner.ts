// The banner of Fine Sand, 640 by 220: the tide runs in from the left, the sand rises to the right. The left third stays calm.
import { ridge } from '../kit/paths';
import { random } from '../kit/random';
import { at, circle, each, fill, line, picture, rect, times } from '../kit/shapes';
import { beachOf, type Beach } from './beach';
import { PIECES } from './castles/pieces';
import { child } from './child';
import { machine } from './machines';

const gull = (x: number, y: number, size: number, beach: Beach): string =>
  at(x, y, line('M-8-3q5-4 8 2 3-6 8-2', beach.ink, 1.8), size);

const sky = (beach: Beach): string =>
  rect(0, 0, 640, 220, beach.night ? '#3b3157' : '#fbd9ad') +
  (beach.night ? '' : fill('M0 0h640v70q-160 40-320 10T0 60z', '#f9c98f', 'opacity=".5"')) +
  circle(150, 92, 62, beach.sun, `opacity="${beach.night ? 0.15 : 0.5}"`) +
  circle(150, 92, 42, beach.sun) +
  gull(260, 40, 1.2, beach) +
  gull(300, 58, 0.8, beach) +
  gull(560, 36, 1, beach);

const sea = (beach: Beach): string =>
  fill(ridge('fsa', -5, 650, 112, 3, 24, 220), beach.sea2) +
  fill(ridge('fsb', -5, 650, 124, 3, 20, 220), beach.sea) +
  at(60, 118, fill('M-14 0h28l-5 7h-18z', '#d94f3b') + fill('M0-2v-26l14 24zM-2-4v-18l-10 16z', beach.paper)) +
  fill('M-5 168C90 150 160 176 250 150S420 112 650 118V225H-5z', beach.foam) +
  fill('M-5 178C90 158 165 184 262 156S430 118 650 124V225H-5z', beach.sand3) +
  fill('M-5 190C100 168 180 196 280 164S450 126 650 132V225H-5z', beach.sand);

function grains(beach: Beach): string {
  const chance = random('fsban');
  return times(120, () => {
    const x = 100 + chance() * 540;
    return circle(x, 178 + chance() * 40 - (x > 380 ? 30 : 0), 0.9, beach.sand3, 'opacity=".6"');
  });
}

const umbrella = (beach: Beach): string =>
  at(
    48,
    206,
    line('M0 0L10-58', beach.paper, 3) + fill('M-24-44Q6-86 44-50z', '#d94f3b') + fill('M-8-46Q8-78 20-66L26-49z', beach.paper),
  );

const CHILDREN = [
  ['ban1', 'cheer', '#f0b32e', 404, 204],
  ['ban5', 'dig', '#2f78b7', 520, 210],
] as const;

export function banner(dark: boolean): string {
  const beach = beachOf(dark);
  return picture(
    [0, 0, 640, 220],
    sky(beach) +
      sea(beach) +
      grains(beach) +
      at(462, 166, PIECES.giant(beach, '#d94f3b'), 1.48) +
      at(350, 178, PIECES.drip(beach, '#2f78b7'), 1.25) +
      at(588, 182, PIECES.gatehouse(beach, '#4f9a52'), 1.3) +
      at(248, 204, machine('red', 7, beach), 1.15) +
      each(CHILDREN, ([name, pose, shirt, x, y]) => at(x, y, child(name, pose, beach, shirt), 1.5)) +
      at(545, 210, PIECES.mound(beach, '#8557b0'), 0.9) +
      umbrella(beach),
  );
}
