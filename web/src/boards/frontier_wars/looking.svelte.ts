// What hand and eye are on: the tile below the mouse, the one a finger rests on or has tapped, the one the keyboard has come to.
import type { Campaign } from './campaign.svelte';
import { carry, counterAt } from './carry';
import { Gathering } from './gathering.svelte';
import { message } from './messages';
import { armyOf, readyOf, sum, UNITS, type Unit } from './stacks';

// In milliseconds
const HOLD = 450; // who rests a finger on a tile looks
const REST = 250; // who rests a mouse on a stack might send it

export class Looking {
  hovered = $state(''); // below the mouse, or below a finger that rests
  cursor = $state(''); // where the keyboard is
  looked = $state(''); // tapped, where nothing could be chosen
  over = $state(''); // something is carried over it
  refused = $state(''); // why nothing came of the last click, in words
  #timer = 0;
  #held = false;

  readonly gathering: Gathering;

  constructor(
    readonly campaign: Campaign,
    readonly zoomed: () => boolean,
  ) {
    this.gathering = new Gathering(campaign);
  }

  hover(label: string): void {
    const { campaign } = this;
    if (campaign.carrying) return;
    clearTimeout(this.#timer);
    this.hovered = label;
    this.#timer = window.setTimeout(() => this.#rest(label), REST);
  }

  /** A mouse rests on a stack: its next click may send that, unless an order could still be played. */
  #rest(label: string): void {
    const { campaign, gathering } = this;
    const mayPlay = campaign.play.source.options.some(({ verb }) => verb === 'play');
    const free = !gathering.to && (campaign.soft || !campaign.from);
    if (mayPlay || !free || label === campaign.from || !campaign.movable(label)) return;
    campaign.choose(label);
    campaign.soft = true;
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

  /** A counter of a stack of several kinds is clicked: one of its kind, then one more. Says whether that was meant. */
  single(label: string, unit: Unit): boolean {
    const { campaign } = this;
    const ready = readyOf(campaign.targets.has(label) ? undefined : campaign.movable(label));
    if (UNITS.filter((kind) => ready[kind]).length < 2) return false;
    const some = campaign.from === label && !campaign.soft && sum(campaign.party.going) < sum(ready);
    if (some) campaign.step(unit, 1);
    else campaign.lift(label, unit, false);
    return true;
  }

  /** Why a click on a tile moves nobody: what was chosen does not come there, or all that stand there have moved. */
  #whyNot(label: string): string {
    const { campaign, gathering } = this;
    const there = armyOf(campaign.tile(label), campaign.seat);
    if (!campaign.moving || campaign.means(label)) return '';
    if (campaign.army && !campaign.soft) return message('out-of-reach', { tile: label.toUpperCase() });
    return there && !gathering.sources(label).length ? message('have-moved', { tile: label.toUpperCase() }) : '';
  }

  click(event: MouseEvent, label: string): void {
    this.cursor = label;
    const mouse = (event as PointerEvent).pointerType === 'mouse';
    const idle = !this.campaign.means(label);
    this.refused = this.#whyNot(label);
    const one = mouse && !this.gathering.to ? counterAt(event.target) : '';
    const counted = one && this.single(label, one);
    if (!counted && !this.#held && !this.gathering.touch(label)) this.campaign.touch(label, mouse);
    this.looked = !this.#held && !mouse && idle && this.looked !== label ? label : '';
    this.#held = false;
  }
}
