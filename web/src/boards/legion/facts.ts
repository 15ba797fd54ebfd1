// Made by tools/wire_types.py from the title's fact_types.py. Do not edit.
import type { TableFacts } from '../../net/facts';

/** What would follow if a character came to a Plot. */
export interface Arrival {
  assaults: number;
  cold: string;
  tied: boolean;
  total: number;
  wins: boolean;
}

export interface Band {
  VP: number;
  commander: string;
  dead: number;
  faction: string;
  passed: boolean;
  supplies: number;
}

/** What may hit a lane: Assaults that can be seen, how many Wounds kill nobody, and how much is still hidden. */
export interface Danger {
  absorbs: number;
  assaults: number;
  dies: boolean;
  hidden: number;
  unsure: number;
}

export interface Facts extends TableFacts {
  arrivals?: Record<string, Record<string, Arrival>>;
  "counted on cards": Record<string, Record<string, number>>;
  dead: number[];
  first: number;
  healing?: Record<string, number>;
  moves?: Record<string, number[]>;
  "on cards": Record<string, string[]>;
  outlook: Outlook[];
  phase: string;
  plots: Plot[];
  plurals: Record<string, string>;
  points?: number;
  prices?: Prices;
  recipients?: Record<string, string[]>;
  reserve: number;
  round: number;
  rounds: number;
  seats: Band[];
  soldiers: Record<string, Soldier>;
  table: Record<string, unknown>;
  tokens: string[][];
  wares?: Record<string, Ware>;
}

export interface Lane {
  danger?: Danger;
  "face down": number;
  "hidden bonus": number;
  orders: number;
  people: Person[];
  total: number;
}

/** VP less the dead, and what it and the Supplies would be if all Plots ended as they stand. */
export interface Outlook {
  points: number;
  score: number;
  supplies: number;
}

export interface Person {
  character: string | null;
  cold: string;
  order: string | null;
  "order zone": string;
  place: number;
  power: number | null;
  zone: string;
}

export interface Plot {
  lanes: Lane[];
  leaders: number[];
  needs: string[];
  stake: Stake;
  state: string;
  supplies: number;
  types: string[];
  vp: number;
}

export interface Prices {
  equipment: number;
  recruit: number;
  restore: number;
}

/** Somebody who bears something, or breaks easily: what counts now, and whether this is only how they were last seen. */
export interface Soldier {
  abilities: string[];
  frostbites: number;
  kit: string[];
  lost: string[];
  mortal: boolean;
  power: number;
  remembered: boolean;
  skills: string[];
  wounds: number;
}

/** What a Plot brings its winner, and the others who survive it, with the seat's own orders. */
export interface Stake {
  dies: number;
  lose: number;
  plunder: number;
  win: number;
}

/** A kind of equipment in the shop: what is left, and who of the seat's people may take it now. */
export interface Ware {
  bought: boolean;
  price: number;
  stock: number;
  takers: string[];
}
