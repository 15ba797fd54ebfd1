// Made by tools/wire_types.py from the title's fact_types.py. Do not edit.
import type { TableFacts } from '../../net/facts';

export interface Facts extends TableFacts {
  "hand limit"?: number;
  money?: number;
  "plain builds"?: number;
  prices?: Record<string, number>;
  unbuilt?: number;
  "unbuilt with"?: Record<string, number>;
}
