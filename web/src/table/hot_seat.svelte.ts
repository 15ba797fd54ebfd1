// Round one screen: when another seat of this device is asked, a curtain falls between those who play there.
import type { TableStore } from './store.svelte';

/** What has to be known of a table that several people share on one device. */
type Shared = Pick<TableStore, 'mine' | 'view' | 'state' | 'outgoing' | 'sit'>;

export class HotSeat {
  #ready = $state<number | null>(null); // the seat that sits before the screen

  constructor(readonly store: Shared) {}

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

  /** The next player sits before the screen and wants to look: only once their own cards have come does the curtain lift. */
  async lift(): Promise<void> {
    const { next } = this;
    if (next !== this.store.state?.seat) await this.store.sit(next);
    this.#ready = this.store.state?.seat ?? null;
  }
}
