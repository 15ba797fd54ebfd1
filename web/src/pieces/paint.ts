// The colours of the players: those of their factions where a title has them, else those of the seats.
import type { View } from '../net/wire';
import type { TitleBoard } from './board';

/** Makes everything within an element show the players in their colours. */
export const paint =
  (view: View | null, board: TitleBoard) =>
  ({ style }: HTMLElement): (() => void) => {
    const colours = (view && board.seatColours?.(view)) ?? [];
    const names = colours.flatMap((colour, seat) => {
      if (!colour) return [];
      style.setProperty(`--seat-${seat}`, colour.seat);
      const [day, night] = colour.mark;
      style.setProperty(`--mark-${seat}`, `light-dark(${day}, ${night})`); // as the ground it stands on, at any moment
      return [`--seat-${seat}`, `--mark-${seat}`];
    });
    return () => {
      for (const name of names) style.removeProperty(name);
    };
  };
