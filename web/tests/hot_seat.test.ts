import { describe, expect, it } from 'vitest';
import type { TableStore } from '../src/table/store.svelte';
import { HotSeat } from '../src/table/hot_seat.svelte';

/** A table that two people share: seats 0 and 1; whoever is asked may change, and news come when they come. */
class Shared {
  mine = [0, 1];
  outgoing = null;
  state = { seat: 0 };
  view = { waiting_for: [0], over: false };
  come: () => void = () => undefined;

  sit(seat: number): Promise<void> {
    return new Promise((done) => {
      this.come = () => {
        this.state = { seat };
        done();
      };
    });
  }
}

const shared = (): { table: Shared; seats: HotSeat } => {
  const table = new Shared();
  return { table, seats: new HotSeat(table as unknown as TableStore) };
};

describe('the curtain between two who share a screen', () => {
  it('hides the cards of the last player until those of the next have come', async () => {
    const { table, seats } = shared();
    await seats.lift();
    expect(seats.curtain).toBe(false);
    table.view = { waiting_for: [1], over: false };
    expect([seats.curtain, seats.next]).toEqual([true, 1]);
    const lifted = seats.lift();
    expect(seats.curtain).toBe(true);
    table.come();
    await lifted;
    expect(seats.curtain).toBe(false);
  });

  it('does not fall where the same player goes on, asked together with another or after others', async () => {
    const { table, seats } = shared();
    await seats.lift();
    for (const asked of [[0], [2], [0, 1], []]) {
      table.view = { waiting_for: asked, over: false };
      expect(seats.curtain).toBe(false);
    }
  });
});
