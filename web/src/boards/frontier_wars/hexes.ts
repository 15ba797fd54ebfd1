// A map of hexagons as a view tells it: where each tile lies on the screen, and what is to be said of it.
import { strung } from '../../app/formats';
import type { Building, Tile } from './facts';
import { message } from './messages';

const UNITS = ['infantry', 'tank', 'artillery', 'plane'] as const;
const BUILDINGS = ['headquarters', 'factory', 'encampment'] as const;
/** What is drawn on the map, each with a message that says what it is. */
export const SIGNS = [...UNITS, ...BUILDINGS, 'city', 'airport', 'strategic', 'battle'] as const;

export const TALL = 2 / Math.sqrt(3); // the height of a hexagon that stands on a corner and is one wide

export interface Chart {
  columns: number; // how many hexagons wide
  rows: number; // how many hexagons high, where rows overlap by a quarter
  spots: { tile: Tile; x: number; y: number }[]; // in hexagons from the upper left corner
}

export function chart(tiles: Tile[]): Chart {
  const across = (tile: Tile): number => tile.q + tile.r / 2;
  const left = Math.min(...tiles.map(across));
  const top = Math.min(...tiles.map((tile) => tile.r));
  const spots = tiles.map((tile) => ({ tile, x: across(tile) - left, y: (tile.r - top) * 0.75 }));
  return { columns: Math.max(...spots.map((spot) => spot.x)) + 1, rows: Math.max(...spots.map((spot) => spot.y)) + 1, spots };
}

/** A tile in sentences, for those who tap it and those who cannot see it. */
export function sentences(tile: Tile, names: string[]): string[] {
  const who = (seat: number): string => names[seat] ?? '';
  const said = [message('tile', { name: tile.name ?? '' })];
  if (tile.stars) said.push(message('stars', { n: tile.stars }));
  if (tile.battle) said.push(message('battle'));
  if (tile.contested) said.push(message('contested'));
  else if (tile.holder !== undefined) said.push(message('held', { name: who(tile.holder) }));
  if (tile.building) said.push(buildingWords(tile.building, who(tile.building.of)));
  for (const army of tile.armies ?? []) said.push(message('army', { name: who(army.seat), units: unitWords(army.units) }));
  for (const load of tile.aboard ?? []) said.push(message('aboard', { load }));
  return said;
}

/** "2 infantry, 1 tank". */
function unitWords(units: Record<string, number>): string {
  const there = UNITS.flatMap((unit) => (units[unit] ? [{ unit, n: units[unit] }] : []));
  return strung(there.map(({ unit, n }) => message(`count-${unit}`, { n })));
}

function buildingWords({ kind, intact, resistance }: Building, name: string): string {
  const known = BUILDINGS.find((one) => one === kind);
  if (!known) return '';
  return intact ? message(`intact-${known}`, { name, strength: resistance ?? 0 }) : message(`ruins-${known}`, { name });
}
