// What moves when a view changes.
import { tick } from 'svelte';
import type { Counters } from '../motion/counters';
import type { Flights } from '../motion/flights';
import type { View } from '../net/wire';

interface Flown {
  readonly source: { readonly view: View | null; readonly leapt?: boolean };
  readonly flights: Flights;
  readonly counters: Counters;
}

/** Whenever the view changes, cards fly to where they lie now, and numbers show by how much they changed. */
export function fly({ source, flights, counters }: Flown): void {
  let before: View | null = null;
  $effect.pre(() => {
    const view = source.view;
    if (before && view) {
      const plan = flights.depart(before, view);
      const tally = source.leapt ? null : counters.look(before, view);
      void tick().then(() => {
        flights.arrive(plan);
        if (tally) counters.show(tally);
        else counters.clear();
      });
    }
    before = view;
  });
  $effect(() => () => {
    flights.land();
    counters.clear();
  });
}
