// Made by tools/wire_types.py from the title's fact_types.py. Do not edit.
import type { TableFacts } from '../../net/facts';

export interface Facts extends TableFacts {
  coins: number[];
  "end powers": number[];
  gains: Record<string, number>;
  power: number[];
  "power now": number[];
  ready: number[];
  reasons: Record<string, Record<string, number>>;
  target: number;
}
