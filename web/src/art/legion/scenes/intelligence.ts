// Plots that ask for intelligence.
import { box, gouge, polygon, wedge } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, edge, fill, group, stroke, times } from '../../kit/shapes';
import { glow, ink, mist, paper, red, slate } from '../inks';
import { type Scene, drift, flakes, pine, put, sky } from './parts';
import { blot, footprint } from './things';

export const INTELLIGENCE: Record<string, Scene> = {
  encrypted_message: (chance) =>
    sky(slate) +
    fill(
      times(14, (i) => polygon(4 + i * 9, 0, 11 + i * 9, 0, 8 + i * 9, 8 + ((i * 7) % 5) * 4)),
      paper,
    ) +
    fill('M0 96V40Q24 20 60 20T120 40V96z', ink) +
    fill('M38 96L30 46Q60 34 92 46L84 96z', red, edge(paper, 1)) +
    stroke('M33 94L25 46M89 94L97 46', mist, 1.6, 'stroke-dasharray="4 3"') +
    group(
      'translate(60 64) rotate(-6)',
      fill(box(-25, -26, 50, 46), paper, edge(ink, 1.4)) +
        fill(
          times(25, (i) => {
            const x = -21 + (i % 5) * 8.8;
            const y = -21 + Math.floor(i / 5) * 8;
            return nth((i * 7 + (i >> 1)) % 4, [
              box(x, y, 1.6, 5) + box(x + 3, y, 3, 1.6),
              box(x, y, 5, 1.6) + box(x + 2, y, 1.6, 5),
              box(x, y + 3.4, 5.5, 1.6) + box(x + 4, y, 1.6, 5),
              polygon(x, y + 5, x + 2.8, y, x + 5.6, y + 5),
            ]);
          }),
          ink,
        ) +
        fill(box(-24, -6.5, 47, 8.4), red, 'fill-opacity=".55"'),
    ) +
    fill('M22 34Q60 8 98 34L90 44Q60 24 30 44z', paper, edge(ink, 1.2)) +
    fill(
      times(9, (i) => gouge(32 + i * 7, 31 - 8 * Math.sin(i * 0.39), 34 + i * 7, 36 - 8 * Math.sin(i * 0.39), 1.1)),
      ink,
    ) +
    circle(12, 62, 3.6, glow, edge(paper, 0.8)) +
    circle(14, 82, 3.6, glow, edge(paper, 0.8)) +
    fill(wedge(114, 50, 88, 86, 3), paper, edge(ink, 1)) +
    stroke('M112 52Q118 70 106 74T110 96', glow, 1.3) +
    flakes(chance, 24, 40),
  tracks_in_the_snow: (chance) =>
    sky(ink) +
    times(12, (i) => pine(4 + i * 10.5, 34 + (i % 3) * 2, 0.6 + ((i * 5) % 4) * 0.12, i % 2 ? slate : mist, paper)) +
    fill('M0 34Q40 28 64 33T120 30V96H0z', paper) +
    drift(46) +
    drift(70) +
    times(3, (j) =>
      times(9, (i) => {
        const t = i / 8;
        const q = 1 - t;
        return footprint(
          46 + j * (5 + 16 * q) + Math.sin(t * 5) * 12 * (1 - t * 0.4) + (i % 2 ? 3 : -3) * q,
          90 - 54 * Math.sqrt(t),
          0.25 + 1.25 * q,
          j === 1 && i < 5 ? 'none' : ink,
        );
      }),
    ) +
    blot(66, 58, 8) +
    flakes(chance, 18, 28),
  spy_in_the_dining_car: () =>
    sky(red) +
    fill(
      times(7, (i) => box(0, 4 + i * 15, 120, 1)),
      ink,
    ) +
    fill(box(14, 8, 92, 70), ink) +
    fill(box(18, 12, 84, 62), glow) +
    fill('M18 12H36Q34 40 18 50zM102 12H84Q86 40 102 50z', red, edge(ink, 1.2)) +
    fill('M38 78Q40 50 60 48T82 78z', ink) +
    fill('M44 30Q44 14 60 14T76 30L86 33Q60 40 34 33z', ink) +
    fill('M48 33H72V46H48z', paper) +
    fill('M60 33H72V46H60z', ink) +
    fill(polygon(30, 40, 60, 44, 60, 76, 30, 72) + polygon(90, 40, 60, 44, 60, 76, 90, 72), paper, edge(ink, 1.4)) +
    fill(
      times(5, (i) => box(34, 58 + i * 3, 22, 1) + box(64, 58 + i * 3, 22, 1)) + box(34, 53, 22, 2.5) + box(64, 53, 22, 2.5),
      ink,
    ) +
    circle(50, 48, 3.6, ink) +
    circle(70, 48, 3.6, ink) +
    circle(50.8, 48, 1.4, glow) +
    circle(70.8, 48, 1.4, glow) +
    fill(box(8, 76, 104, 6), paper, edge(ink, 1.4)) +
    fill('M88 76V62H100V76z', paper, edge(ink, 1.2)) +
    fill(box(89, 67, 10, 9), red) +
    stroke('M100 65q5 1 4 5t-4 3M96 70L104 52', ink, 1.6) +
    fill(
      times(12, (i) => gouge(6 + i * 9.5, 95, 8 + i * 9.5, 85, 1.2)),
      ink,
    ),
  stationmasters_ledger: () =>
    sky(mist) +
    fill(
      times(8, (i) => gouge(0, 6 + i * 12, 120, 4 + i * 12, 1)),
      paper,
    ) +
    fill('M6 84V22Q34 12 60 22Q86 12 114 22V84Q86 76 60 86Q34 76 6 84z', ink) +
    fill('M10 78V20Q36 10 59 20V80Q36 70 10 78z', paper) +
    fill('M110 78V20Q84 10 61 20V80Q84 70 110 78z', paper) +
    times(4, (i) =>
      times(2, (j) => {
        const x = j ? 84 : 36;
        const y = 29 + i * 13.5;
        const out = j && i === 2;
        return (
          fill(box(x - 19, y + 1.5, 38, 0.9), slate) +
          times(3, (q) =>
            put(
              x - 12 + q * 12,
              y,
              1,
              fill(
                'M-5-1.5V-8H5V-1.5z',
                out && q === 1 ? paper : ink,
                out && q === 1 ? edge(red, 1.6) + ' stroke-dasharray="2.4 1.5"' : '',
              ) + (out && q === 1 ? '' : circle(-3, -1, 1.5, ink) + circle(3, -1, 1.5, ink)),
            ),
          )
        );
      }),
    ) +
    group('translate(88 66) rotate(38)', fill('M-1.5 0L-1.5-34Q6-56 10-60Q8-44 1.5-34V0L0 6z', red, edge(ink, 1))),
};
