// What a hand takes up on the map when it drags, and what it sends where.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Campaign } from '../src/boards/frontier_wars/campaign.svelte';
import { carry } from '../src/boards/frontier_wars/carry';
import { set } from './front';

let shields: number[] = []; // how many lay over the page while something was carried, and after that

/** A drag from what lies at `start` to tile A1; says what the hand carried on the way. */
function drag(campaign: Campaign, start: string, more: MouseEventInit = {}): string {
  document.body.innerHTML = `<div class="hex" data-tile="a2"><i class="ground"></i><i class="unit" data-ready="infantry"></i>
    <i class="unit gone"></i><i class="unit" data-ready="plane"></i></div><div class="hex" data-tile="a1"></div>`;
  const pointer = (kind: string, x: number): PointerEvent =>
    new PointerEvent(kind, { clientX: x, pointerId: 1, pointerType: 'mouse', bubbles: true, ...more });
  for (const [index, hex] of document.querySelectorAll('.hex').entries())
    hex.getBoundingClientRect = () => new DOMRect(index ? 20 : 100, -20, 40, 40);
  const from = document.querySelector(start);
  const press = (event: Event): void => carry({ event: event as PointerEvent, label: 'a2', campaign, over: () => undefined });
  from?.addEventListener('pointerdown', press);
  from?.dispatchEvent(pointer('pointerdown', 0));
  dispatchEvent(pointer('pointermove', 40));
  const carried = [...document.querySelectorAll('.carried span')].map((one) => one.textContent).join('+');
  shields.push(document.querySelectorAll('.shield').length);
  dispatchEvent(pointer('pointerup', 40));
  shields.push(document.querySelectorAll('.shield').length);
  return carried;
}

// The click that ends a drag is swallowed until the next moment, which has to come before another test clicks.
beforeEach(() => {
  vi.useFakeTimers();
  shields = [];
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('a drag', () => {
  const infantry = ['select_infantry a2', 'move_to a1'];
  const plane = ['select_plane a2', 'fly_to a1'];

  it('lets nothing below the hand be pointed at as long as it lasts', () => {
    drag(set().campaign, '[data-ready=infantry]');
    expect(shields).toEqual([1, 0]);
  });

  it('of a counter takes one of its kind; with Shift all of them', () => {
    const { campaign, pick } = set();
    expect(drag(campaign, '[data-ready=infantry]')).toBe('1');
    expect(pick).toHaveBeenLastCalledWith(...infantry);
    expect(drag(campaign, '[data-ready=infantry]', { shiftKey: true })).toBe('2');
    expect(pick).toHaveBeenLastCalledWith(...infantry, ...infantry);
  });

  it('of the ground takes the whole stack, in one request', () => {
    const { campaign, pick } = set();
    expect(drag(campaign, '.ground')).toBe('2+1');
    expect(pick.mock.calls).toEqual([[...plane, ...infantry, ...infantry]]);
  });

  it('takes what was told before, wherever it begins', () => {
    const { campaign, pick } = set();
    campaign.choose('a2');
    campaign.board('infantry', 1);
    campaign.step('infantry', -1);
    expect(drag(campaign, '[data-ready=plane]')).toBe('1+1');
    expect(pick.mock.calls).toEqual([['select_plane a2', 'load_infantry', 'fly_to a1']]);
  });

  it('of a counter that has moved, or is not ours, takes nothing', () => {
    const { campaign, pick } = set();
    expect(drag(campaign, '.gone')).toBe('');
    expect(pick).not.toHaveBeenCalled();
  });
});
