// The castle that grows: what is built stands on a strip of sand. From four pieces on the largest stand on a terrace behind the
// others: the castle rises instead of only getting longer.
import { mix } from '../../kit/colour';
import { ridge, tenth } from '../../kit/paths';
import { nth, random } from '../../kit/random';
import { at, circle, each, fill, line, picture, rect, times } from '../../kit/shapes';
import { sheet, type Beach } from '../beach';
import { child } from '../child';
import { spade } from '../props/parts';
import { wall } from './parts';
import { PIECES, type Piece } from './pieces';

/** The piece that a castle card adds. */
export const PIECE_OF: Record<string, Piece> = {
  'castle-1': 'mound',
  'castle-2': 'drip',
  'castle-3': 'gatehouse',
  'f5-castle': 'keep',
  'f7-big-castle': 'big',
  'f7-giant-castle': 'giant',
  'f8-beach-chair': 'chair',
  'f1-scaffold': 'scaffold',
  'f8-big-base': 'base',
};
const HALF: Record<Piece, number> = {
  mound: 13,
  drip: 15,
  gatehouse: 26,
  keep: 37,
  big: 42,
  giant: 54,
  chair: 18,
  scaffold: 22,
  base: 44,
};
const TALL: Record<Piece, number> = {
  mound: 38,
  drip: 54,
  gatehouse: 52,
  keep: 60,
  big: 72,
  giant: 98,
  chair: 44,
  scaffold: 46,
  base: 32,
};
const FLAGS = ['#d94f3b', '#2f78b7', '#4f9a52', '#f0b32e', '#8557b0'];
const [WIDE, HIGH, GROUND, LIFT] = [480, 128, 112, 22];
const HIGHEST = 60; // so far above the sand: a wide board shows no more of the picture

interface Built {
  piece: Piece;
  order: number; // when it was built
}

interface Row {
  pieces: Built[];
  gap: number;
  total: number; // how wide it is
}

const breadth = (pieces: Built[]): number => pieces.reduce((sum, { piece }) => sum + HALF[piece] * 2, 0);

/** The largest stands in the middle, the others to its left and right in turn. */
function rowOf(pieces: Built[], gap: number): Row {
  const row: Built[] = [];
  for (const [i, built] of pieces.entries()) row.splice(i % 2 ? row.length : 0, 0, built);
  return { pieces: row, gap, total: breadth(pieces) + gap * Math.max(0, pieces.length - 1) };
}

const repaint = (beach: Beach, colour: string, part: number): Beach => ({
  ...beach,
  sand: mix(beach.sand, colour, part),
  sand2: mix(beach.sand2, colour, part),
  sand3: mix(beach.sand3, colour, part),
  sand4: mix(beach.sand4, colour, part * 0.3),
});

/** Neighbours are built of different sand: dry, damp and reddish. */
function sandOf(beach: Beach, index: number): Beach {
  const tones = beach.night ? ['#efe2c0', '#6a4a34', '#d88a66'] : ['#fff6dc', '#8a5726', '#d9764a'];
  return repaint(beach, nth(index, tones), nth(index, beach.night ? [0.5, 0.3, 0.42] : [0.5, 0.3, 0.3]));
}

function drawRow(row: Row, y: number, size: number, paint: (index: number) => Beach): string {
  let x = WIDE / 2 - (row.total * size) / 2;
  return each(row.pieces, ({ piece, order }, i) => {
    const middle = x + HALF[piece] * size;
    x += (HALF[piece] * 2 + row.gap) * size;
    return at(middle, y, PIECES[piece](paint(i), nth(order, FLAGS), true), tenth(size * 100) / 100);
  });
}

/** The terrace with battlements and steps. */
function terrace(beach: Beach, half: number, height: number): string {
  const merlons = times(Math.floor(half / 4.5), (i) => rect(-half + i * 9 + 1, -height - 5, 5, 4.5, beach.sand2));
  return at(
    WIDE / 2,
    GROUND,
    sheet(
      `M${tenth(-half - 16)} 0L${tenth(-half)} ${tenth(-height - 2)}H${tenth(half)}L${tenth(half + 16)} 0z`,
      mix(beach.sand3, beach.sand4, 0.35),
    ) +
      merlons +
      fill(`M-9 0l3 ${tenth(-height)}h12l3 ${tenth(height)}z`, beach.sand) +
      each([0.25, 0.5, 0.75], (part) => line(`M-9 ${tenth(-height * part)}h18`, beach.sand3, 1)),
  );
}

function ground(beach: Beach, seed: string): string {
  const chance = random(seed);
  const grains = times(60, () => circle(chance() * WIDE, GROUND + 2 + chance() * 13, 0.7, beach.sand3, 'opacity=".5"'));
  return sheet(ridge('strip', -6, WIDE + 6, GROUND - 3, 2, 22, HIGH), beach.sand, 0, -1) + grains;
}

const nothingYet = (beach: Beach): string =>
  line(`M${WIDE / 2 - 60} ${GROUND}q20-3 40 0t40 0 40 0`, beach.sand3, 1.5, 'stroke-dasharray="5 5"') +
  at(WIDE / 2 - 8, GROUND + 3, spade('#d94f3b', beach), 1, -14) +
  at(WIDE / 2 + 22, GROUND + 3, sheet('M-9-16h18l-3 16h-12z', '#2f78b7') + line('M-9-16q9-12 18 0', beach.tin2, 1.4));

/** The moat of a large castle, and children who are proud of it. */
function around(beach: Beach, count: number, half: number): string {
  const [left, right] = [tenth(WIDE / 2 - half - 14), tenth(WIDE / 2 + half + 14)];
  const moat =
    `M${left} ${GROUND + 4}Q${WIDE / 2} ${GROUND + 6} ${right} ${GROUND + 4}` +
    `Q${WIDE / 2} ${GROUND + 23} ${left} ${GROUND + 6}z`;
  return (
    (count > 5 ? fill(moat, beach.sea2) : '') +
    (count > 2 ? at(WIDE / 2 - half - 20, GROUND + 3, child(`strip${count % 4}`, 'cheer', beach), 0.95) : '') +
    (count > 6 ? at(WIDE / 2 + half + 20, GROUND + 3, child('strip9', 'dig', beach), 0.95, 0, true) : '')
  );
}

function planOf(ids: string[]): { fore: Row; back: Row; tallest: number } {
  const pieces = ids.map((id, order): Built => ({ piece: PIECE_OF[id] ?? 'mound', order }));
  pieces.sort((a, b) => HALF[b.piece] - HALF[a.piece] || a.order - b.order);
  const behind = pieces.length > 3 ? Math.ceil(pieces.length / 3) : 0;
  const back = rowOf(pieces.slice(0, behind), -4);
  const front = pieces.slice(behind);
  const spread = (back.total + 70 - breadth(front)) / Math.max(1, front.length - 1);
  const fore = rowOf(front, behind ? Math.max(4, Math.min(46, spread)) : 3);
  return { fore, back, tallest: Math.max(1, ...pieces.map(({ piece }) => TALL[piece])) };
}

/** All castle cards that somebody built, as one castle, 480 by 128. */
export function castle(ids: string[], beach: Beach): string {
  const { fore, back, tallest } = planOf(ids);
  const raised = back.pieces.length > 0;
  const total = Math.max(fore.total, raised ? back.total + 60 : 0);
  const size = Math.min(1.25, (WIDE - 90) / Math.max(1, total), HIGHEST / ((raised ? LIFT : 0) + tallest));
  const half = (total * size) / 2;
  const pale = repaint(beach, beach.night ? '#8a7a74' : '#fff1cf', 0.4);
  const paint = (here: Beach, from: number) => (index: number) => (raised ? sandOf(here, index + from) : here);
  const joined = !raised && fore.pieces.length > 1;
  return picture(
    [0, 0, WIDE, HIGH],
    ground(beach, ids.join()) +
      (raised ? drawRow(back, GROUND - LIFT * size, size, paint(pale, 1)) : '') +
      (raised ? terrace(beach, (back.total / 2 + 10) * size, LIFT * size) : '') +
      (joined ? at(WIDE / 2, GROUND, wall(Math.round(12 - half), Math.round(half - 12), 10, beach)) : '') +
      drawRow(fore, GROUND + 1, size, paint(beach, 0)) +
      (ids.length ? around(beach, ids.length, half) : nothingYet(beach)),
  );
}
