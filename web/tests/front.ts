// Two own stacks on a small map, and somebody who may move them.
import { vi, type Mock } from 'vitest';
import { Campaign } from '../src/boards/frontier_wars/campaign.svelte';
import type { Ask, View } from '../src/net/wire';
import { Play } from '../src/pieces/play.svelte';

export const army = {
  seat: 0,
  units: { infantry: 3, plane: 1 },
  ready: { infantry: 2, plane: 1 },
  boarding: { infantry: 2, artillery: 0 },
  reach: { infantry: { move_to: ['a1', 'a3'] }, plane: { fly_to: ['a1', 'a3', 'c1'] } },
};
export const other = { ...army, units: { infantry: 2 }, ready: { infantry: 2 } }; // so that no move is the last of the turn
export const tile = (label: string, armies: object[] = []): object => ({
  tile: label,
  q: 0,
  r: 0,
  kind: 'city',
  stars: 0,
  armies,
});
export const map = [tile('a1'), tile('a2', [army]), tile('a3'), tile('c1', [other])];
export const viewOf = (tiles: object[]): View => ({ seat: 0, names: ['Anna'], facts: { map: tiles, factions: ['uk'] } });
export const ask = { decision: 'Movement', number: 1, options: [], undo: 0, wanted: 1 } as unknown as Ask;

/** Somebody before a map of their own, and what they pick. */
export function set(tiles: object[] = map): { campaign: Campaign; pick: Mock } {
  const [view, pick] = [viewOf(tiles), vi.fn(() => Promise.resolve())];
  return { campaign: new Campaign(new Play({ id: 'T', view, ask, options: [], pick }), () => view), pick };
}
