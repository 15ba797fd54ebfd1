// The banner of Waral, 640 by 220: the city on its cliff, a waterfall and a sail. The left third stays calm.
import { ridge, tenth } from '../kit/paths';
import { nth, pick, random, type Random } from '../kit/random';
import { at, circle, each, fill, line, picture, rect, times } from '../kit/shapes';

interface Light {
  sky: string;
  far: string;
  rock: readonly [string, string, string];
  sea: readonly [string, string];
  stone: readonly string[];
  roofs: readonly [dome: string, flat: string, gable: string];
  falls: readonly [string, string];
  moon: string;
  lit: number; // how many windows are lit
}

const DAY: Light = {
  sky: '#f2d6b0',
  far: '#e8b98c',
  rock: ['#a86f68', '#8a5960', '#6f4a58'],
  sea: ['#86b0ae', '#6a9a9c'],
  stone: ['#d9b48c', '#b98d6c', '#ecd2ab'],
  roofs: ['#3f8a86', '#c98f76', '#a8443a'],
  falls: ['#e6f1ea', '#a9cfcb'],
  moon: '#fff6dd',
  lit: 0.35,
};
const NIGHT: Light = {
  sky: '#1a1b36',
  far: '#2b2750',
  rock: ['#54466f', '#6b5578', '#8a6a7c'],
  sea: ['#27405a', '#1d3249'],
  stone: ['#4a3f5c', '#3a3150', '#5e5070'],
  roofs: ['#3d7a78', '#3b3560', '#7e3b3f'],
  falls: ['#7fa7bd', '#5a86a0'],
  moon: '#f4ead0',
  lit: 0.8,
};
const [INK, LAMP] = ['#2c1c2c', '#ffd27a'];
const CLIFFS = [
  'M230 225l14-40 22-6 10-36 26-8 8-40 30-10 14-34 40-8 20-26 46 4 30-22 70 8 40-14h70v232z',
  'M300 225l10-34 26-8 6-34 34-12 10-36 40-12 14-30 44-6 24-22 60 6 82-18v206z',
  'M400 225l10-30 34-14 8-30 44-14 14-34 50-8 30-22 60-6v158z',
];

const scenery = ({ sky, far, sea, rock, falls, moon }: Light): string =>
  rect(0, 0, 640, 220, sky) +
  circle(236, 62, 44, moon, 'opacity=".3"') +
  circle(236, 62, 27, moon) +
  fill('M0 220V150l40-30 20 8 34-40 26 30 30-14 40 40 30-6 40 40v42z', far) +
  fill(ridge('wra', -5, 330, 176, 5, 30, 220), sea[0]) +
  fill(ridge('wrb', -5, 360, 194, 4, 26, 220), sea[1]) +
  each(CLIFFS, (cliff, i) => fill(cliff, nth(i, rock))) +
  fill('M392 58q10 60 2 100t6 67h22q-10-36-2-70t-8-100z', falls[0]) +
  line('M400 66q8 50 0 90t6 66M408 62q8 56 2 92', falls[1], 1.5);

function roof(kind: string, x: number, y: number, w: number, [dome, flat, gable]: Light['roofs']): string {
  if (kind === 'dome')
    return (
      fill(`M${x - 1} ${y}q${w / 2 + 1}-${w * 0.95} ${w + 2} 0z`, dome) +
      line(`M${x + w / 2} ${tenth(y - w * 0.45)}v-7`, INK, 1.4)
    );
  if (kind === 'flat') return rect(x - 2, y - 3, w + 4, 4, flat);
  return fill(`M${x - 2} ${y}L${x + w / 2} ${tenth(y - w * (kind === 'spire' ? 1.7 : 0.6))}L${x + w + 2} ${y}z`, gable);
}

function home(light: Light, chance: Random, x: number, y: number, w: number, h: number, kind: string): string {
  const columns = Math.max(1, Math.floor((w - 4) / 8));
  const windows = times(columns * Math.max(1, Math.floor((h - 5) / 10)), (i) => {
    const [wx, wy] = [tenth(x + 3 + (i % columns) * 8), tenth(y - h + 11 + Math.floor(i / columns) * 10)];
    return fill(`M${wx} ${wy}v-4a1.8 1.8 0 0 1 3.6 0v4z`, chance() < light.lit ? LAMP : INK);
  });
  return (
    rect(x, y - h, w, h + 6, pick(chance, light.stone)) +
    rect(x + w * 0.68, y - h, w * 0.32, h + 6, INK, 0, 'opacity=".18"') +
    roof(kind, x, y - h, w, light.roofs) +
    windows
  );
}

/** Ledges: from where to where, and how many houses stand on them. */
const TERRACES = [
  [452, 28, 600, 22, 4],
  [348, 78, 384, 70, 2],
  [430, 66, 560, 50, 6],
  [562, 46, 640, 38, 3],
  [290, 138, 376, 124, 4],
  [436, 110, 520, 96, 5],
  [520, 84, 640, 70, 6],
  [250, 184, 360, 168, 5],
  [430, 152, 640, 120, 9],
  [330, 214, 396, 206, 3],
  [440, 194, 640, 170, 9],
] as const;
const ROOFS = ['gable', 'flat', 'gable', 'dome', 'spire', 'flat'];

const city = (light: Light, chance: Random): string =>
  each(TERRACES, ([x0, y0, x1, y1, count]) => {
    const ledge = fill(`M${x0 - 6} ${y0 + 2}L${x1 + 6} ${y1 + 2}v8L${x0 - 6} ${y0 + 12}z`, INK, 'opacity=".35"');
    const house = (i: number): string => {
      const part = (i + 0.1) / count;
      const [x, y] = [tenth(x0 + (x1 - x0) * part), tenth(y0 + (y1 - y0) * part + 5)];
      const w = tenth(((x1 - x0) / count) * (0.7 + chance() * 0.35));
      return home(light, chance, x, y, w, tenth(15 + chance() * 22), pick(chance, ROOFS));
    };
    return ledge + times(count, house);
  });

const sail = (dark: boolean): string =>
  at(
    150,
    196,
    fill('M-24 0h50l-8 11h-34z', INK) +
      fill('M0-2v-44q22 14 20 40zM-4-6v-34q-16 12-16 32z', dark ? '#c9b89a' : '#fbeed2') +
      line('M-2 0v-50', INK, 2),
    1.05,
  );

export function banner(dark: boolean): string {
  const light = dark ? NIGHT : DAY;
  const chance = random('waral');
  return picture(
    [0, 0, 640, 220],
    scenery(light) +
      city(light, chance) +
      home(light, chance, 500, 26, 26, 40, 'spire') +
      home(light, chance, 536, 24, 34, 30, 'dome') +
      home(light, chance, 362, 76, 16, 44, 'spire') +
      sail(dark) +
      each(
        [
          [120, 46, 1.1],
          [152, 62, 0.7],
          [300, 34, 0.8],
        ],
        ([x, y, size]) => at(x, y, line('M-8-3q5-4 8 2 3-6 8-2', INK, 1.8), size),
      ),
  );
}
