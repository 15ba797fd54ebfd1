// Made by tools/wire_types.py from the title's fact_types.py. Do not edit.
import type { TableFacts } from '../../net/facts';

export interface Army {
  boarding?: Record<string, number>;
  excess?: number;
  fresh?: Record<string, number>;
  reach?: Record<string, Record<string, string[]>>;
  ready?: Record<string, number>;
  seat: number;
  units: Record<string, number>;
}

/** A battle that is still to be fought, and how it would end for its attacker. */
export interface Battle {
  ends: "empty" | "frontier" | "lost" | "won";
  forecast: string[];
  tile: string;
  worst?: string;
}

export interface Building {
  active?: boolean;
  intact: boolean;
  kind: string;
  of: number;
  resistance?: number;
  stars?: number;
}

export interface Facts extends TableFacts {
  aims?: Record<string, string[]>;
  battles: Battle[];
  factions: string[];
  "hand limit"?: number;
  map: Tile[];
  phase: "arms" | "count" | "draw" | "reinforce" | "tactics" | "turns" | "upkeep";
  piles: Record<string, string[]>;
  plurals: Record<string, string>;
  "points after": number[];
  "points now": number[];
  "points to win": number;
  "research points"?: number;
  "research to win": number;
  scenario: string;
  "scenario rule"?: string;
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
  "points of medals"?: number;
  "research deck"?: Record<string, number>;
  "research points"?: number;
  reserve?: Record<string, number>;
  sheet: string;
  "skill used"?: boolean;
  "to build"?: Record<string, number>;
}

export interface Tile {
  aboard?: string[];
  armies?: Army[];
  battle?: boolean;
  building?: Building;
  cargo?: Record<string, number>;
  contested?: boolean;
  holder?: number;
  kind: string;
  "left by"?: number;
  name?: string;
  q: number;
  r: number;
  stars: number;
  tile: string;
}
