// A map of hexagons as a view tells it: where each tile lies on the screen, and what is to be said of it.
import { humane, t } from '../../app/messages';
import type { View } from '../../net/wire';
import { counted, type Plurals } from '../../pieces/nouns';

export interface Building {
  kind: string;
  of: number;
  intact: boolean;
  resistance?: number;
  stars?: number;
}

export interface Army {
  seat: number;
  units: Record<string, number>;
}

export interface Tile {
  tile: string; // what an option calls it; water has no name
  name?: string;
  q: number;
  r: number;
  kind: string;
  stars: number;
  holder?: number;
  contested?: boolean;
  battle?: boolean;
  building?: Building;
  armies?: Army[];
}

export const TALL = 2 / Math.sqrt(3); // the height of a hexagon that stands on a corner and is one wide

export const tilesOf = (view: View): Tile[] => (Array.isArray(view.facts?.map) ? (view.facts.map as Tile[]) : []);

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
export function sentences(tile: Tile, names: string[], plurals: Plurals): string[] {
  const who = (seat: number): string => names[seat] ?? '';
  const said = [tile.name ?? ''];
  if (tile.stars) said.push(t('map.stars', { n: tile.stars }));
  if (tile.battle) said.push(t('map.battle'));
  if (tile.contested) said.push(t('map.contested'));
  else if (tile.holder !== undefined) said.push(t('map.held', { name: who(tile.holder) }));
  if (tile.building) said.push(buildingWords(tile.building, who(tile.building.of)));
  for (const army of tile.armies ?? []) said.push(t('map.army', { name: who(army.seat), units: counted(army.units, plurals) }));
  return said;
}

function buildingWords(building: Building, name: string): string {
  const kind = humane(building.kind);
  if (!building.intact) return t('map.ruins', { kind, name });
  return building.resistance === undefined
    ? t('map.building', { kind, name })
    : t('map.fort', { kind, name, strength: building.resistance });
}
