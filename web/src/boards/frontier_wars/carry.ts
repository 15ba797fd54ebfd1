// A stack taken by mouse, pen or finger and carried to where it shall go. What is carried follows by transform alone.
import { imageOf } from '../../art';
import { counter } from '../../art/frontier_wars';
import type { Campaign } from './campaign.svelte';
import { UNITS } from './stacks';

const FAR = 6; // pixels: less is a click with an unsteady hand

interface Carried {
  event: PointerEvent;
  label: string; // of the tile it stands on
  campaign: Campaign;
  over: (tile: string) => void; // told which target it is carried over
}

/** The counters of a party, for the hand that carries them. */
function handful(campaign: Campaign): HTMLElement {
  const node = document.createElement('div');
  const faction = campaign.facts.factions?.[campaign.seat] ?? '';
  node.className = 'carried-stack';
  node.style.cssText = 'position:fixed;z-index:60;left:0;top:0;display:flex;pointer-events:none;will-change:transform';
  for (const unit of UNITS.filter((one) => campaign.party.going[one])) {
    const image = document.createElement('img');
    image.src = imageOf(counter(faction, unit));
    image.width = image.height = 34;
    node.append(image);
  }
  document.body.append(node);
  return node;
}

export function carry({ event, label, campaign, over }: Carried): void {
  if (event.button) return;
  if (event.pointerType !== 'touch') event.preventDefault(); // the map shall not move with it
  const { pointerId, pointerType, clientX: x, clientY: y } = event;
  const listening = new AbortController();
  const { signal } = listening;
  let carried: HTMLElement | null = null;
  let target = '';

  const below = (at: PointerEvent): string => {
    const tile = document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>('[data-tile]')?.dataset.tile ?? '';
    return campaign.targets.has(tile) ? tile : '';
  };

  function move(at: PointerEvent): void {
    if (at.pointerId !== pointerId) return;
    if (!carried && Math.hypot(at.clientX - x, at.clientY - y) < FAR) return;
    if (!carried) {
      if (campaign.from !== label) campaign.choose(label);
      carried = handful(campaign);
    }
    carried.style.transform = `translate(${at.clientX - 17}px, ${at.clientY - 17}px)`;
    const now = below(at);
    if (now !== target) over((target = now));
  }

  function end(): void {
    listening.abort();
    over('');
    if (!carried) return;
    carried.remove();
    const still = (click: Event): void => click.stopPropagation();
    addEventListener('click', still, { capture: true });
    setTimeout(() => removeEventListener('click', still, { capture: true }));
  }

  function drop(at: PointerEvent): void {
    if (at.pointerId !== pointerId) return;
    const to = carried ? below(at) : '';
    end();
    if (to) void campaign.goTo(to, pointerType === 'mouse');
    else if (carried) campaign.choose('');
  }

  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', drop, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('pointerdown', (other) => other.pointerId !== pointerId && end(), { signal }); // two fingers pinch
  addEventListener('keydown', (pressed) => pressed.key === 'Escape' && end(), { signal });
}
