// A map of hexagons as a view tells it: where each tile lies on the screen, and what is to be said of it.
import { asWords } from '../../app/messages';
import { counted, type Plurals } from '../../pieces/nouns';
import type { Building, Tile } from './facts';
import { message } from './messages';

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
export function sentences(tile: Tile, names: string[], plurals?: Plurals): string[] {
  const who = (seat: number): string => names[seat] ?? '';
  const said = [tile.name ?? ''];
  if (tile.stars) said.push(message('stars', { n: tile.stars }));
  if (tile.battle) said.push(message('battle'));
  if (tile.contested) said.push(message('contested'));
  else if (tile.holder !== undefined) said.push(message('held', { name: who(tile.holder) }));
  if (tile.building) said.push(buildingWords(tile.building, who(tile.building.of)));
  for (const army of tile.armies ?? []) said.push(message('army', { name: who(army.seat), units: counted(army.units, plurals) }));
  return said;
}

function buildingWords(building: Building, name: string): string {
  const kind = asWords(building.kind);
  if (!building.intact) return message('ruins', { kind, name });
  return building.resistance === undefined
    ? message('building', { kind, name })
    : message('fort', { kind, name, strength: building.resistance });
}
