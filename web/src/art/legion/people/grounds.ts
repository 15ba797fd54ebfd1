// What is carved behind a person: box 4..92 by 4..128.
import { box, gouge, polygon, wedge } from '../../kit/paths';
import { type Random, nth } from '../../kit/random';
import { circle, edge, fill, group, stroke, times } from '../../kit/shapes';
import { type Inks } from '../inks';

export const GROUNDS: Record<string, (inks: Inks, chance: Random) => string> = {
  plain: (inks, chance) =>
    fill(
      times(16, (i) => gouge(4 + chance() * 6, 10 + i * 7.2, 92 - chance() * 6, 9 + i * 7.2 + chance() * 2, 0.9)),
      inks.cloth,
    ),
  rays: (inks) =>
    fill(
      times(15, (i) => {
        const a = ((-172 + i * 11.8) * Math.PI) / 180;
        return wedge(48 + Math.cos(a) * 20, 62 + Math.sin(a) * 20, 48 + Math.cos(a) * 92, 62 + Math.sin(a) * 92, 9.5);
      }),
      inks.paper,
    ),
  sun: (inks) =>
    circle(30, 34, 22, inks.paper) +
    fill(
      times(7, (i) => gouge(4, 66 + i * 6, 92, 66 + i * 6, 1.4)),
      inks.paper,
    ) +
    fill(
      times(4, (i) => box(6, 39 + i * 5, 50, 1 + i * 0.5)),
      inks.ground,
    ),
  moon: (inks, chance) =>
    circle(22, 28, 17, inks.cloth) +
    circle(17, 24, 3, inks.ground) +
    circle(27, 34, 2, inks.ground) +
    fill(
      times(16, () => {
        const x = 6 + chance() * 84;
        const y = 8 + chance() * 70;
        return gouge(x - 1.6, y, x + 1.6, y, 0.8) + gouge(x, y - 1.6, x, y + 1.6, 0.8);
      }),
      inks.paper,
    ),
  snow: (inks, chance) =>
    fill('M4 92Q24 82 48 90T92 86V128H4z', inks.paper) +
    fill(
      times(40, (i) => {
        const x = 6 + (i % 8) * 11 + chance() * 9;
        const y = 7 + Math.floor(i / 8) * 17 + chance() * 15;
        const l = 1.6 + chance() * 3;
        return gouge(x, y, x - l * 0.6, y + l, 1.6 + chance());
      }),
      inks.paper,
    ),
  rails: (inks) =>
    fill(polygon(4, 82, 92, 82, 92, 128, 4, 128), inks.paper) +
    fill(
      times(6, (i) => box(2 + i * 16, 88 + i, 9, 4)),
      inks.ink,
    ) +
    fill(box(4, 84, 88, 1.8), inks.ink) +
    fill('M8 80V30h2.4v50zM84 80V38h2.4v42z', inks.ink) +
    fill(box(2, 34, 14, 2) + box(79, 42, 13, 2), inks.ink) +
    stroke('M4 33Q46 50 92 41', inks.ink, 0.9) +
    fill(
      times(4, (i) => gouge(20, 14 + i * 8, 80, 12 + i * 8, 1)),
      inks.cloth,
    ),
  train: (inks) =>
    fill('M64 66q-4-12 6-16q-4-12 9-14q-2-14 13-16v50z', inks.paper) +
    fill('M54 90V74h6v-8h6v8h14v-12h16v32H54z', inks.ink) +
    circle(62, 92, 5, inks.ink) +
    circle(78, 92, 5, inks.ink) +
    fill(box(83, 66, 7, 6), inks.pop) +
    fill(
      times(4, (i) => gouge(4, 18 + i * 9, 52, 16 + i * 9, 1.2)),
      inks.cloth,
    ) +
    fill('M4 94H92V128H4z', inks.paper),
  hills: (inks) =>
    fill('M4 70L20 44l10 12L44 30l16 26 12-20 20 32v60H4z', inks.cloth) +
    fill('M20 44l5 6-6 8-7-1zM44 30l8 13-7 7-3-7-7 5zM72 36l8 13-7 6-6-9z', inks.paper) +
    fill('M4 84Q30 72 60 82T92 80V128H4z', inks.ink),
  birch: (inks, chance) =>
    times(5, (i) => {
      const x = nth(i, [6, 19, 69, 80, 90]);
      const w = nth(i, [6, 4, 4, 7, 4]);
      return (
        fill(polygon(x - w / 2, 4, x + w / 2, 4, x + w / 2 + 1, 128, x - w / 2 - 1, 128), inks.paper) +
        fill(
          times(7, (k) =>
            gouge(x - w / 2, 10 + k * 15 + chance() * 8, x + w * (chance() - 0.3), 10 + k * 15 + chance() * 8, 1.4),
          ),
          inks.ink,
        )
      );
    }),
  works: (inks) =>
    fill('M4 128V70h8V30h8v40h6V58l10 8v-8l10 8v-8l10 8v4h8V38h7v32h4V24h8v46h9v58z', inks.ink) +
    fill('M16 28q-8-8 2-12q-2-8 8-10q4 10-4 12q4 6-6 10zM79 22q-6-6 2-8q-4-8 10-9l1 12q-8 2-13 5z', inks.paper) +
    fill(
      times(6, (i) => box(28 + i * 6, 74, 3, 5)),
      inks.pop,
    ),
  fire: (inks) =>
    fill(
      'M4 128V66q8 6 7-10q9 6 8-16q12 12 10-8q14 8 16 24q10-18 6-34q18 16 15 34q8-4 8-14q12 14 8 26q6 0' + ' 10-8v68z',
      inks.flame,
    ) + fill('M4 128V88q8-2 10-14q8 6 12 18q10-10 12-22q12 12 14 22q8-4 12-16q8 10 10 18q8-4 10-12l8 8v38z', inks.cloth),
  domes: (inks) =>
    times(3, (i) => {
      const x = nth(i, [14, 80, 93]);
      const y = nth(i, [46, 34, 62]);
      const k = nth(i, [1, 1.25, 0.8]);
      return group(
        `translate(${x} ${y}) scale(${k})`,
        fill('M0-18q1 4 4 7q8 6 5 13q-1 4-4 5v80H-5V7q-3-1-4-5q-3-7 5-13q3-3 4-7z', inks.paper) +
          fill('M-.7-27h1.4v3h2.6v1.4H.7v6H-.7v-6h-2.6V-24h2.6z', inks.paper) +
          fill('M-5 10h10v2H-5zM-1.5 18h3v9h-3zM1 6q5-6 1-13q9 7 3 13z', inks.ink),
      );
    }) +
    fill(
      times(5, (i) => gouge(24, 12 + i * 7, 66, 11 + i * 7, 1)),
      inks.cloth,
    ),
  wires: (inks) =>
    fill('M14 128V10h3v118zM78 128V24h2.4v104z', inks.ink) +
    fill(box(4, 18, 24, 2.6) + box(6, 28, 20, 2.4) + box(70, 31, 18, 2.2), inks.ink) +
    stroke('M4 16Q46 34 92 30M4 22Q46 44 92 33M26 28Q50 46 92 38', inks.paper, 1.1) +
    fill(
      times(5, (i) => box(5 + i * 5, 14.5, 2, 3.6)),
      inks.paper,
    ) +
    fill(
      times(3, (i) => gouge(34 + i * 14, 14 + i * 2, 40 + i * 14, 11 + i * 2, 1.5)),
      inks.ink,
    ),
  waves: (inks) =>
    fill(box(4, 60, 88, 68), inks.ink) +
    stroke(
      times(8, (i) => `M${i % 2 ? -2 : 4} ${66 + i * 8}q5.5-6 11 0t11 0 11 0 11 0 11 0 11 0 11 0 11 0 11 0`),
      inks.paper,
      1.7,
    ) +
    fill('M60 52h30l-5 9H65zM74 50V14l14 30zM72 50V20L60 44z', inks.paper, edge(inks.ink, 1.3)),
  hut: (inks) =>
    fill('M4 128V84l10-4 0-22h-4L26 40l16 18h-4v20l54-2v52z', inks.ink) +
    fill('M10 58L26 40l16 18-4 1L26 47 14 60z', inks.paper) +
    fill(box(20, 62, 6, 7), inks.pop) +
    fill('M34 40q-6-8 2-12q-6-8 6-14q-2 8 2 12q4 8-6 14z', inks.paper) +
    fill('M4 92Q40 80 92 90V128H4z', inks.paper) +
    fill('M78 88V46h3v42zM72 60l7-16 8 16zM70 72l9-16 10 16zM68 84l11-17 12 17z', inks.ink),
  ring: (inks) =>
    circle(48, 48, 40, inks.paper) +
    circle(48, 48, 31, inks.ink) +
    fill(
      times(20, (i) => {
        const a = (i * Math.PI) / 10;
        return gouge(48 + Math.cos(a) * 44, 48 + Math.sin(a) * 44, 48 + Math.cos(a) * 58, 48 + Math.sin(a) * 58, 1.6);
      }),
      inks.cloth,
    ),
  bars: (inks) =>
    fill(box(4, 4, 88, 124), inks.cloth) +
    fill(
      times(5, (i) => `M${8 + i * 19} 4h5${i === 3 ? 'l4 30-6 26 8 68h-6' : 'v124h-5'}${i === 3 ? 'l-8-66 6-30-4-28' : ''}z`),
      inks.ink,
    ) +
    fill(box(4, 20, 60, 4) + box(4, 74, 88, 4), inks.ink),
};
