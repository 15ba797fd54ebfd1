// Green: rollers, from a tin to steam. Foot at 0,0.
import { type Machine, disc, sheet, sheetBox, wheel } from '../beach';
import { child } from '../child';
import { nth } from '../../kit/random';
import { at, circle, each, fill, line, rect } from '../../kit/shapes';

export const ROLLER: Record<string, Machine> = {
  tin: (paint, beach) =>
    at(-17, 0, child('tin', 'push', beach)) +
    line('M-9-12L12-9', beach.wood2, 2) +
    disc(14, -10, 10, beach.tin) +
    circle(14, -10, 7.4, paint[0]) +
    circle(14, -10, 4, beach.tin) +
    circle(14, -10, 1.3, beach.ink) +
    fill('M2-1h-18q-2 0-2 1.5h22z', beach.sand3, 'opacity=".6"'),
  plank: (paint, beach) =>
    disc(-16, -7, 7, beach.wood) +
    circle(-16, -7, 4.5, '#d9a566') +
    circle(-16, -7, 2, beach.wood) +
    disc(16, -7, 7, beach.wood) +
    circle(16, -7, 4.5, '#d9a566') +
    circle(16, -7, 2, beach.wood) +
    sheetBox(-26, -18, 52, 5, paint[0], 1.5) +
    sheetBox(-23, -22.5, 40, 4.5, paint[1], 1.5) +
    line('M22-16l10-14M29-27l7-1', beach.wood2, 2.4) +
    at(-6, -22, child('plank', 'cheer', beach, '#f0b32e'), 0.9),
  barrel: (paint, beach) =>
    line('M14-14L-16-15', paint[1], 3) +
    at(-22, 0, child('barrel', 'push', beach, '#d94f3b'), 1.05) +
    disc(12, -16, 16, beach.wood) +
    each([0, 1, 2, 3], (i) =>
      line(`M${-1 + i * 8} ${-16 - nth(i, [9, 15, 15, 9])}v${nth(i, [18, 30, 30, 18])}`, beach.wood2, 1),
    ) +
    circle(12, -16, 12.5, 'none', `stroke="${paint[0]}" stroke-width="3"`) +
    circle(12, -16, 3, beach.tin) +
    line('M12-16L12-34M12-34H30', paint[1], 2.6),
  steam: (paint, beach) =>
    sheetBox(-27, -50, 34, 4, paint[1], 2) +
    line('M-24-46v20M4-46v20', paint[1], 2) +
    at(-13, -22, child('steam', 'stand', beach, '#f0b32e'), 0.95) +
    sheet('M-29-27h22v-4h20c6 0 9 4 9 9v10h-51z', paint[0]) +
    rect(-7, -28, 26, 3, paint[1], 1.5) +
    sheetBox(14, -48, 6, 18, beach.ink, 1) +
    sheetBox(12.5, -50, 9, 4, beach.tin2, 1) +
    disc(20, -58, 4, beach.cloud) +
    disc(27, -63, 5.5, beach.cloud) +
    wheel(-18, -14, 14, paint[1], '#f0b32e') +
    disc(19, -12, 12, beach.tin2) +
    circle(19, -12, 8.5, beach.tin) +
    circle(19, -12, 3, paint[0]) +
    line('M19-24v-8', beach.ink, 3),
};
