// What people wear, in the units of the card.
import { box, gouge, polygon, starPath } from '../../kit/paths';
import { type Random } from '../../kit/random';
import { circle, edge, fill, stroke, times } from '../../kit/shapes';
import { BLOOD, type Inks } from '../inks';
import { cartridges } from './props/arms';
import { crossAt } from './props/peaceful';

export const BODY = 'M3 132L6 108Q9 97 26 92L38 87H58L70 92Q87 97 90 108L93 132z';

const lapels = (inks: Inks, f: string, k = ''): string =>
  fill('M37 85L24 93 36 120 48 106zM59 85L72 93 60 120 48 106z', f, `stroke="${k || inks.paper}" stroke-width="1.1"`);

const buttons = (x: number, f: string): string => times(3, (i) => circle(x, 108 + i * 9, 1.9, f));

const fold = (f: string): string =>
  fill(gouge(14, 128, 20, 102, 2) + gouge(82, 128, 77, 102, 2) + gouge(24, 130, 27, 112, 1.6) + gouge(72, 130, 70, 112, 1.6), f);

const stand = (inks: Inks, f: string): string => fill('M36 80L48 88 60 80 62 90 48 98 34 90z', f, edge(inks.paper, 1.1));

const fleece = (
  inks: Inks,
  d: string,
  f: string,
  chance: Random,
  k: number,
  x0: number,
  y0: number,
  w: number,
  h: number,
): string =>
  fill(d, f, edge(inks.ink, 1.4)) +
  fill(
    times(k, () => {
      const x = x0 + chance() * w;
      const y = y0 + chance() * h;
      return gouge(x, y, x + 2.6, y + 2.2, 1.2);
    }),
    inks.ink,
  );

const cossack = (inks: Inks): string =>
  fill(BODY, inks.ink) +
  fill('M38 86L48 112 58 86z', inks.cloth) +
  fold(inks.cloth) +
  times(2, (k) =>
    times(
      5,
      (i) =>
        fill(box(20 + k * 36 + i * 4.2, 106 + (k ? i : 4 - i) * 1, 3, 11), inks.paper) +
        fill(box(20 + k * 36 + i * 4.2, 106 + (k ? i : 4 - i), 3, 3), inks.pop),
    ),
  ) +
  stroke('M38 86L48 112 58 86', inks.paper, 1.6);

export const COATS: Record<string, (inks: Inks, chance: Random) => string> = {
  greatcoat: (inks) =>
    fill(BODY, inks.ink) +
    fold(inks.cloth) +
    fill('M44 96h8v14h-8z', inks.paper) +
    lapels(inks, inks.ink) +
    fill('M34 90l-6 4 4 8 6-6zM62 90l6 4-4 8-6-6z', inks.pop) +
    buttons(44, inks.cloth),
  tunic: (inks) =>
    fill(BODY, inks.cloth) +
    fold(inks.ink) +
    stroke('M48 96V132', inks.ink, 1.4) +
    stand(inks, inks.cloth) +
    stroke('M36 80L48 88 60 80 62 90 48 98 34 90z', inks.ink, 1.4) +
    buttons(48, inks.ink) +
    fill('M22 112h16v11H22zM58 112h16v11H58z', inks.cloth, edge(inks.ink, 1.3)),
  apron: (inks) =>
    fill(BODY, inks.ink) +
    fill('M28 92L34 90 36 110H60L62 90 68 92 72 132H24z', inks.cloth, edge(inks.paper, 1.1)) +
    fill('M38 86l10 12 10-12 1 8-11 12-11-12z', inks.paper) +
    fold(inks.paper) +
    fill(gouge(40, 116, 40, 130, 1.2) + gouge(54, 118, 56, 131, 1.2), inks.ink),
  sheepskin: (inks, chance) =>
    fill(BODY, inks.cloth) +
    fold(inks.ink) +
    fleece(
      inks,
      'M38 82Q20 88 24 100L36 132H48L46 104zM58 82Q76 88 72 100L60 132H48L50 104z',
      inks.paper,
      chance,
      34,
      27,
      88,
      42,
      36,
    ),
  fur: (inks, chance) =>
    fill(BODY, inks.ink) +
    fleece(
      inks,
      'M30 84Q10 88 12 102Q24 114 46 110L48 96 50 110Q72 114 84 102Q86 88 66 84Q56 96 48 94Q40 96 30 84z',
      inks.cloth,
      chance,
      40,
      16,
      88,
      62,
      18,
    ) +
    fill(
      times(8, (i) => gouge(8 + i * 11, 116, 6 + i * 11.6, 130, 1.2)),
      inks.cloth,
    ),
  scarf: (inks) =>
    fill(BODY, inks.ink) +
    fold(inks.cloth) +
    fill('M34 78Q48 90 62 78L65 90Q48 102 31 90z', inks.pop, edge(inks.paper, 1.1)) +
    fill('M54 92L68 94 72 126 58 124z', inks.pop, edge(inks.paper, 1.1)) +
    fill(
      times(3, (i) => `M${59 + i * 1} ${106 + i * 6}l12 1v2.6l-12-1z`),
      inks.paper,
    ),
  boards: (inks) =>
    fill(BODY, inks.cloth) +
    fold(inks.ink) +
    stroke('M48 98V132', inks.ink, 1.4) +
    stand(inks, inks.ink) +
    buttons(48, inks.pop) +
    fill('M10 103L30 91 35 98 13 111zM86 103L66 91 61 98 83 111z', inks.pop, edge(inks.ink, 1.5)) +
    fill(gouge(15, 106, 31, 95, 0.9) + gouge(81, 106, 65, 95, 0.9), inks.ink),
  cossack: (inks) => cossack(inks),
  leather: (inks) =>
    fill(BODY, inks.ink) +
    fill(gouge(12, 118, 22, 99, 3) + gouge(84, 112, 72, 97, 2) + gouge(16, 130, 20, 112, 1.6), inks.cloth) +
    lapels(inks, inks.ink) +
    fill(gouge(28, 94, 36, 114, 2), inks.cloth) +
    fill('M42 92h12l-6 12z', inks.paper) +
    times(3, (i) => circle(40, 116 + i * 7, 1.6, inks.cloth) + circle(58, 116 + i * 7, 1.6, inks.cloth)) +
    fill('M64 92l4 1-30 39h-6z', inks.cloth),
  shirt: (inks) =>
    fill(BODY, inks.paper) +
    fill(
      gouge(14, 130, 20, 102, 3) +
        gouge(26, 131, 28, 110, 2) +
        gouge(40, 131, 38, 112, 1.6) +
        gouge(56, 131, 58, 108, 2.2) +
        gouge(74, 130, 72, 106, 3) +
        gouge(84, 131, 80, 108, 4),
      inks.ink,
    ) +
    fill('M37 82Q48 90 59 82L61 91Q48 99 35 91z', inks.pop, edge(inks.ink, 1.4)) +
    fill('M52 95l5-1 1 28-6 1z', inks.pop, edge(inks.ink, 1.2)),
  lapels: (inks) =>
    fill(BODY, inks.ink) +
    fold(inks.ground) +
    fill('M38 86L48 124 58 86z', inks.paper) +
    fill('M44 94l4 3 4-3 1 6-5-2-5 2zM47 98h2.6l2 18-3.4 5-3-5z', inks.pop) +
    lapels(inks, inks.ink),
  nurse: (inks) =>
    fill(BODY, inks.cloth) +
    fold(inks.ink) +
    fill('M30 92L38 87 40 100H56L58 87 66 92 70 132H26z', inks.paper, edge(inks.ink, 1.3)) +
    fill('M36 84L48 94 60 84 62 92 48 101 34 92z', inks.paper, edge(inks.ink, 1.4)) +
    crossAt(48, 116, 3, BLOOD),
  shawl: (inks) =>
    fill(BODY, inks.cloth) +
    fill('M36 84Q48 96 60 84L86 100 48 132 10 100z', inks.ink, edge(inks.paper, 1.2)) +
    fill(
      times(9, (i) => starPath(22 + (i % 5) * 13, 100 + Math.floor(i / 5) * 11 + (i % 2) * 4, 2.6, 4, 0.4)),
      inks.pop,
    ) +
    fill(
      times(
        12,
        (i) =>
          gouge(12 + i * 3.3, 103 + i * 2.6, 9 + i * 3.3, 108 + i * 2.6, 0.9) +
          gouge(84 - i * 3.3, 103 + i * 2.6, 87 - i * 3.3, 108 + i * 2.6, 0.9),
      ),
      inks.ink,
    ),
  cassock: (inks) => fill(BODY, inks.ink) + fold(inks.cloth) + stroke('M48 92V132', inks.cloth, 1),
  rags: (inks) =>
    fill('M4 132L8 108Q12 98 27 93L37 88 46 100 56 88 69 93Q86 98 88 110L90 118 84 132z', inks.cloth) +
    fold(inks.ink) +
    fill('M37 86L30 92 44 128 49 104 60 124 66 92 59 86 48 100z', inks.paper, edge(inks.ink, 1.3)) +
    fill('M68 106h12v12H68z', inks.ground, `stroke="${inks.ink}" stroke-width="1" stroke-dasharray="2 1.5"`) +
    fill(polygon(16, 112, 24, 109, 22, 118), inks.ink),
  kaftan: (inks) =>
    fill(BODY, inks.pop) +
    fold(inks.ink) +
    fill('M36 82L48 92 60 82 62 90 50 98 74 104 72 112 44 102 34 90z', inks.ink, edge(inks.paper, 1.1)) +
    fill('M46 100L72 109 71 112 45 103z', inks.cloth) +
    fill(box(14, 122, 70, 6), inks.cloth),
  cape: (inks) =>
    fill('M0 132Q6 98 30 90L38 85H58L66 90Q90 98 96 132z', inks.ink) +
    fill(
      times(7, (i) => gouge(14 + i * 11.5, 131, 30 + i * 6, 98, 1.5)),
      inks.cloth,
    ) +
    fill('M32 84L48 100 64 84 68 96 48 110 28 96z', inks.cloth, edge(inks.ink, 1.4)) +
    circle(48, 106, 3.4, inks.pop),
  belt: (inks) => cossack(inks) + cartridges(inks),
};
