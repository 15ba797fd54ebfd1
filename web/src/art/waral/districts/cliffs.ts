// The cliffs the city stands on: stepped, with little houses on every ledge.
import { tenth } from '../../kit/paths';
import type { Random } from '../../kit/random';
import { circle, fill } from '../../kit/shapes';
import type { Town } from '../town';

export interface Cliff {
  mirrored: boolean; // on the right side
  top: number; // how high it begins
  run: number; // how wide a ledge is
  rock: string;
  homes: string;
}

type Across = (x: number) => number;

function home(town: Town, colour: string, across: Across, x: number, y: number, h: number): string {
  const [left, middle, right] = [across(x), across(x + 2.5), across(x + 5)];
  const foot = tenth(y + 1);
  const wall = `M${left} ${foot}V${tenth(y - h)}L${middle} ${tenth(y - h - 3)}L${right} ${tenth(y - h)}V${foot}z`;
  const eaves = tenth(y - h + 0.3);
  const roof = `M${across(x - 0.6)} ${eaves}L${middle} ${tenth(y - h - 3.6)}L${across(x + 5.6)} ${eaves}z`;
  return fill(wall, colour) + fill(roof, town.roof, 'fill-opacity=".75"') + circle(middle, y - h / 2, 0.8, town.window);
}

/** The houses on one ledge. */
function row(town: Town, colour: string, across: Across, chance: Random, x: number, y: number, width: number): string {
  let homes = '';
  for (let at = x + 1; at < x + width - 4; at += 6 + chance() * 2) homes += home(town, colour, across, at, y, 4 + chance() * 5);
  return homes;
}

export function cliff(town: Town, chance: Random, { mirrored, top, run, rock, homes }: Cliff): string {
  const across: Across = (x) => tenth(mirrored ? 120 - x : x);
  let [x, y, outline, rows, facets] = [0, top, `M${across(-4)} 98V${tenth(top)}`, '', ''];
  while (y < 84) {
    const [width, h] = [run * (0.7 + chance() * 0.6), 9 + chance() * 9];
    rows += row(town, homes, across, chance, x, y, width);
    const step = `${across(x + width)} ${tenth(y)}L${across(x + width + 3)} ${tenth(y + h)}`;
    facets += `M${step}L${across(x + width - 4)} ${tenth(y + h + 10)}z`;
    outline += `L${step}`;
    [x, y] = [x + width + 2, y + h];
  }
  return rows + fill(`${outline}L${across(x + 6)} 98z`, rock) + fill(facets, '#000', 'fill-opacity=".12"');
}
