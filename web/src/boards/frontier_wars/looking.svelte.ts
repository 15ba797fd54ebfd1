// What hand and eye are on: the tile below the mouse, the one a finger rests on or has tapped, the one the keyboard has come to.
import type { Campaign } from './campaign.svelte';
import { carry } from './carry';

const HOLD = 450; // milliseconds: who rests a finger on a tile looks

export class Looking {
  hovered = $state(''); // below the mouse, or below a finger that rests
  cursor = $state(''); // where the keyboard is
  looked = $state(''); // tapped, where nothing could be chosen
  over = $state(''); // something is carried over it
  #timer = 0;
  #held = false;

  constructor(
    readonly campaign: Campaign,
    readonly zoomed: () => boolean,
  ) {}

  hover(label: string): void {
    if (!this.campaign.carrying) this.hovered = label;
  }

  press(event: PointerEvent, label: string): void {
    this.#held = false;
    const touch = event.pointerType === 'touch';
    if (touch) this.#timer = window.setTimeout(() => ((this.#held = true), (this.hovered = label)), HOLD);
    const { campaign } = this;
    if (campaign.movable(label) && !(touch && this.zoomed()))
      carry({ event, label, campaign, over: (tile) => (this.over = tile) });
  }

  release(): void {
    clearTimeout(this.#timer);
    this.hovered = '';
  }

  click(event: MouseEvent, label: string): void {
    this.cursor = label;
    const mouse = (event as PointerEvent).pointerType === 'mouse';
    const idle = !this.campaign.means(label);
    if (!this.#held) this.campaign.touch(label, mouse);
    this.looked = !this.#held && !mouse && idle && this.looked !== label ? label : '';
    this.#held = false;
  }
}
