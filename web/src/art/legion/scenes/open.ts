// Plots of envoys and generals, and those that anybody may enter.
import { box, gouge, polygon, starPath, wedge } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, edge, fill, group, stroke, times } from '../../kit/shapes';
import { glow, ink, mist, paper, red, slate } from '../inks';
import { soldier, woman } from './figures';
import { type Scene, drift, flakes, hill, moon, pine, put, rays, sky } from './parts';
import { boot, candle, dome, fire, track, wagon } from './things';

export const OPEN: Record<string, Scene> = {
  generals_dinner: () =>
    sky(red) +
    rays(60, 10, 6, 90, 20, 9, glow) +
    fill('M59 0h2v8h-2zM44 8H76L72 12H48z', ink) +
    times(5, (i) => fire(46 + i * 7, 8, 0.2)) +
    times(5, (i) => {
      const b = i === 2;
      return put(
        14 + i * 23,
        b ? 40 : 46,
        b ? 1.25 : 0.95,
        fill('M-12 26L-11 10Q-8 6 0 6T11 10L12 26z', ink, edge(paper, 0.9)) +
          circle(0, 0, 5.6, paper, edge(ink, 1)) +
          fill('M0-5.5Q6-5 5.5 1T0 5.5L1.5 1z', ink) +
          fill(i % 2 ? 'M-6-2Q-6-9 0-9T6-2Q3-5-6-2z' : 'M-8-7Q0-14 8-7L5.5-3H-5.5z', ink) +
          (b ? fill('M-13 10h7v3h-7zM6 10h7v3H6z' + starPath(0, 16, 4, 5), glow) + fill('M-5 2Q0 0 5 2L3 5H-3z', ink) : ''),
      );
    }) +
    fill('M0 66H120V96H0z', paper) +
    fill('M0 66H120V69H0z', mist) +
    fill(
      times(8, (i) => wedge(8 + i * 15, 72, 6 + i * 15, 96, 4)),
      mist,
    ) +
    fill('M44 66Q44 54 58 54T72 66zM56 54h4v-4h-4z', mist, edge(ink, 1.2)) +
    fill(box(40, 66, 36, 2.4), ink) +
    times(4, (i) => {
      const x = nth(i, [18, 46, 74, 102]);
      return (
        fill(`M${x - 11} 80a11 4.50 0 1 0 22 0a11 4.50 0 1 0-22 0z`, mist, edge(ink, 1)) +
        fill(`M${x - 6} 79q6-7 12 0q-6 4-12 0z`, i % 2 ? glow : red, edge(ink, 0.9))
      );
    }) +
    candle(26, 68, 12) +
    candle(94, 68, 12) +
    times(4, (i) => fill(`M${nth(i, [10, 34, 82, 106])} 66v-5q-4-2-4-8h8q0 6-4 8z`, red, edge(ink, 0.8))),
  envoys_trunk: () =>
    sky(mist) +
    circle(60, 30, 24, paper) +
    hill(72, paper, 4) +
    drift(82) +
    dome(14, 70, 0.7, slate) +
    times(4, (i) => group(`translate(${24 + i * 24} 90) rotate(${i < 2 ? 5 : -5})`, soldier(0, 0, 1.1, 'cap', 0))) +
    fill(
      times(8, (i) => polygon(16 + i * 12, 74, 17 + i * 12, 56, 20 + i * 12, 56, 20 + i * 12, 74)),
      ink,
    ) +
    fill('M16 58V30Q16 20 26 20H94Q104 20 104 30V58z', red, edge(ink, 1.8)) +
    fill('M16 36H104V39H16z', ink) +
    fill('M28 20h6v38h-6zM86 20h6v38h-6z', glow, edge(ink, 1)) +
    fill('M52 32h16v13H52z', glow, edge(ink, 1.4)) +
    circle(60, 37.5, 2.2, ink) +
    fill('M59 38h2v5h-2z', ink) +
    group(
      'rotate(-9 44 48)',
      fill(box(38, 43, 13, 9), paper, edge(ink, 0.8)) + fill(box(40, 46, 9, 1) + box(40, 48.5, 6, 1), ink),
    ) +
    group('rotate(7 76 50)', fill(box(70, 44, 12, 10), paper, edge(ink, 0.8)) + fill(starPath(76, 49, 4, 5), ink)) +
    fill('M16 26V20h8zM104 26V20h-8zM16 52v6h8zM104 52v6h-8z', ink) +
    stroke('M50 20Q60 8 70 20', ink, 3),
  night_by_the_stove: () =>
    sky(ink) +
    rays(66, 52, 16, 84, 22, 10, red) +
    fill('M62 0h9v20h-9z', mist, edge(ink, 1.4)) +
    fill('M46 76V32Q46 20 66 20T88 32V76z', ink, edge(paper, 1.6)) +
    fill('M42 28H92V33H42z', ink, edge(paper, 1.2)) +
    fill(box(52, 40, 29, 22), glow, edge(red, 2)) +
    fire(66, 62, 0.6) +
    fire(58, 62, 0.42) +
    fire(75, 62, 0.42) +
    fill(box(50, 66, 33, 4), red) +
    fill('M48 76h6v8h-6zM80 76h6v8h-6z', mist) +
    fill('M70 28V20Q70 16 76 16T82 20V28z', mist, edge(ink, 1)) +
    stroke('M82 20q5-1 5 3', mist, 1.5) +
    fill('M0 84H120V96H0z', paper) +
    fill(
      times(5, (i) => gouge(0, 87 + i * 2, 120, 86.5 + i * 2, 0.4)),
      ink,
    ) +
    times(4, (i) => boot(12 + i * 9.5, 88 + (i % 2) * 2, 0.95)) +
    boot(98, 89, 0.95) +
    boot(107, 91, 0.95) +
    stroke('M4 26H44M90 18L120 12', mist, 1) +
    times(3, (i) => fill(`M${10 + i * 11} 26h6v9l5 3v3h-9l-2-4z`, i === 1 ? red : mist, edge(ink, 0.8))),
  village_market: () =>
    sky(mist) +
    dome(22, 50, 0.62, red) +
    dome(36, 50, 0.85, slate) +
    dome(50, 50, 0.62, red) +
    fill('M10 50H62V44H10z', paper, edge(ink, 0.9)) +
    hill(52, paper, 3) +
    fill(box(66, 32, 2.5, 40) + box(110, 32, 2.5, 40), ink) +
    fill('M60 36L68 20H110L118 36z', paper, edge(ink, 1.4)) +
    fill(
      times(4, (i) => polygon(62 + i * 15, 36, 69.5 + i * 11.5, 20, 75 + i * 11, 20, 69.5 + i * 15, 36)),
      red,
    ) +
    fill(
      times(7, (i) => `M${60 + i * 8.3} 36q4 7 8.3 0z`),
      ink,
    ) +
    woman(82, 64, 1.15, ink, red) +
    soldier(98, 64, 1.1, 'point', 0) +
    fill(box(62, 60, 54, 7), ink, edge(paper, 1)) +
    times(5, (i) => circle(68 + i * 8, 58, 3.6, i % 2 ? glow : red, edge(ink, 0.9))) +
    fill(box(66, 67, 46, 16), mist, edge(ink, 1.2)) +
    fill('M14 84Q10 66 30 66Q38 66 42 60L44 44Q44 38 50 38T56 44L48 47 50 62Q52 82 36 86L24 87z', paper, edge(ink, 1.6)) +
    fill('M54 42L63 45.5 54 47z', red, edge(ink, 1)) +
    circle(50.5, 42.5, 1.3, ink) +
    fill(gouge(16, 76, 36, 74, 2) + gouge(20, 81, 38, 79, 2), mist) +
    fill('M43 58Q47 61 51 57L51 61Q47 65 43 62z', red, edge(ink, 0.8)) +
    stroke('M30 86V93H26M38 86V93H34', ink, 2),
  stray_wagon: (chance) =>
    sky(ink) +
    moon(24, 22, 10) +
    fill(
      times(5, (i) => gouge(34, 14 + i * 6, 118, 10 + i * 6, 1)),
      slate,
    ) +
    fill('M0 58Q40 40 70 50T120 40V96H0z', slate) +
    fill('M0 70Q50 58 120 66V96H0z', paper) +
    pine(108, 56, 0.6, ink, paper) +
    pine(98, 58, 0.45, ink, paper) +
    wagon(58, 82, 1.55, red, ink) +
    fill(box(53, 58, 3, 2.4) + box(60, 58, 3, 2.4), glow) +
    fill('M18 76Q30 66 44 80T72 80L100 78V84H18z', paper) +
    track(83) +
    drift(92) +
    flakes(chance, 36, 60),
};
