// Units taken by mouse, pen or finger and carried to where they shall go. What is carried follows by transform alone.
import { mount, unmount } from 'svelte';
import { shield } from '../../motion/shield';
import type { Campaign } from './campaign.svelte';
import Handful from './Handful.svelte';
import { UNITS, type Unit } from './stacks';

const FAR = 6; // pixels: less is a click with an unsteady hand
const HALF = 17; // pixels: of a counter that is carried
const ABOVE = 44; // pixels: a finger hides what is below it

interface Carried {
  event: PointerEvent;
  label: string; // of the tile it stands on
  campaign: Campaign;
  over: (tile: string) => void; // told which target it is carried over
}

/** The counter under a hand: its kind if it can be taken, none on the ground, null if it moved already or is somebody else's. */
export function counterAt(target: EventTarget | null): Unit | '' | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('.unit') : null;
  return found ? (UNITS.find((unit) => unit === found.dataset.ready) ?? null) : '';
}

/** A tile on the screen: its middle, and half of what it measures. */
interface Spot {
  tile: string;
  x: number;
  y: number;
  across: number;
  down: number;
}

/** Where the tiles lie. They are measured once: while something is carried nothing moves but what is carried. */
const spots = (): Spot[] =>
  [...document.querySelectorAll<HTMLElement>('.hex[data-tile]')].map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [across, down] = [width / 2, height / 2];
    return { tile: node.dataset.tile ?? '', x: left + across, y: top + down, across, down };
  });

/** Whether a point lies in a hexagon that stands on a corner. */
const within = ({ x, y, across, down }: Spot, at: { clientX: number; clientY: number }): boolean => {
  const aside = Math.abs(at.clientX - x) / across;
  return aside <= 1 && Math.abs(at.clientY - y) <= down * (1 - aside / 2);
};

/** The counters of a party, for the hand that carries them. */
function handful(campaign: Campaign): { node: HTMLElement; putDown: () => void } {
  const shown = mount(Handful, { target: document.body, props: { campaign } });
  return { node: document.body.lastElementChild as HTMLElement, putDown: () => void unmount(shown) };
}

export function carry({ event, label, campaign, over }: Carried): void {
  const found = event.pointerType === 'touch' ? '' : counterAt(event.target); // a finger is larger than a counter
  if (event.button || found === null) return;
  const unit: Unit | '' = found;
  if (event.pointerType !== 'touch') event.preventDefault(); // the map shall not move with it
  const { pointerId, pointerType, clientX: x, clientY: y } = event;
  const above = pointerType === 'touch' ? ABOVE : 0;
  const listening = new AbortController();
  const { signal } = listening;
  let carried: ReturnType<typeof handful> | null = null;
  let unshield = (): void => undefined;
  let target = '';
  let lying: Spot[] = [];

  const below = (at: PointerEvent): string => {
    const tile = lying.find((spot) => within(spot, at))?.tile ?? '';
    return campaign.targets.has(tile) ? tile : '';
  };

  function move(at: PointerEvent): void {
    if (at.pointerId !== pointerId) return;
    if (!carried && Math.hypot(at.clientX - x, at.clientY - y) < FAR) return;
    if (!carried) {
      lying = spots();
      campaign.lift(label, unit, event.shiftKey);
      campaign.carrying = true;
      carried = handful(campaign);
      unshield = shield();
    }
    carried.node.style.transform = `translate(${at.clientX - HALF}px, ${at.clientY - HALF - above}px)`;
    const now = below(at);
    if (now !== target) over((target = now));
  }

  function end(): void {
    listening.abort();
    unshield();
    campaign.carrying = false;
    over('');
    if (!carried) return;
    carried.putDown();
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

  function stop(): void {
    end();
    if (carried) campaign.choose('');
  }

  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', drop, { signal });
  addEventListener('pointercancel', stop, { signal });
  addEventListener('pointerdown', (other) => other.pointerId !== pointerId && stop(), { signal }); // two fingers pinch
  addEventListener('keydown', (pressed) => pressed.key === 'Escape' && stop(), { signal });
}

/** Of the stack that was chosen one of a kind goes, and nobody else. */
export function sendAlone(campaign: Campaign, unit: Unit): void {
  const { from } = campaign;
  campaign.choose(from);
  campaign.lift(from, unit, false);
}
