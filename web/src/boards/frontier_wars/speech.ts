// The map in sentences: for those who tap a tile, and for those who cannot see it.
import { strung } from '../../app/formats';
import type { Army, Building, Tile } from './facts';
import { neighbours } from './hexes';
import { message } from './messages';
import { UNITS, type Counts } from './stacks';

const BUILDINGS = ['headquarters', 'factory', 'encampment'] as const;

/** A tile in sentences; whether units move in this phase. */
export function sentences(tile: Tile, names: string[], moving = true): string[] {
  const who = (seat: number): string => names[seat] ?? '';
  const said = [message('tile', { name: tile.name ?? '' })];
  if (tile.stars) said.push(message('stars', { n: tile.stars }));
  if (tile.battle) said.push(message('battle'));
  if (tile.contested) said.push(message('contested'));
  else if (tile.holder !== undefined) said.push(message('held', { name: who(tile.holder) }));
  else if (tile['left by'] !== undefined) said.push(message('left', { name: who(tile['left by']) }));
  if (tile.building) said.push(...buildingWords(tile.building, who(tile.building.of)));
  for (const army of tile.armies ?? []) said.push(...armyWords(army, who(army.seat), moving));
  for (const load of tile.aboard ?? []) said.push(message('aboard', { load }));
  return said;
}

function armyWords(army: Army, name: string, moving: boolean): string[] {
  const said = [message('army', { name, units: unitWords(army.units) })];
  const ready = unitWords(moving ? (army.ready ?? {}) : {});
  if (ready) said.push(message('ready', { units: ready }));
  if (army.excess) said.push(message('excess', { n: army.excess }));
  return said;
}

/** "2 infantry, 1 tank". */
export const unitWords = (units: Counts | Record<string, number>): string =>
  strung(
    UNITS.flatMap((unit) => {
      const n = (units as Counts)[unit];
      return n ? [message(`count-${unit}`, { n })] : [];
    }),
  );

function buildingWords({ kind, intact, resistance, active }: Building, name: string): string[] {
  const known = BUILDINGS.find((one) => one === kind);
  if (!known) return [];
  if (!intact) return [message(`ruins-${known}`, { name })];
  const said = message(`intact-${known}`, { name, strength: resistance ?? 0 });
  return active === false ? [said, message('idle')] : [said];
}

/** Who lies next to a tile, as it is drawn: "Upper right B2, left A1." */
export function neighbourWords(tiles: Tile[], tile: Tile): string {
  const found = Object.entries(neighbours(tiles, tile)) as [keyof ReturnType<typeof neighbours>, Tile][];
  return message('next', { tiles: strung(found.map(([side, next]) => `${message(`side-${side}`)} ${next.tile.toUpperCase()}`)) });
}
