// A head seen from the side, looking into the light: brow, nose and chin are the edge of the paper, the back of the head is ink.
import { gouge, tenth } from '../../kit/paths';
import { circle, edge, fill, stroke, times } from '../../kit/shapes';
import { hairInks } from './hair';
import { rim } from './hats/parts';
import type { Look } from './look';

/** How far the nose stands out, and how low its tip is. */
const noseOf = ({ soft, nose: [nx, ny] }: Look): [x: number, y: number] =>
  soft ? [-19 - nx, 6 + ny * 0.5] : [-16 - nx * 0.85, ny - 1];

/** From the brow to the chin. */
function front(look: Look): string {
  const [nx, ny] = noseOf(look);
  const chin = look.foot + (look.soft ? 0 : 1.5);
  const lip = look.traits.woman ? 1 : 0;
  return (
    `M-11-24Q-14-15 -15.2-7Q-13.4-4 -13.6-2L${tenth(nx)} ${tenth(ny)}Q${tenth(nx + 1)} ${tenth(ny + 3)} -15.4 ${tenth(ny + 3)}` +
    `L${-16.6 - lip} ${tenth(ny + 6)} -14.4 16.6 ${-16 - lip} 19 -13.6 21Q-16.4 ${chin - 3} -13.4 ${chin}`
  );
}

/** The outline of a head from the side. */
export const sideOutline = (look: Look): string =>
  `${front(look)}Q-8 ${look.foot + 4} -3 ${look.foot + 1}L7 20Q11 16 12 9L19 6Q24-12 16-24Q6-34 -4-31Q-10-29 -11-24z`;

/** The shadow of cheek, jaw and the back of the head. */
const shade = ({ foot, soft }: Look): string =>
  (soft ? `M6-32L5-16Q10-8 8 2L3 12Q4 18 -1 ${foot + 1}` : `M2-32L1-16Q6-9 3-1L-4 8Q-1 14 -6 ${foot + 2}`) +
  `L-3 ${foot + 1}L7 20Q11 16 12 9L19 6Q24-12 16-24Q12-31 2-32z`;

function eye({ inks, traits, open, eye: size, inner, outer, brow }: Look): string {
  const o = 3.4 * open * size;
  const y = -8.5 - (open - 0.8) * 3;
  const w = (traits.woman ? 1.6 : 2.8) + brow;
  const white = `M-14.6-.6L-7 ${tenth(-1.6 - o * 0.5)}Q-5.6 .4 -8 ${tenth(o * 0.55)}Q-12 ${tenth(o * 0.5)} -14.6-.6z`;
  return (
    fill(white, inks.paper) +
    stroke(`M-14.8-.8Q-11 ${tenth(-1 - o)} -6 ${tenth(-0.8 - o * 0.4)}`, inks.ink, traits.woman ? 2.1 : 1.8) +
    (open > 0.4 ? circle(-12.2, -0.8, Math.min(1.9, o * 0.7), inks.ink) : '') +
    (traits.woman ? stroke('M-14.6-1l-2.6-1.8', inks.ink, 1.3) : '') +
    fill(`M-16 ${tenth(y + inner)}L-9 ${tenth(y - w / 2)} -3.5 ${tenth(y + outer + 1)} -9 ${tenth(y + w / 2 + 0.6)}z`, inks.ink)
  );
}

const ear = ({ inks }: Look): string =>
  fill('M5-5Q13-8 13.5 1Q13 8 8.5 9Q6 8 6.5 4z', inks.paper, rim(inks)) + stroke('M8-2Q11-3 10.5 2Q10 5 8.6 5.6', inks.ink, 1.2);

const SMILING = ['smile', 'grin', 'smirk', 'laugh'];

function mouth({ inks, traits, mouth: kind, soft }: Look): string {
  if (kind === 'shout') return fill('M-17.5 15.500L-7 14.500Q-6 19-9 21L-16 20z', inks.ink);
  const end = SMILING.includes(kind) ? 14.6 : kind === 'frown' ? 18.6 : 16.8;
  const lips = traits.woman ? fill('M-17.6 14.600Q-12 14.5-9.5 16.700Q-12 19.5-17 19.200z', soft ? '#b3483c' : inks.ink) : '';
  return lips + fill(gouge(-15.6, 16.8, -7, end, 1.1), inks.ink);
}

function lines({ inks, traits, build }: Look & { build?: string }): string {
  const cheek = traits.age >= 2 && !traits.woman ? gouge(-12, 9.5, -9, 15, 0.9) : '';
  const old =
    traits.age === 3
      ? gouge(-5, 2, -1, 4, 0.9) + gouge(-10, -15, -4, -17, 1) + gouge(-9, -19, -4, -21, 0.9) + gouge(-12, 10, -8, 18, 1)
      : '';
  return fill(cheek + old + (build === 'gaunt' ? gouge(-8, 6, -5, 16, 2) : ''), inks.ink);
}

const glints = ({ inks }: Look): string =>
  fill(gouge(10, 11, 4, 18, 1) + gouge(15, -8, 17, 2, 1) + gouge(4, 11, 1, 16, 0.9) + gouge(6, -9, 8, -14, 1), inks.paper);

/** Everything of the head but its hair, its hat and its beard. */
export const sideFace = (look: Look): string =>
  fill(sideOutline(look), look.inks.paper, rim(look.inks)) +
  fill(shade(look), look.inks.ink) +
  glints(look) +
  ear(look) +
  eye(look) +
  fill(gouge(noseOf(look)[0] + 4, noseOf(look)[1] + 2, -13, noseOf(look)[1] + 0.6, 1), look.inks.ink) +
  mouth(look) +
  lines({ ...look, build: look.traits.build });

/** Glasses from the side. */
export const sideGlasses = ({ inks, traits }: Look): string =>
  traits.extra.includes('glasses')
    ? `<ellipse cx="-11.5" cy="-.5" rx="4.2" ry="5.6" fill="none" stroke="${inks.ink}" stroke-width="1.6"/>` +
      stroke('M-7.5-1.500L7-2.5', inks.paper, 2.6) +
      stroke('M-7.5-1.500L7-2.5', inks.ink, 1.4)
    : '';

const TUFTS: Record<string, string> = {
  handlebar: 'M-15 11Q-9 9-5 15Q-2 17-1 12Q2 20-6 20Q-12 19-17 14.500z',
  walrus: 'M-15 10.500Q-7 9-5 21Q-9 22-12 19L-17.5 19z',
  brush: 'M-15.5 11L-9.5 12-8.5 16.5-17 16z',
  pencil: 'M-15.5 12.500L-8 14.5-7.5 16-17 15z',
  cossack: 'M-15 11Q-8 9-6.5 18L-5 31Q-10 27-10.5 19L-17 16z',
  goatee: 'M-15.5 12L-8 14-7 16-17 15zM-14.5 21Q-8 20-7 25L-12 37-17 28z',
  full: 'M4 6L8 8Q8 20 2 27Q-4 36-13 38Q-19 32-17 22L-13 19-9 17-17 15-15 11Q-8 9-5 12Q-1 12 4 6z',
  chops: 'M5-6L10 8Q8 18 1 22Q-6 22-8 17L-17 16-15 11Q-7 8-3 13Q2 12 5-6z',
};

function stubble({ inks }: Look): string {
  const spots = times(12, (i) =>
    gouge(-13 + ((i * 5) % 12), 20 + ((i * 3) % 8), -12.4 + ((i * 5) % 12), 22 + ((i * 3) % 8), 0.9),
  );
  return fill(spots, inks.ink);
}

/** A beard from the side; one nobody has cut yet is full. */
export function sideBeard(look: Look): string {
  const { inks, traits } = look;
  if (traits.beard === 'none') return '';
  if (traits.beard === 'stubble') return stubble(look);
  const [hair, cuts] = hairInks(inks, traits.hair);
  const long = ['full', 'long', 'cossack', 'goatee'].includes(traits.beard);
  const lit = gouge(-14, 14, -8, 14.5, 0.9) + (long ? gouge(-12, 24, -11, 33, 1.1) + gouge(-7, 24, -8, 31, 1) : '');
  return (
    fill(TUFTS[traits.beard] ?? TUFTS.full ?? '', hair, hair === inks.ink ? edge(inks.paper, 0.9) : rim(inks)) + fill(lit, cuts)
  );
}
