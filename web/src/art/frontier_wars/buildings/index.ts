// Buildings and sites: the middle of the foot is at 0,0; about 46 wide and 34 high.
import { block, flagPole, house, rubble, shadow, smoke } from './parts';
import { type Site, factionOf } from '../factions';
import { type Palette } from '../palette';
import { plane } from '../silhouettes';
import { mix } from '../../kit/colour';
import { at, circle, each, ellipse, fill, group, line, rect, stroke } from '../../kit/shapes';

export const BUILDINGS: Record<string, (palette: Palette, site: Site) => string> = {
  city: (palette) =>
    shadow(24, palette) +
    house(-23, -6, 11, 8, palette) +
    block(-12, -6, 9, 19, palette, palette.slate, 2, 4) +
    fill('M2-14h8V-24h-8zM1-24L6-37l5 13z', palette.slate) +
    rect(2, -25, 8, 19, palette.wall) +
    rect(7, -25, 3, 19, palette.wall2) +
    rect(4, -21, 2.4, 4, palette.win) +
    house(9, -5, 13, 9, palette, palette.roof2) +
    house(-19, 0, 13, 8, palette, palette.roof2) +
    block(-4, 0, 10, 14, palette, palette.roof, 2, 3) +
    house(8, 1, 12, 7, palette),
  airport: (palette) =>
    group(
      '',
      fill('M-29-4L18-17l10 5L-20 4z', palette.tar, `stroke="${palette.pave}" stroke-width="1.2"`) +
        stroke('M-20-2.4L20-14', palette.paper, 1.1, 'stroke-dasharray="4 3.4"') +
        line('M-26-3.3l6 4.6M-24-3.9l6 4.6', palette.paper, 0.9),
    ) +
    fill('M-15-12v-7c0-7 17-7 17 0v5z', palette.conc, '') +
    fill('M-15-12v-7c0-4 3-5.5 5-5.5-2 .8-2.6 3-2.6 5.5v7.5z', palette.conc2) +
    fill('M-9-13v-6c0-4 9-4 9 0v4z', palette.slate2) +
    rect(9, -31, 5, 13, palette.wall) +
    rect(12.2, -31, 1.8, 13, palette.wall2) +
    fill('M6.5-37h10l-1.2 6.5h-7.6z', palette.win) +
    rect(6, -38.5, 11, 2, palette.slate) +
    at(-2, -2.5, plane(palette.paper), 0.62) +
    line('M23-12v-14', palette.ink, 0.9) +
    fill('M23-26l9 1.5v2.5l-9 1.5z', palette.fire) +
    fill('M26-25v4.2l2.5-.5v-3.2z', palette.paper),
  strategic: (palette, site) =>
    site.seed % 2
      ? fill('M-27 2C-20-4-15-17-7-25c2-2 5-1 7 1 6 6 11 8 14 14 2 5 7 9 12 12z', palette.hill) +
        fill('M-2-26c6 5 13 10 16 16 2 5 7 9 12 12H2c4-6-6-12-4-28z', palette.hill2) +
        line('M-19-2c6-3 10-8 12-14M-10-1c5-4 6-8 7-12', palette.hill2, 1.1) +
        rect(-7, -31, 9, 8, palette.conc) +
        rect(-1, -31, 3, 8, palette.conc2) +
        rect(-5.5, -29, 4.5, 1.8, palette.ink) +
        line('M-2.5-31v-9', palette.ink, 1) +
        fill('M-2.5-40l8 2.4-8 2.4z', palette.fire)
      : fill(
          'M-30 4C-18-6-8 4 2-6S22-12 30-18v12C20-2 14 0 8 6S-16 4-24 12z',
          palette.sea2,
          `stroke="${palette.foam}" stroke-width=".8"`,
        ) +
        fill('M-20-6L18-24l5 4-38 19z', palette.pave) +
        fill('M-15-1l38-19v3.5L-15 3z', palette.conc2) +
        line(
          'M-20-6C-8-26 8-34 18-24M-15-1C-3-22 13-30 23-20M-14-14v5M-7-20v8.5M0-25v10M8-28v9M-9-9v5M-2-16v9' + 'M6-22v10M14-25v9',
          palette.ink,
          1.1,
        ) +
        line('M-20-6L18-24', palette.ink, 0.8),
  headquarters: (palette, site) => {
    const k = factionOf(site.faction);
    if (site.state === 'ruined')
      return (
        shadow(23, palette) +
        rubble(palette, 24) +
        fill('M-23 0l3-11 4 2 2-7 5 5 3-8 4 9 3-3 1 13z', palette.conc) +
        fill('M3 0l1-9 5 3 2-9 5 6 3-3 4 12z', palette.conc2) +
        rect(-16, -7, 8, 2.4, palette.ink, 1) +
        line('M-5-12l3-14M11-10l7-13', palette.ink, 1.3) +
        fill('M-1-1c-2-7 4-8 2-15 6 5 8 10 4 15z', palette.fire) +
        fill('M1-1c-1-3 2-4 1-7 3 2 4 5 2 7z', palette.gold) +
        circle(6, -23, 3, palette.ruin, 'opacity=".6"') +
        circle(10, -29, 4, palette.ruin, 'opacity=".4"')
      );
    return (
      shadow(25, palette) +
      line('M17-12v-24M12-30h9M14-25h7M17-36l-4 24M17-36l4 24', palette.ink, 0.8) +
      fill('M-24 0l3.5-11c1-3 3-4 6-4h25c4 0 6 1 7.5 4L24 0z', palette.conc) +
      fill('M4 0v-15h7.5c4 0 6 1 7.5 4L24 0z', palette.conc2) +
      fill('M-15-15l3-6.5h17l4 6.5z', palette.conc) +
      fill('M2-22h3l4 6.5H1z', palette.conc2) +
      rect(-11, -18.8, 9, 2, palette.ink, 1) +
      rect(-17, -9, 12, 2.6, palette.ink, 1.2) +
      rect(7, -8, 6, 8, palette.ink, 1) +
      rect(8, -7, 4, 7, palette.win) +
      fill('M-26 1q2-5 5-4 2-3 5-1 3-2 4 1 3 0 2 4z', palette.canvas) +
      line('M-20-2.5q1 2 3 1.5M-16-1q1 1.5 3 1', palette.canvas2, 0.8) +
      flagPole(-7, -21, 16, k.colour, palette, site.faction ?? '')
    );
  },
  factory: (palette, site) => {
    const out = site.state === 'inactive';
    const q = out
      ? {
          ...palette,
          wall: mix(palette.wall, palette.conc2, 0.6),
          wall2: palette.conc2,
          win: palette.slate2,
          roof: mix(palette.roof, palette.conc2, 0.55),
        }
      : palette;
    if (site.state === 'ruined')
      return (
        shadow(23, palette) +
        rubble(palette, 23) +
        fill('M-19 0v-15l5 4 2-6 4 7 4-3 1 6 3-2v9z', palette.wall2) +
        rect(-15, -9, 3, 4, palette.ink) +
        rect(-8, -7, 3, 4, palette.ink) +
        fill('M10 0l1-16 2 2 2-4 1 5 2-1 1 14z', palette.roof2) +
        line('M0 0l7-13M3-1l9-6', palette.ruin, 1.4) +
        fill('M-3-1c-1-4 3-5 2-9 4 3 4 6 2 9z', palette.fire)
      );
    return (
      shadow(25, palette) +
      rect(11, -34, 5, 26, q.roof) +
      rect(14, -34, 2, 26, palette.roof2) +
      rect(10.2, -35, 6.6, 2, palette.ink) +
      rect(18, -27, 4, 20, q.roof) +
      rect(20.4, -27, 1.6, 20, palette.roof2) +
      (out ? '' : smoke(14, -39, palette)) +
      fill('M-23-14l9-8v8l9-8v8l9-8v8z', palette.slate) +
      fill('M-14-22v8h-2zM-5-22v8h-2zM4-22v8H2z', palette.slate2) +
      rect(-23, -14, 46, 14, q.wall) +
      rect(10, -14, 13, 14, q.wall2) +
      each(
        [-20, -13, -6, 1],
        (x) => rect(x, -10.5, 4.4, 4.4, q.win) + line(`M${x} ${-8.3}h4.4M${x + 2.2}-10.5v4.4`, q.wall, 0.6),
      ) +
      rect(12.5, -9, 8, 9, palette.slate2) +
      (out ? line('M12-9l8 9M20-9l-8 9', palette.wall, 1.3) : rect(12.5, -5, 8, 5, palette.win, 0, 'opacity=".5"'))
    );
  },
  encampment: (palette, site) => {
    const out = site.state === 'inactive';
    const colour = out ? mix(palette.canvas, palette.conc, 0.6) : palette.canvas;
    const d = out ? palette.conc2 : palette.canvas2;
    const k = factionOf(site.faction);
    const tent = (x: number, y: number, s: number): string =>
      at(
        x,
        y,
        fill('M-11 0L0-13 11 0z', colour) +
          fill('M0-13L11 0h5L6-13z', d) +
          fill('M-4 0L0-8.5 3.5 0z', out ? colour : palette.ink) +
          (out ? line('M-4 0l3.5-8 3.5 8', d, 0.8) : line('M-4 0Q-3-5 0-8.5', palette.wall, 0.8)),
        s,
      );
    if (site.state === 'ruined')
      return (
        shadow(22, palette) +
        fill('M-20 0l6-8 5 5 3-9 5 10 6-4 8 6z', d) +
        fill('M-16 0l5-5 4 5z', colour) +
        line('M-9-2l-3-14M8 0l5-11M-1 0l2-9', palette.ruin, 1.3) +
        fill('M1-1c-2-5 3-6 2-11 5 4 5 8 2 11z', palette.fire) +
        fill('M3-1c-1-3 1-3 1-5 2 2 2 4 1 5z', palette.gold)
      );
    return (
      shadow(24, palette) +
      tent(-9, -8, 0.8) +
      tent(12, -7, 0.85) +
      line('M3-8v-22', palette.ink, 1) +
      (out
        ? line('M3-22q2 3 1 7', k.colour, 2.4)
        : fill('M3-30h10l-2.4 2.8 2.4 2.8H3z', k.colour, `stroke="${palette.ink}" stroke-width=".5"`)) +
      tent(-13, 0, 1) +
      tent(9, 1, 1) +
      (out ? '' : fill('M-2 1c-1-3 1.5-3 1-5.5 2.4 1.8 2.6 4 1.4 5.5z', palette.fire) + smoke(0, -13, palette)) +
      line('M-3.5 1.6h7', palette.trunk, 1.4)
    );
  },
  farm: (palette, site) =>
    ellipse(2, 0, 12, 2.4, palette.shade, 'opacity=".18"') +
    (site.seed % 3 === 0
      ? house(-9, 0, 12, 7, palette) + rect(4, -11, 5, 11, palette.wall2) + fill('M3-11q3.5-5 7 0z', palette.slate)
      : site.seed % 3 === 1
        ? house(-10, 0, 10, 6, palette, palette.roof2) + house(2, 1, 8, 5, palette)
        : rect(-2.5, -12, 5, 12, palette.wall) +
          fill('M-3.5-12l3.5-4 3.5 4z', palette.roof) +
          line('M-7-17L7-6M-6-5L6-18', palette.trunk, 1.3)),
};

export const tree = (x: number, y: number, s: number, palette: Palette, fir: boolean): string =>
  fir
    ? at(
        x,
        y,
        rect(-0.7, -2, 1.4, 3, palette.trunk) + fill('M-4-1L0-11 4-1z', palette.wood2) + fill('M-4-1L0-11 .5-1z', palette.wood),
        s,
      )
    : at(
        x,
        y,
        ellipse(1, 0.4, 4, 1.5, palette.shade, 'opacity=".2"') +
          circle(0, -4.5, 4.2, palette.wood2) +
          circle(-0.9, -5.4, 3.1, palette.wood),
        s,
      );
