// Made by tools/wire_types.py from the title's fact_types.py. Do not edit.
import type { TableFacts } from '../../net/facts';

export interface Band {
  VP: number;
  commander: string;
  dead: number;
  faction: string;
  passed: boolean;
  supplies: number;
}

export interface Facts extends TableFacts {
  "counted on cards": Record<string, Record<string, number>>;
  dead: number[];
  "on cards": Record<string, string[]>;
  plots: Plot[];
  plurals: Record<string, string>;
  prices?: Prices;
  reserve: number;
  seats: Band[];
  table: Record<string, unknown>;
}

export interface Lane {
  "face down": number;
  orders: number;
  people: Person[];
  total: number;
}

export interface Person {
  character: string | null;
  order: string | null;
  "order zone": string;
  place: number;
  power: number | null;
  zone: string;
}

export interface Plot {
  lanes: Lane[];
  needs: string[];
  supplies: number;
  types: string[];
  vp: number;
}

export interface Prices {
  equipment: number;
  recruit: number;
  restore: number;
}
