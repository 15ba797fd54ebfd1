// A face from the front. Light falls from the left: the right half of a man's face is ink,
// and its edge draws brow, nose, lips and chin.
import { gouge, tenth } from '../../kit/paths';
import { circle, edge, fill, stroke, times } from '../../kit/shapes';
import { rim } from './hats/parts';
import type { Look } from './look';

/** The outline of a head. */
export const outlineOf = ({ w, jaw, chin, foot }: Look): string =>
  `M${-w}-14L${-w} 3Q${-w} 9 ${-jaw} 15L${-chin} ${foot}Q0 ${foot + 2} ${chin} ${foot}` +
  `L${jaw} 15Q${w} 9 ${w} 3L${w}-14Q${w}-31 0-31Q${-w}-31 ${-w}-14z`;

/** Where the shadow begins, from the hair to the chin. */
function profileLine({ x, soft, nose: [nx, ny], foot }: Look): string {
  if (soft) return `M${x(8)}-31L${x(10)}-10 ${x(7)}-7 ${x(12.5)}-2 ${x(9)} 8 ${x(10)} 14 ${x(6)} 18 ${x(5)} ${foot + 1}`;
  return (
    `M${x(3)}-31L${x(5)}-13 ${x(2)}-8 ${x(1.5)}-3 ${x(nx)} ${ny} ${x(1)} ${tenth(ny + 2.5)} ` +
    `${x(3.5)} ${tenth(ny + 5)} ${x(2)} 17 ${x(5)} 20.5 ${x(2.5)} ${foot + 1}`
  );
}

const shadowOf = (look: Look): string =>
  `${profileLine(look)}L${look.chin} ${look.foot}L${look.jaw} 15Q${look.w} 9 ${look.w} 3L${look.w}-14` +
  `Q${look.w}-31 ${look.x(look.soft ? 8 : 3)}-31z`;

const ears = ({ w }: Look): string =>
  `M${-w + 1}-5Q${-w - 6}-6 ${-w - 4} 2Q${-w - 3} 8 ${-w + 1} 8zM${w - 1}-5Q${w + 6}-6 ${w + 4} 2Q${w + 3} 8 ${w - 1} 8z`;

/** Gouges of light in the shadow. */
function glints({ w, soft, x, traits: { turn } }: Look): string {
  if (soft) return gouge(w - 0.5, -2, w - 4, 2, 1) + gouge(w - 1, 4, w - 5, 8, 1) + gouge(w - 3, 10, w - 7, 13, 1);
  const cheek = `M${x(6.5)} 4.5L${tenth(13 + turn * 0.4)} 2.5 ${tenth(10.5 + turn * 0.5)} 9z`;
  const jaw = gouge(w - 1, 0, w - 5, 4, 1) + gouge(w - 1.5, 5, w - 6.5, 10, 1) + gouge(w - 3, 11, w - 8, 15.5, 1);
  return cheek + jaw + gouge(7 + turn, 20, 4.5 + turn, 23.5, 0.9);
}

function skin(look: Look): string {
  const { inks, traits, x } = look;
  const freckles = traits.age === 0 ? times(5, (i) => circle(x(-11 + i * 1.9), 6 + (i % 2) * 2.2, 0.65, inks.ink)) : '';
  const blush = traits.woman && traits.age < 3 ? circle(x(-10), 9, 3.6, '#c8402a', 'opacity=".28"') : '';
  return (
    fill(ears(look), inks.paper, rim(inks)) +
    fill(outlineOf(look), inks.paper, rim(inks)) +
    fill(shadowOf(look), inks.ink) +
    fill(glints(look), inks.paper) +
    freckles +
    blush
  );
}

function leftEye({ inks, traits, x, eye, open, gaze }: Look): string {
  const o = 3.6 * open * eye;
  const white = `M${x(-13)}-1Q${x(-9)} ${tenth(-1 - o * 1.35)} ${x(-4.8)}-.5Q${x(-9)} ${tenth(-1 + o * 0.7)} ${x(-13)}-1z`;
  return (
    fill(white, inks.paper) +
    stroke(`M${x(-13.2)}-.6Q${x(-9)} ${tenth(-1.2 - o * 1.4)} ${x(-4.6)}-.3`, inks.ink, traits.woman ? 2.1 : 1.8) +
    (open > 0.4 ? circle(x(-9 + gaze), -1, Math.min(2.1, o * 0.75), inks.ink) : '') +
    (traits.woman ? stroke(`M${x(-13)}-1.2l-2.4-1.6`, inks.ink, 1.4) : '')
  );
}

function rightEye({ inks, traits, x, eye, open, gaze, soft }: Look): string {
  const o = 3.6 * open * eye;
  const at = soft ? 7.5 : 9;
  const white =
    `M${x(at - 4)}-.5Q${x(at)} ${tenth(-1 - o * 1.35)} ${x(at + 4)}-1` + `Q${x(at)} ${tenth(-1 + o * 0.8)} ${x(at - 4)}-.5z`;
  const lid = `M${x(at - 4)}-.3Q${x(at)} ${tenth(-1.2 - o * 1.4)} ${x(at + 4.2)}-.6`;
  return (
    fill(white, inks.paper) +
    (soft ? stroke(lid, inks.ink, traits.woman ? 2.1 : 1.7) : '') +
    (open > 0.4 ? circle(x(at + gaze * 0.6), -1.1, Math.min(1.9, o * 0.7), inks.ink) : '')
  );
}

/** The left brow is ink, the right one is cut out of the shadow. */
function brows({ inks, traits, x, soft, open, inner, outer, brow }: Look): string {
  const old = traits.age === 3;
  const w = (traits.woman ? 1.6 : old ? 3.4 : 2.6) + brow * (traits.woman ? 0.6 : 1);
  const y = -7 - (open - 0.8) * 3;
  const shape = (out: number, mid: number, into: number): string =>
    `M${x(out)} ${tenth(y + outer + 1)}L${x(mid)} ${tenth(y - w / 2 + outer * 0.3)} ${x(into)} ${tenth(y + inner)} ` +
    `${x(into * 1.13)} ${tenth(y + inner + w)} ${x(mid)} ${tenth(y + w / 2 + outer * 0.3 + 0.5)}z`;
  const white = old && traits.hair === 'white';
  const left = fill(shape(-14.5, -9, -3.5), white ? inks.paper : inks.ink, white ? edge(inks.ink, 1) : '');
  if (!soft) return left + fill(gouge(x(4), y + inner + 0.6, x(14.5), y + outer + 1, 1.5), inks.paper);
  return left + fill(shape(13.5, 8, 3), inks.ink) + fill(gouge(x(9), y + 3 + outer, x(14), y + 3 + outer, 0.7), inks.paper);
}

function nose({ inks, x, soft, nose: [nx, ny] }: Look): string {
  if (soft)
    return stroke(
      `M${x(3)} 1Q${x(4.5 + nx)} ${tenth(6 + ny)} ${x(3.5 + nx)} ${tenth(8 + ny)}` +
        `Q${x(1.5)} ${tenth(9.6 + ny)} ${x(-1.5)} ${tenth(8.6 + ny)}`,
      inks.ink,
      1.5,
    );
  const wing =
    `M${x(-nx + 1)} ${tenth(ny - 0.5)}Q${x(-nx + 1.8)} ${tenth(ny + 2.5)} ${x(3)} ${tenth(ny + 1.8)}` +
    `L${x(0.5)} ${tenth(ny + 4)}Q${x(-nx - 0.2)} ${tenth(ny + 3.5)} ${x(-nx + 1)} ${tenth(ny - 0.5)}z`;
  return fill(wing + gouge(x(-1.5), -3, x(-nx + 1.8), ny - 2, 0.7), inks.ink);
}

const WRINKLES = [
  [-13, 2.5, -6, 3.6, 1],
  [-10, -15, 2, -16, 1],
  [-9, -19, 2, -20, 0.9],
  [-7, 10, -9, 18, 1],
  [6, 4, 11, 3.5, 0.9],
] as const;

function years({ inks, traits, x, mouthAt }: Look): string {
  const lines = traits.age >= 2 && !traits.woman ? gouge(x(-6.5), 9.5, x(-9), 15, 0.9) : '';
  const old = traits.age < 3 ? '' : WRINKLES.map(([x1, y1, x2, y2, w]) => gouge(x(x1), y1, x(x2), y2, w)).join('');
  const lips =
    traits.age === 3 && traits.woman
      ? gouge(x(-3), mouthAt + 5, x(-4), mouthAt + 8, 0.8) + gouge(x(1), mouthAt + 5, x(1), mouthAt + 8, 0.8)
      : '';
  const hollow = traits.build === 'gaunt' ? gouge(-13, 6, x(-7), 17, 2.2) : '';
  return fill(lines + old + lips + hollow, inks.ink);
}

/** Everything of the face but the mouth, which lies over some beards and under others. */
export const faceOf = (look: Look): string =>
  skin(look) + leftEye(look) + rightEye(look) + brows(look) + nose(look) + years(look);
