// The factions in their own colours, as on their counters.
import { factsOf } from '../../net/facts';
import type { View } from '../../net/wire';
import type { SeatColours } from '../../pieces/board';
import type { Facts } from './facts';

const FACTIONS: Record<string, SeatColours> = {
  germany: { seat: '#4f5a68', mark: ['#4f5a68', '#a9bdd6'] },
  usa: { seat: '#4f6b2c', mark: ['#4f6b2c', '#a9c46c'] },
  ussr: { seat: '#a8321f', mark: ['#a8321f', '#f08f84'] },
  uk: { seat: '#80590f', mark: ['#80590f', '#e6bd62'] },
};

export const seatColours = (view: View): (SeatColours | undefined)[] =>
  (factsOf<Facts>(view).factions ?? []).map((faction) => FACTIONS[faction]);
