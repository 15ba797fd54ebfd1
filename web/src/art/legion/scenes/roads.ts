// Locations on the road, and where nobody goes on.
import { box, gouge, polygon } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, edge, fill, group, stroke, times } from '../../kit/shapes';
import { glow, ink, mist, paper, red, slate } from '../inks';
import { head, soldier, woman } from './figures';
import { type Scene, hill, pine, put, sky } from './parts';
import { wire } from './things';

export const ROADS: Record<string, Scene> = {
  crossroads: () =>
    sky(mist) +
    circle(60, 48, 22, red) +
    fill(
      times(5, (i) => box(30, 52 + i * 3, 60, 0.8 + i * 0.3)),
      mist,
    ) +
    hill(66, paper, 2) +
    fill(polygon(52, 66, 68, 66, 100, 96, 20, 96) + polygon(0, 74, 0, 82, 120, 78, 120, 70), slate) +
    fill(box(57, 8, 6, 74), ink, edge(paper, 1)) +
    fill('M56 8L60 2 64 8z', ink) +
    times(4, (i) =>
      group(
        `translate(60 ${18 + i * 11}) rotate(${nth(i, [-5, 4, 6, -4])}) scale(${i % 2 ? -1 : 1} 1)`,
        fill('M-10-4.5H28L36 0 28 4.5H-10z', nth(i, [paper, glow, paper, paper]), edge(ink, 1.6)) +
          fill(
            times(3, (j) => gouge(-5 + j * 11, 1, 3 + j * 11, -0.5, 1.6)) + (i % 2 ? '' : gouge(-6, 3, 28, -3, 0.9)),
            i % 2 ? ink : red,
          ),
      ),
    ) +
    pine(12, 66, 0.6, ink, paper) +
    pine(108, 66, 0.7, ink, paper) +
    fill(gouge(40, 90, 52, 70, 1.2) + gouge(80, 90, 70, 70, 1.2), paper),
  typhus_quarantine: () =>
    sky(slate, ink, 8) +
    hill(62, paper, 3) +
    fill('M52 66V40H116V66z', ink, edge(paper, 1)) +
    fill('M48 42L60 28H120V42z', paper, edge(ink, 1.2)) +
    fill(
      times(3, (i) => box(62 + i * 18, 48, 9, 8)),
      mist,
    ) +
    stroke(
      times(3, (i) => `M${61 + i * 18} 47l11 10m0-10l-11 10`),
      paper,
      1.6,
    ) +
    fill(box(28, 6, 4, 84), ink, edge(paper, 0.9)) +
    fill('M32 8Q46 2 56 10T82 8V36Q68 42 56 36T32 38z', glow, edge(ink, 1.8)) +
    fill(gouge(38, 14, 50, 12, 1.4) + gouge(60, 32, 76, 32, 1.4) + gouge(40, 32, 50, 32, 1.2), ink) +
    fill('M4 74H116V82H4z', paper, edge(ink, 1.4)) +
    fill(
      times(6, (i) => polygon(8 + i * 19, 82, 16 + i * 19, 74, 25 + i * 19, 74, 17 + i * 19, 82)),
      red,
    ) +
    fill(box(98, 66, 6, 30) + box(10, 70, 5, 26), ink) +
    times(
      2,
      (i) =>
        woman(58 + i * 20, 96, 1.25, ink, paper) +
        group(
          `translate(${58 + i * 20} 88)`,
          circle(0, -16.5, 3.6, mist, edge(ink, 0.9)) +
            fill('M-4 8L-3.5-6h7L4 8z', paper) +
            fill('M-1.2-4h2.4v2.6h2.6v2.4h-2.6v2.6h-2.4v-2.6h-2.6v-2.4h2.6z', red),
        ),
    ),
  prisoner_camp: () =>
    sky(mist) +
    fill(
      times(7, (i) => gouge(0, 6 + i * 7, 120, 4 + i * 7, 1)),
      paper,
    ) +
    fill('M56 60V46H120V60z', slate, edge(ink, 1)) +
    fill('M52 48L62 40H120V48z', paper, edge(ink, 1)) +
    hill(60, paper, 2) +
    stroke('M20 90L26 36M46 90L40 36M22 74L44 58M44 74L22 58', ink, 3) +
    fill('M16 38V20H50V38z', ink, edge(paper, 1)) +
    fill('M12 21L33 6 54 21z', red, edge(ink, 1.4)) +
    fill(box(20, 23, 26, 8), glow) +
    head(33, 26, 0.6, 1, ink, ink) +
    fill(polygon(46, 25, 120, 52, 120, 84), glow, 'fill-opacity=".6"') +
    times(5, (i) =>
      i === 2
        ? put(
            84,
            78,
            1.05,
            fill('M-5.5 0L-5-15Q-4-18.5 0-18.5T5-15L5.5 0z', red, edge(paper, 0.8)) +
              circle(0, -20.8, 2.7, paper, edge(ink, 1)) +
              fill('M-4-22.4L-4.8-26.4H4.8L4.2-22.4z', ink),
          )
        : soldier(60 + i * 12, 78, 1.05, i % 2 ? 'cap' : 'point', 0),
    ) +
    fill(
      times(4, (i) => box(8 + i * 34, 66, 3, 30)),
      ink,
      edge(paper, 0.6),
    ) +
    wire(72, ink, 1.2) +
    wire(81, ink, 1.2) +
    wire(90, ink, 1.2),
};
