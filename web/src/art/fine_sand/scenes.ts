// What lies behind the machines and castles: the sky in the colour of the kind, something on the horizon, the sea and the sand.
import { mix } from '../kit/colour';
import { ridge } from '../kit/paths';
import { random, type Random } from '../kit/random';
import { at, circle, each, fill, group, line, rect, times } from '../kit/shapes';
import { paintOf, sheet, type Beach } from './beach';
import { shell } from './castles/parts';

interface View {
  beach: Beach;
  sky: string;
  far: number; // the side away from the sun
  sea: number; // where the sea begins
}

const dunes = ({ beach, sky, sea }: View): string =>
  at(
    0,
    sea - 46,
    fill('M-4 60Q20 30 50 44T124 36V84H-4z', mix(sky, '#9ab26a', beach.night ? 0.25 : 0.5)) +
      each([8, 22, 70, 96, 108], (x) =>
        line(`M${x} 46q-1-5-4-8M${x} 46q0-6 1-10M${x} 46q2-5 5-7`, mix(sky, '#5d7f3c', 0.6), 1.1),
      ),
  );

const pier = ({ beach, sky, far, sea }: View): string =>
  group(
    `translate(0 ${sea - 46})`,
    rect(far - 40, 38, 52, 3, beach.wood2) +
      each([0, 12, 24, 36, 48], (x) => rect(far - 39 + x, 40, 2.2, 12, beach.wood2)) +
      fill(`M${far - 6} 38v-9h14v9zM${far - 9} 29l10-8 10 8z`, mix(sky, '#a8443a', 0.5)),
    'opacity=".8"',
  );

const sails = ({ beach, far, sea }: View): string =>
  at(far, sea + 1, fill('M-9 0H9l-3 4H-6z', '#d94f3b') + fill('M0-1v-17l10 15zM-1-3v-11l-7 11z', beach.paper), 0.9);

const lighthouse = ({ beach, sky, far, sea }: View): string =>
  at(
    far,
    sea + 2,
    fill('M-4 0l1.5-22h5L4 0z', beach.paper) +
      fill('M-3.5-7h7l.4 5h-8zM-2.9-16h5.8l.4 5h-6.6z', '#d94f3b') +
      rect(-2.5, -26, 5, 4, beach.night ? '#ffd67a' : '#ffe9a8') +
      fill('M-3.5-26L0-30l3.5 4z', '#553078') +
      fill('M-14 2q14-7 28 0z', mix(sky, '#6a5a78', 0.6)),
  );

const umbrellas = ({ beach, far, sea }: View): string =>
  each([far, far > 60 ? far - 22 : far + 22], (x, i) =>
    at(
      x,
      sea + 12,
      line('M0 0L2-17', beach.wood2, 1.2) +
        fill('M-10-12Q2-26 14-11z', i ? '#4b9bb0' : '#d94f3b') +
        fill('M-3-14Q2-22 4-18l2 6z', beach.paper),
      0.9,
    ),
  );

const promenade = ({ sky, sea }: View): string =>
  at(
    0,
    sea - 46,
    fill('M-4 48h128v-5q-8-6-16 0t-16 0-16 0-16 0-16 0-16 0-16 0-16 0z', mix(sky, '#c98a3a', 0.35)) +
      times(6, (i) => line(`M${8 + i * 22} 46v-16l8 5-8 4`, mix(sky, '#7b4f18', 0.45), 1.3)),
  );

const gulls = ({ beach }: View): string =>
  line('M20 26q4-3.5 6 1.5 2-5 6-1.5M92 34q3-2.6 4.5 1 1.5-3.6 4.5-1', beach.ink, 1.2, 'opacity=".55"');

const HORIZONS: Record<string, (view: View) => string> = {
  green: dunes,
  red: pier,
  blue: sails,
  purple: lighthouse,
  yellow: umbrellas,
  coin: promenade,
};

/** Sun or moon, and a cloud away from it. */
const heavens = (beach: Beach, x: number, chance: Random): string =>
  circle(x, 20, 22, beach.sun, `opacity="${beach.night ? 0.1 : 0.35}"`) +
  circle(x, 20, 12, beach.sun, `opacity="${beach.night ? 0.85 : 0.95}"`) +
  at(
    (x + 50) % 110,
    12 + chance() * 12,
    sheet('M-16 4q0-6 7-6 2-6 9-5 5-4 9 2 7-1 8 5 4 0 4 4z', beach.cloud),
    0.6 + chance() * 0.3,
  );

const waters = (id: string, beach: Beach, sea: number): string =>
  sheet(ridge(`${id}a`, -4, 124, sea, 1.5, 11, 84), beach.sea2) +
  sheet(ridge(`${id}b`, -4, 124, sea + 5, 1.8, 9, 84), beach.sea) +
  sheet(ridge(`${id}c`, -4, 124, 57, 1.6, 13, 84), beach.foam, 0, -0.6) +
  sheet(ridge(`${id}d`, -4, 124, 60, 1.8, 15, 84), beach.sand, 0, -0.5);

/** The backdrop of a card, 120 by 84. */
export function scene(id: string, kind: string, beach: Beach): string {
  const chance = random(`scene${id}`);
  const [colour, , pale] = paintOf(kind);
  const sky = beach.night ? mix(mix(pale, colour, 0.35), '#211c46', 0.58) : pale;
  const [sun, sea] = [18 + chance() * 84, 43 + chance() * 6];
  const view = { beach, sky, far: sun < 60 ? 102 : 18, sea };
  const grains = times(26, () => circle(chance() * 120, 64 + chance() * 19, 0.5 + chance() * 0.4, beach.sand3, 'opacity=".55"'));
  const found = chance() < 0.6 ? shell((chance() < 0.5 ? 10 : 98) + chance() * 12, 80, 0.6, beach) : '';
  return (
    rect(0, 0, 120, 84, sky) +
    heavens(beach, sun, chance) +
    (HORIZONS[kind] ?? gulls)(view) +
    waters(id, beach, sea) +
    grains +
    found
  );
}
