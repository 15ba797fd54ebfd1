// The factions in their own colours.
import { factsOf } from '../../net/facts';
import type { View } from '../../net/wire';
import type { SeatColours } from '../../pieces/board';
import type { Facts } from './facts';

const FACTIONS: Record<string, SeatColours> = {
  legionaries: { seat: '#3f5a2c', mark: ['#3f5a2c', '#a3c485'] },
  whites: { seat: '#5d6a76', mark: ['#5d6a76', '#f4f1ea'] },
  reds: { seat: '#99261a', mark: ['#99261a', '#f08f84'] },
  renegades: { seat: '#2b2622', mark: ['#2b2622', '#b5a58d'] },
};

export const seatColours = (view: View): (SeatColours | undefined)[] =>
  (factsOf<Facts>(view).seats ?? []).map(({ faction }) => FACTIONS[faction]);

/** The heads of cards by their tint in `print`. */
export const tints = {
  ...Object.fromEntries(Object.entries(FACTIONS).map(([faction, { seat }]) => [faction, seat])),
  plot: '#2e4a63',
  location: '#2e4a63',
  order: '#182029',
};
