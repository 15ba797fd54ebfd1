// Round one screen: when another seat of this device is asked, a curtain falls between those who play there.
import type { TableStore } from './store.svelte';

export class HotSeat {
  #ready = $state<number | null>(null); // the seat that sits before the screen

  constructor(readonly store: TableStore) {}

  /** The seat that should look: the one that is asked, else the one that looks already. */
  get next(): number {
    const { mine, view, state } = this.store;
    const looking = state?.seat ?? -1;
    const asked = mine.filter((seat) => view?.waiting_for?.includes(seat));
    return asked.includes(looking) ? looking : (asked[0] ?? looking);
  }

  /** Whether a curtain hides the table until the next player says so. */
  get curtain(): boolean {
    const { mine, view, outgoing } = this.store;
    return mine.length > 1 && view !== null && !view.over && this.#ready !== this.next && !outgoing;
  }

  /** The next player sits before the screen and wants to look. */
  async lift(): Promise<void> {
    this.#ready = this.next;
    if (this.next !== this.store.state?.seat) await this.store.sit(this.next);
  }
}
