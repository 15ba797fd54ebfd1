// Mouths from the front, by mood.
import { gouge, tenth } from '../../kit/paths';
import { edge, fill } from '../../kit/shapes';
import type { Look } from './look';

type Mouth = (x: Look['x'], y: number, lips: number) => string;

const MEN: Record<string, Mouth> = {
  flat: (x, y) => `M${x(-6.5)} ${y}L${x(5)} ${y - 0.8} ${x(4)} ${y + 1.2} ${x(-6)} ${y + 1.5}z`,
  small: (x, y) => `M${x(-4)} ${y + 1}Q${x(0)} ${y - 2} ${x(4)} ${y + 0.5}L${x(3)} ${y + 1.5}Q${x(0)} ${y} ${x(-4)} ${y + 1}z`,
  smirk: (x, y) =>
    `M${x(-8)} ${y - 2.5}Q${x(-4)} ${y + 1.5} ${x(4)} ${y - 0.3}L${x(3)} ${y + 1.4}Q${x(-4)} ${y + 3} ${x(-8)} ${y - 2.5}z`,
  smile: (x, y) => `M${x(-7)} ${y - 1.5}Q${x(0)} ${y + 2.5} ${x(6)} ${y - 1.5}Q${x(0)} ${y + 5} ${x(-7)} ${y - 1.5}z`,
  grin: (x, y) => `M${x(-7.5)} ${y - 2}Q${x(0)} ${y + 1} ${x(7)} ${y - 2}Q${x(0)} ${y + 8} ${x(-7.5)} ${y - 2}z`,
  frown: (x, y) =>
    `M${x(-6.5)} ${y + 2}Q${x(-1)} ${y - 2.5} ${x(5)} ${y + 1}L${x(4)} ${y + 2}Q${x(-1)} ${y + 0.5} ${x(-6.5)} ${y + 2}z`,
  shout: (x, y) =>
    `M${x(-5)} ${y - 1.5}Q${x(0)} ${y - 4} ${x(5.5)} ${y - 1.5}` +
    `Q${x(6)} ${y + 7} ${x(0)} ${y + 7.5}Q${x(-6)} ${y + 7} ${x(-5)} ${y - 1.5}z`,
  laugh: (x, y) =>
    `M${x(-9)} ${y - 3.5}Q${x(0)} ${y - 1} ${x(8)} ${y - 3.5}` +
    `Q${x(6)} ${y + 7} ${x(0)} ${y + 7}Q${x(-7)} ${y + 7} ${x(-9)} ${y - 3.5}z`,
};

const WOMEN: Record<string, Mouth> = {
  flat: (x, y, k) =>
    `M${x(-5)} ${y}Q${x(-1)} ${tenth(y - 2.6 * k)} ${x(1)} ${tenth(y - 1.4 * k)}` +
    `Q${x(3)} ${tenth(y - 2.6 * k)} ${x(6)} ${y}Q${x(1)} ${tenth(y + 3.4 * k)} ${x(-5)} ${y}z`,
  small: (x, y, k) =>
    `M${x(-4)} ${y + 0.5}Q${x(-1)} ${tenth(y - 2 * k)} ${x(1)} ${tenth(y - k)}` +
    `Q${x(3)} ${tenth(y - 2 * k)} ${x(5)} ${y + 0.5}Q${x(1)} ${tenth(y + 3 * k)} ${x(-4)} ${y + 0.5}z`,
  smirk: (x, y, k) =>
    `M${x(-6)} ${y - 1.8}Q${x(-1)} ${tenth(y - 1.5 * k)} ${x(1)} ${tenth(y - k)}` +
    `Q${x(3)} ${tenth(y - 2 * k)} ${x(6)} ${y}Q${x(0)} ${tenth(y + 4 * k)} ${x(-6)} ${y - 1.8}z`,
};

const isOpen = (mouth: string): boolean => ['shout', 'laugh', 'grin'].includes(mouth);

const teeth = ({ mouth, x, mouthAt: y }: Look): string =>
  mouth === 'shout'
    ? `M${x(-4)} ${y - 1}Q${x(0)} ${y - 3} ${x(4)} ${y - 1}L${x(3.5)} ${y + 0.8}H${x(-3.5)}z`
    : `M${x(-6.5)} ${y - 1.6}Q${x(0)} ${y + 0.8} ${x(6)} ${y - 1.6}L${x(4.5)} ${y + 1.2}Q${x(0)} ${y + 2.5} ${x(-5)} ${y + 1.2}z`;

const lipstick = ({ inks, traits }: Look): string =>
  traits.faction === 'reds' ? inks.ground : traits.faction === 'whites' ? '#b3483c' : inks.pop;

/** Whether the mouth shows through a beard. */
export const shows = ({ mouth }: Look): boolean => isOpen(mouth);

export function mouthOf(look: Look): string {
  const { inks, traits, soft, mouth, x, mouthAt: y, lips } = look;
  const shape = (traits.woman ? WOMEN[mouth] : undefined) ?? MEN[mouth];
  const d = shape?.(x, y, lips) ?? '';
  if (isOpen(mouth)) return fill(d, inks.ink, edge(inks.paper, 0.8)) + fill(teeth(look), inks.paper);
  const lit = gouge(x(3.5), y + 3, x(8), y + 2, 0.9) + gouge(x(4), y + 0.3, x(8), y - 0.5, 0.6);
  return fill(d, traits.woman ? lipstick(look) : inks.ink) + (soft ? '' : fill(lit, inks.paper));
}
