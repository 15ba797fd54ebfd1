// Remembers which kinds of picks were final the last time they were made on this device.
// The server does not tell beforehand whether a pick is final, because that could betray hidden things.
import { remember } from '../app/preferences.svelte';

const KEY = 'sandtable.final_picks';

function stored(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, boolean>;
  } catch {
    return {};
  }
}

export class FinalPicks {
  #known = stored();

  /** Whether a pick of this kind could not be taken back the last time. */
  wasFinal(kind: string): boolean {
    return this.#known[kind] ?? false;
  }

  /** A pick of this kind was made: before it so many picks could be taken back, after it so many. */
  learn(kind: string, before: number, after: number): void {
    const final = after <= before && after === 0;
    if (this.wasFinal(kind) === final) return;
    this.#known[kind] = final;
    remember(KEY, JSON.stringify(this.#known));
  }
}
