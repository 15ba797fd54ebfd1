// Order tokens, equipment and damage, despatches, and the flags of the factions.
import { box, gouge, polygon, rough, starPath, wedge } from '../../kit/paths';
import { random, type Random } from '../../kit/random';
import { circle, edge, fill, group, picture, stroke, times } from '../../kit/shapes';
import { glow, ink, inksOf, mist, paper, red, slate, type Inks } from '../inks';
import { frame } from '../scenes/parts';
import { OBJECTS } from './objects';
import { COMMON, SIGNS } from './orders';

const RIMS: Record<string, string> = { instant: red, order: '#2e4a63', lasting: '#4d6b3a', blank: '#6d6254' };
const star = (): string => fill(starPath(0, 0, 18, 5, 0.45), paper);

/** The edge of a stamp, cut by hand. */
function stamp(chance: Random): string {
  const corner = (_: unknown, i: number): [number, number] => {
    const angle = (Math.floor(i / 2) / 24) * Math.PI * 2 + (i % 2) * 0.13;
    const reach = 43 + (chance() - 0.5) * 1.4;
    return [48 + Math.cos(angle) * reach, 48 + Math.sin(angle) * reach];
  };
  return polygon(...Array.from({ length: 48 }, corner).flat());
}

const notches = (width: number): string =>
  times(24, (i) => {
    const [cos, sin] = [Math.cos(i * 0.2618), Math.sin(i * 0.2618)];
    return wedge(48 + cos * 28, 48 + sin * 28, 48 + cos * 35, 48 + sin * 35, width);
  });

/** An order: a round stamp, its timing in the rim, one sign in the middle. */
export function token(id: string, timing: string): string {
  const sign = SIGNS[id] ?? COMMON[id] ?? star;
  return picture(
    [-24, 0, 144, 96], // wide, as the room for pictures on cards is: a square shows its middle
    fill(stamp(random(id)), ink) +
      circle(48, 48, 38.5, paper) +
      circle(48, 48, 36, RIMS[timing] ?? '#2e4a63') +
      fill(notches(timing === 'lasting' ? 5 : 2.4), paper, 'fill-opacity=".55"') +
      group('translate(48 48) scale(1.14)', sign()),
  );
}

const PALE = ['perfect_aim', 'promotion', 'sabre', 'coat'];
const BROKEN: Record<string, string> = {
  crippled_combat: 'perfect_aim',
  crippled_charisma: 'medal',
  crippled_intelligence: 'encryption',
};

const crack = (): string => fill('M-6-31L1-12-6-2 5 10-1 31 12 10 2-2 9-13 2-31z', ink, edge(red, 1.4));
const crate = (): string =>
  fill(box(-22, -14, 44, 34), mist, edge(ink, 1.8)) +
  fill(box(-22, -4, 44, 2) + polygon(-22, 20, -22, 16, 18, -14, 22, -14) + starPath(0, 6, 9, 5), ink);

/** Equipment or damage: one thing on a carved block, which is dark for damage. */
export function thing(id: string, damage: boolean): string {
  const chance = random(id);
  const whole = BROKEN[id];
  const ground = damage ? ink : PALE.includes(id) ? mist : slate;
  const cuts = times(
    12,
    (i) => gouge(6, 10 + i * 7, 20 + chance() * 10, 9 + i * 7, 1) + gouge(90, 12 + i * 7, 76 - chance() * 10, 11 + i * 7, 1),
  );
  const drawing = (OBJECTS[whole ?? id] ?? crate)() + (whole ? crack() : '');
  return picture(
    [0, 0, 96, 96],
    fill(box(0, 0, 96, 96), paper) +
      fill(rough(chance, 4, 4, 88, 88, 2), ground) +
      fill(cuts, ground === mist ? paper : ground === ink ? slate : ink) +
      group('translate(48 48) scale(1.34)', drawing),
  );
}

const EMBLEMS: Record<string, string> = { winter_issue: 'coat', honours_list: 'medal' };

/** A line of print that nobody can read. */
function print(chance: Random, x: number, y: number, width: number): string {
  let [words, at] = ['', x];
  while (at < x + width - 3) {
    const length = 2 + chance() * 6;
    words += box(at, y, Math.min(length, x + width - at), 2.2);
    at += length + 1.6;
  }
  return words;
}

/** The strips of text pasted on a telegram; the first one is marked. */
const strips = (chance: Random): string =>
  times(5, (i) => {
    const [y, short] = [24 + i * 7.4, i === 4 ? 14 : 0];
    return fill(box(68, y, 38 - short, 5.4), i ? '#e6d8b4' : glow) + fill(print(chance, 70, y + 1.6, 34 - short), ink);
  });

function seal(chance: Random): string {
  const corner = (_: unknown, i: number): [number, number] => {
    const reach = 13 + chance() * 2.4;
    return [94 + Math.cos(i * 0.2618) * reach, 73 + Math.sin(i * 0.2618) * reach];
  };
  return (
    fill(polygon(...Array.from({ length: 24 }, corner).flat()), red, edge(ink, 1.2)) +
    circle(94, 73, 9, 'none', edge(ink, 1)) +
    fill(starPath(94, 73, 6.5, 5), ink) +
    fill(gouge(84, 69, 90, 62, 1.6), paper)
  );
}

const letterhead = (): string =>
  fill(box(14, 13, 92, 5), ink) +
  fill(
    times(11, (i) => gouge(18 + i * 8, 15.5, 22 + i * 8, 15.5, 1)),
    paper,
  );

/** A despatch: a telegram with pasted strips, one emblem and a wax seal. */
export function despatch(id: string): string {
  const chance = random(id);
  const emblem = OBJECTS[EMBLEMS[id] ?? id];
  const grain = times(12, (i) => gouge(0, 6 + i * 8, 120, 3 + i * 8, 1.2));
  const desk = fill(box(0, 0, 120, 96), slate) + fill(grain, ink);
  const sheet =
    fill(rough(chance, 11, 11, 102, 80, 1.4), ink) +
    fill(rough(chance, 9, 8, 102, 80, 1.4), paper) +
    letterhead() +
    fill(rough(chance, 14, 23, 50, 58, 1), mist) +
    (emblem ? group('translate(39 52) scale(.8)', emblem()) : fill(starPath(39, 52, 20, 5, 0.45), red, edge(ink, 1.4)));
  const letter = group(`rotate(${Math.round(chance() * 20) / 10 - 3})`, sheet + strips(chance) + seal(chance));
  return picture([0, 0, 120, 96], desk + letter + frame(chance));
}

/** What a faction carries before it: a lion's stripes, a two-headed crown, a star, or nobody's black flag. */
const BADGES: Record<string, (inks: Inks) => string> = {
  legionaries: (inks) =>
    fill('M48 26H92V44H48z', inks.paper) + fill('M48 44H92V62H48z', inks.pop) + fill('M48 26L66 44 48 62z', '#2e4a63'),
  whites: (inks) =>
    fill('M48 26H92V38H48z', inks.paper) + fill('M48 38H92V50H48z', '#2e4a63') + fill('M48 50H92V62H48z', '#b3382c'),
  reds: (inks) => fill('M48 26H92V62H48z', inks.ground) + fill(starPath(70, 44, 14), inks.pop, edge(inks.ink, 1.2)),
  renegades: (inks) =>
    fill('M48 26H92L84 44 92 62H48z', inks.ink) +
    stroke('M58 34L80 56M80 34L58 56', inks.paper, 4) +
    circle(69, 42, 7, inks.paper, edge(inks.ink, 1.6)) +
    fill('M65.5 40h3v3h-3zM70 40h3v3h-3z', inks.ink),
};

/** A faction: its flag in the wind. */
export function flag(faction: string): string {
  const inks = inksOf(faction);
  const chance = random(faction);
  const rays = times(14, (i) => {
    const angle = -Math.PI + i * 0.242;
    return wedge(
      48 + Math.cos(angle) * 10,
      96 + Math.sin(angle) * 10,
      48 + Math.cos(angle) * 120,
      96 + Math.sin(angle) * 120,
      12,
    );
  });
  const cloth = BADGES[faction]?.(inks) ?? fill('M48 26H92V62H48z', inks.pop);
  return picture(
    [0, 0, 120, 96],
    fill('M0 0H120V96H0z', inks.ground) +
      fill(rays, inks.cloth) +
      fill('M0 78Q30 70 60 76T120 72V96H0z', inks.ink) +
      group(
        'translate(-6 0) rotate(4 48 48)',
        fill('M45 20h3.4v66h-3.4z', inks.ink, edge(inks.paper, 1)) + cloth + stroke('M48 26H92', inks.ink, 1),
      ) +
      frame(chance),
  );
}
