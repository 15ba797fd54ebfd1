// Made by tools/wire_types.py from the title's fact_types.py. Do not edit.
import type { TableFacts } from '../../net/facts';

export interface Army {
  seat: number;
  units: Record<string, number>;
}

export interface Building {
  intact: boolean;
  kind: string;
  of: number;
  resistance?: number;
  stars?: number;
}

export interface Facts extends TableFacts {
  factions: string[];
  "hand limit"?: number;
  map: Tile[];
  piles: Record<string, string[]>;
  plurals: Record<string, string>;
  "points now": number[];
  "points to win": number;
  "research points"?: number;
  "research to win": number;
  scenario: string;
  seats: Side[];
  table: Record<string, unknown>;
  "turn order": number[];
}

export interface Side {
  faction: string;
  hand?: Record<string, number>;
  "hand limit"?: number;
  medals?: number;
  "out of the game"?: boolean;
  "points now"?: number;
  "research deck"?: Record<string, number>;
  "research points"?: number;
  reserve?: Record<string, number>;
  "to build"?: Record<string, number>;
}

/** A tile with axial coordinates, and what stands on it. */
export interface Tile {
  aboard?: string[];
  armies?: Army[];
  battle?: boolean;
  building?: Building;
  contested?: boolean;
  holder?: number;
  kind: string;
  name?: string;
  q: number;
  r: number;
  stars: number;
  tile: string;
}
