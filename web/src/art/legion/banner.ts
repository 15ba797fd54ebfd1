// The banner of Legion, 640 by 220: the long train in the snow. The left third stays calm.
import { mix } from '../kit/colour';
import { ridge, tenth } from '../kit/paths';
import { random } from '../kit/random';
import { circle, each, fill, line, picture, rect, stroke, times } from '../kit/shapes';

type Snow = readonly [sky: string, hills: string, plain: string, near: string, steam: string];

const DAY: Snow = ['#cfdde3', '#b6cbd5', '#dfe8ea', '#eef3f2', '#fbfcfa'];
const NIGHT: Snow = ['#14202e', '#1d3144', '#2b455a', '#52697a', '#7f93a0'];
const [INK, RED, LAMP] = ['#1f2429', '#b3352b', '#ffce7a'];

const aurora =
  fill('M0 20Q160-10 300 40T640 10V60Q480 90 320 66T0 84z', '#3f8f7a', 'opacity=".35"') +
  fill('M0 44Q200 20 340 66T640 40V70Q480 100 320 80T0 100z', '#6fb98f', 'opacity=".22"');

function land([sky, hills, plain]: Snow, dark: boolean): string {
  const chance = random('taiga');
  const firs = times(73, (i) => {
    const h = tenth(16 + chance() * 22);
    return `M${i * 9 - 5} 134l7-${h} 7 ${h}z`;
  });
  return (
    rect(0, 0, 640, 220, sky) +
    (dark ? aurora : '') +
    circle(212, 108, 60, dark ? '#e9e2c8' : '#f6d9b4', 'opacity=".35"') +
    circle(212, 108, 34, dark ? '#efe8d0' : '#f2b98a') +
    fill(ridge('lea', -5, 650, 98, 10, 40, 220), hills) +
    fill(firs, dark ? '#0f2026' : '#5f7b80') +
    fill(ridge('leb', -5, 650, 132, 3, 50, 220), plain)
  );
}

/** A telegraph line that walks away. */
const telegraph = (): string =>
  times(7, (i) => {
    const [x, h, y] = [40 + i * 78 - i * i * 2, 78 - i * 8, 150 - i * 3];
    const [next, nextY] = [x + 76 - i * 4, y + 4 - h + 8];
    const wire = `M${x} ${y - h + 7}Q${(x + next) / 2} ${(y - h + nextY) / 2 + 14} ${next} ${nextY}`;
    const pole = `M${x} ${y}v-${h}M${x - 8} ${y - h + 7}h16M${x - 6} ${y - h + 14}h12`;
    return line(pole, INK, tenth(2.4 - i * 0.2)) + (i < 6 ? line(wire, INK, 0.8) : '');
  });

function steam(colour: string, shade: string): string {
  const puff = (i: number): [x: number, y: number, r: number] => {
    const part = i / 21;
    return [240 + 410 * part + (i % 2) * 6, 78 - 40 * Math.sqrt(part) + (i % 3) * 7, 9 + 30 * Math.sqrt(part) - (i % 2) * 5];
  };
  const puffs = Array.from({ length: 22 }, (_, i) => puff(i));
  return each(puffs, ([x, y, r]) => circle(x, y + 5, r, shade)) + each(puffs, ([x, y, r]) => circle(x - 2, y, r * 0.93, colour));
}

const wheel = (x: number, r: number, hub: string): string =>
  circle(x, 172 - r, r, INK) + circle(x, 172 - r, r * 0.55, hub) + circle(x, 172 - r, r * 0.2, INK);

const wagon = (i: number, [, hills, , , snow]: Snow): string => {
  const x = 332 + i * 84;
  return (
    fill(`M${x} 160v-44q0-3 3-3h70q3 0 3 3v44z`, i % 2 ? '#7c3a2c' : '#5b4a3c') +
    fill(`M${x - 3} 116q41-13 82 0z`, snow) +
    rect(x + 26, 122, 22, 36, i % 2 ? '#5a2a20' : '#42362c') +
    rect(x + 8, 124, 11, 9, i % 2 ? LAMP : '#2a2622') +
    rect(x + 56, 124, 11, 9, LAMP) +
    wheel(x + 14, 7, hills) +
    wheel(x + 62, 7, hills) +
    line(`M${x - 10} 162h12`, INK, 3)
  );
};

const engine = ([, hills, , near, snow]: Snow, dark: boolean): string =>
  fill('M236 160v-30h62v-22h30v52z', INK) +
  fill('M292 110q20-9 42 0z', snow) +
  rect(304, 116, 16, 14, LAMP) +
  fill('M236 160l-18 12h18zM240 100h20l3-8h-26z', INK) +
  rect(244, 100, 12, 32, INK) +
  rect(268, 122, 12, 10, INK, 4) +
  circle(236, 142, 9, '#3a4046') +
  circle(236, 142, 5.5, RED) +
  circle(240, 122, 4.5, '#ffe4a3') +
  fill('M238 120L120 96v44z', '#ffe9b8', `opacity="${dark ? 0.25 : 0.4}"`) +
  rect(234, 158, 96, 5, RED) +
  each(
    [
      [250, 9],
      [272, 11],
      [298, 11],
      [320, 9],
    ],
    ([x, r]) => wheel(x, r, hills),
  ) +
  line('M272 162h26', near, 2.4) +
  line('M308 108v-24', INK, 2) +
  fill('M308 84h26l-5 5 5 5h-26z', '#fdf8ee') +
  fill('M308 89h29l-3 5h-26z', RED);

const track = ([, , , near, snow]: Snow): string =>
  line('M-5 175H645', INK, 2.4) +
  stroke('M-5 179H645', INK, 5, 'stroke-dasharray="4 9" opacity=".7"') +
  fill(ridge('led', -5, 650, 186, 4, 40, 220), snow) +
  fill(ridge('lee', -5, 650, 204, 5, 55, 220), near);

function birch(x: number, w: number, lean: number, dark: boolean): string {
  const chance = random(`b${x}`);
  const mark = (i: number): string => {
    const y = 6 + i * 15 + chance() * 8;
    const left = tenth(x + lean * (1 - y / 220) + chance() * w * 0.4);
    return `M${left} ${tenth(y)}q${tenth(w * 0.3)}-3 ${tenth(w * 0.6)} 0q-${tenth(w * 0.3)} 3-${tenth(w * 0.6)} 0z`;
  };
  return (
    fill(`M${x} 225L${x + lean} -5h${w}L${tenth(x + w * 1.3)} 225z`, dark ? '#aebac0' : '#fdfdf8') + fill(times(14, mark), INK)
  );
}

function flakes(): string {
  const chance = random('flakes');
  return times(90, () =>
    circle(chance() * 640, chance() * 220, 0.8 + chance() * 1.6, '#fff', `opacity="${tenth(0.5 + chance() * 0.5)}"`),
  );
}

export function banner(dark: boolean): string {
  const snow = dark ? NIGHT : DAY;
  return picture(
    [0, 0, 640, 220],
    land(snow, dark) +
      telegraph() +
      steam(snow[4], mix(snow[4], snow[1], 0.45)) +
      fill(ridge('lec', -5, 650, 170, 1.5, 60, 225), snow[3]) +
      times(5, (i) => wagon(i, snow)) +
      engine(snow, dark) +
      track(snow) +
      birch(588, 20, 8, dark) +
      birch(548, 11, -6, dark) +
      birch(14, 15, 6, dark) +
      flakes(),
  );
}
