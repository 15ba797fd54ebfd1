// Lists are keyed by what is there once: two players may have the same name, a person may bear two things of a kind.
import { describe, expect, it, vi } from 'vitest';
import { Campaign } from '../src/boards/frontier_wars/campaign.svelte';
import HexMap from '../src/boards/frontier_wars/HexMap.svelte';
import Band from '../src/boards/waral/Band.svelte';
import GenericBoard from '../src/generic/Board.svelte';
import type { View } from '../src/net/wire';
import { usePlay } from '../src/pieces/play.svelte';
import { shown } from './stage';

const nobody = (): undefined => undefined;
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = nobody;
    unobserve = nobody;
    disconnect = nobody;
  },
); // jsdom lays nothing out

const Chart = (anchor: never, { view }: { view: View }) =>
  HexMap(anchor, { view, campaign: new Campaign(usePlay(), () => view), room: 0 });

describe('things that are alike', () => {
  it('are both told of a tile where two players of the same name fight', () => {
    const armies = [0, 1].map((seat) => ({ seat, units: { infantry: 1 } }));
    const tile = { tile: 'c1', name: 'C1', q: 0, r: 0, kind: 'neutral', stars: 0, battle: true, armies };
    const facts = { map: [tile], scenario: 'x', factions: ['US', 'UK'], seats: [{ faction: 'US' }, { faction: 'UK' }] };
    const text = shown(Chart, { names: ['Bot', 'Bot'], facts, seat: -1 });
    expect(text.split('Bot: 1 infantry.').length).toBe(3);
  });

  it('lie beside each other on a mat that has two piles of a kind', () => {
    const pile = (slot: number) => ({ zone: 'reserve', slot, owner: 0, cards: ['a'], marks: [{}] });
    expect(shown(GenericBoard, { names: ['Anna'], zones: [pile(0), pile(1)], seat: 0 })).toContain('reserve 1');
  });

  it('stand in a band whose people nobody may know', () => {
    const band = { zone: 'band', slot: 1, owner: 1, cards: [null, null], marks: [{ used: 1 }, { used: 1 }] };
    const Rivals = (anchor: never, props: { view: View }) => Band(anchor, { view: props.view, seat: 1 });
    expect(shown(Rivals, { names: ['Anna', 'Ben'], zones: [band], seat: 0 }).split('used').length).toBe(3);
  });
});
