// Locations where people live and work.
import { box, gouge, polygon, starPath } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, edge, fill, group, stroke, times } from '../../kit/shapes';
import { glow, ink, mist, paper, red, slate } from '../inks';
import { soldier, woman } from './figures';
import { type Scene, birch, drift, hill, pine, plume, rays, sky, smoke } from './parts';
import { boot, candle, crate, dome, hut, loco, track, wheel } from './things';

export const STATIONS: Record<string, Scene> = {
  railway_station: () =>
    sky(slate, ink, 6) +
    fill('M40 70V30H116V70z', paper, edge(ink, 1.4)) +
    fill('M36 32L50 20H66L78 8 90 20H106L120 32z', ink, edge(paper, 1)) +
    circle(78, 27, 9.5, paper, edge(ink, 2)) +
    stroke('M78 21V27L83 30', red, 1.8) +
    fill(
      times(4, (i) => `M${46 + i * 18} 66V50q5-8 10 0V66z`),
      ink,
    ) +
    fill(
      times(4, (i) => `M${48 + i * 18} 60V51q3-4 6 0V60z`),
      glow,
    ) +
    fill('M0 70H120V78H0z', mist, edge(ink, 1)) +
    smoke(6, 44, 1.05) +
    times(5, (i) => (i % 2 ? woman(68 + i * 10, 79, 0.85, slate, red) : soldier(68 + i * 10, 79, 0.85, 'cap', 0))) +
    fill('M0 82H120V96H0z', paper) +
    loco(24, 87, 1.3) +
    track(86),
  quiet_village: () =>
    sky(mist) +
    circle(28, 30, 11, glow) +
    fill('M0 50Q30 38 60 46T120 40V96H0z', slate) +
    pine(10, 54, 0.5, ink, paper) +
    pine(20, 52, 0.65, ink, paper) +
    hill(56, paper) +
    plume(51.5, 34, 32) +
    plume(94, 38, 36) +
    plume(81.5, 44, 28) +
    hut(42, 62, 0.95, ink) +
    hut(86, 62, 0.85, ink) +
    plume(71, 42, 40) +
    hut(60, 80, 1.25, ink) +
    drift(84) +
    birch(106, 90, 90, 6) +
    fill(times(7, (i) => box(6 + i * 6, 74, 1.6, 10)) + box(4, 77, 42, 1.4), ink),
  telegraph_station: () =>
    sky(slate) +
    circle(60, 26, 40, mist) +
    stroke(
      times(7, (i) => `M60 ${18 + (i % 3) * 9}L-4 ${-6 + i * 13}M60 ${18 + (i % 3) * 9}L124 ${-6 + i * 13}`),
      ink,
      1,
    ) +
    fill('M0 78Q60 66 120 78V96H0z', paper) +
    hut(28, 80, 1.1) +
    pine(100, 80, 0.8, ink, paper) +
    fill(
      box(57, 4, 6, 78) +
        box(34, 15, 52, 4) +
        box(38, 25, 44, 4) +
        box(42, 35, 36, 4) +
        polygon(56, 42, 44, 82, 48, 82, 58, 46) +
        polygon(64, 42, 76, 82, 72, 82, 62, 46),
      ink,
      edge(paper, 0.8),
    ) +
    fill(
      times(6, (i) => box(nth(i, [35, 43, 51, 66, 74, 82]), 10, 3, 5)) +
        times(4, (i) => box(nth(i, [41, 49, 68, 76]), 20.5, 3, 5)),
      red,
      edge(ink, 0.7),
    ) +
    fill(
      times(9, (i) => box(10 + nth(i, [0, 12, 18, 24, 40, 52, 58, 74, 88]), 88, nth(i, [9, 3, 3, 13, 9, 3, 13, 11, 3]), 3)),
      ink,
    ),
  church: () =>
    sky(slate, ink, 9) +
    rays(60, 28, 14, 90, 22, 6, mist) +
    dome(26, 74, 0.95, ink) +
    dome(94, 74, 0.95, ink) +
    dome(42, 74, 1.1, red, 36) +
    dome(78, 74, 1.1, red, 36) +
    dome(60, 74, 1.35, glow, 36) +
    fill('M22 74V52H98V74z', paper, edge(ink, 1)) +
    fill(
      times(4, (i) => `M${27 + i * 19} 54q4.5-8 9 0z`),
      mist,
    ) +
    fill('M54 74V62q6-8 12 0V74z', ink) +
    fill('M0 76Q60 68 120 76V96H0z', ink) +
    times(9, (i) => candle(12 + i * 12, 94, 8 + ((i * 5) % 3) * 3)),
  bathhouse: () =>
    sky(ink) +
    fill(starPath(20, 18, 2.5, 4) + starPath(102, 14, 2, 4) + starPath(34, 34, 1.8, 4), paper) +
    hill(66, paper) +
    smoke(78, 22, 0.9) +
    fill(box(72, 18, 8, 16), ink, edge(paper, 1)) +
    fill(
      times(6, (i) => box(24, 38 + i * 6, 68, 6)),
      mist,
      edge(ink, 1.1),
    ) +
    fill('M16 40L58 14 100 40 96 44 58 22 20 44z', paper, edge(ink, 1.2)) +
    fill(box(46, 44, 22, 32), glow, edge(ink, 2)) +
    fill('M50 76L52 62 48 56 50 54 55 57Q58 55 61 57L66 48 68 50 63 62 66 76H61L58 66 55 76z', red, edge(ink, 0.9)) +
    circle(58, 52, 3.6, red, edge(ink, 0.9)) +
    fill(box(76, 50, 10, 9), glow, edge(ink, 1.4)) +
    smoke(46, 62, 0.8, paper, mist, -1) +
    smoke(44, 78, 0.55, paper, mist, -0.9) +
    fill('M86 74H104L101 92H89z', mist, edge(ink, 1.4)) +
    fill('M87 79H103.5L103 82H87.5z', red) +
    stroke('M87 74Q95 60 103 74', ink, 1.4) +
    group(
      'translate(38 92) rotate(-24)',
      fill('M0 0L-10-18 10-18z', ink) +
        fill(
          times(9, (i) => gouge(0, -6, -12 + i * 3, -26 + Math.abs(i - 4) * 1.5, 2.4)),
          red,
          edge(paper, 0.6),
        ) +
        fill(box(-2, -6, 4, 14), glow, edge(ink, 1)),
    ) +
    drift(80),
  abandoned_depot: () =>
    sky(ink) +
    fill('M0 0L60 0 50 0zM0 30L60 6 120 30V36L60 12 0 36z', slate) +
    fill(polygon(42, 13, 60, 7, 104, 96, 20, 96), glow) +
    fill(polygon(48, 13, 58, 9, 78, 96, 40, 96), paper) +
    fill(box(10, 32, 3, 64) + box(106, 32, 3, 64), slate) +
    crate(28, 82, 1.3) +
    crate(24, 64, 1.1) +
    crate(96, 82, 1.4) +
    crate(92, 62, 1.15) +
    crate(96, 46, 0.9) +
    crate(60, 66, 1.5, red) +
    fill(
      times(3, (i) => box(48 + i * 8, 41, 6, 4)),
      glow,
      edge(ink, 1),
    ) +
    times(7, (i) => boot(14 + i * 15, 90 + (i % 2) * 3, 0.8, -0.8)) +
    fill(
      times(8, (i) => gouge(48 + i * 3, 20 + ((i * 11) % 26), 46 + i * 3, 23 + ((i * 11) % 26), 1)),
      ink,
    ),
  gold_train: () =>
    sky(ink) +
    rays(66, 52, 12, 100, 24, 9, glow) +
    fill('M0 72H120V96H0z', paper) +
    smoke(20, 36, 1, paper, mist, 1.5) +
    fill(
      times(
        2,
        (j) =>
          times(4, (i) =>
            polygon(50 + j * 40 + i * 8, 57, 52 + j * 40 + i * 8, 51, 56 + j * 40 + i * 8, 51, 58 + j * 40 + i * 8, 57),
          ) +
          times(3, (i) =>
            polygon(54 + j * 40 + i * 8, 51, 56 + j * 40 + i * 8, 45, 60 + j * 40 + i * 8, 45, 62 + j * 40 + i * 8, 51),
          ) +
          times(2, (i) =>
            polygon(58 + j * 40 + i * 8, 45, 60 + j * 40 + i * 8, 39, 64 + j * 40 + i * 8, 39, 66 + j * 40 + i * 8, 45),
          ),
      ),
      glow,
      edge(ink, 1.1),
    ) +
    times(
      2,
      (i) =>
        fill(box(48 + i * 40, 57, 36, 16), red, edge(ink, 1.6)) +
        fill(starPath(66 + i * 40, 65, 6, 5), paper) +
        wheel(56 + i * 40, 76, 4.5) +
        wheel(76 + i * 40, 76, 4.5),
    ) +
    fill(box(40, 72, 80, 2.5), ink) +
    loco(24, 80, 1.25) +
    track(81) +
    fill(gouge(4, 90, 60, 90, 1.4) + gouge(40, 93, 112, 92.5, 1.4), mist),
};
