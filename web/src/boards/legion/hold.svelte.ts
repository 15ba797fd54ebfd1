// What is held between two taps: a soldier, a card of the shop, or an order. Dragging means the same in one gesture.
import { MediaQuery } from 'svelte/reactivity';
import type { Play } from '../../pieces/play.svelte';
import type { Step } from '../../pieces/source';
import { canHold, onlyTaker, toPlot, toSoldier } from './gestures';
import { message } from './messages';

export class Hold {
  held = $state<string | null>(null);
  peek = $state.raw<{ slug: string; plot: number } | null>(null); // the mouse is over the number of a Plot above somebody
  asked: number | undefined; // the question that was there when something was taken up

  constructor(
    readonly play: Play,
    readonly narrow = { current: false },
  ) {}

  /** What is held or carried. */
  get thing(): string | null {
    return this.play.dragging ?? this.held ?? this.peek?.slug ?? null;
  }

  /** What the question asks while something is held. */
  get step(): Step | null {
    const entry = this.held === null ? undefined : this.play.cards.get(this.held);
    if (!entry) return null;
    const somebody = entry.kind === 'character';
    const asks = message(somebody ? 'holds-person' : 'holds-thing', { name: entry.name });
    return { asks, detail: somebody ? '' : entry.text, back: () => this.release() };
  }

  get question(): { view: Play['source']['view']; ask: Play['source']['ask'] } {
    const { view, ask } = this.play.source;
    return { view, ask };
  }

  can(slug: string): boolean {
    return canHold(this.question, slug);
  }

  /** What bringing the thing in hand to a Plot means. */
  plotPicks(plot: number, slug = this.thing): string[] {
    const elsewhere = this.peek?.slug === slug && this.peek.plot !== plot && this.held === null && !this.play.dragging;
    return slug === null || elsewhere ? [] : toPlot(this.question, slug, plot);
  }

  /** What putting the thing in hand on somebody means, or somebody on it. */
  soldierPicks(other: string, slug = this.thing): string[] {
    if (slug === null || slug === other) return [];
    const picks = toSoldier(this.question, slug, other);
    return picks.length ? picks : toSoldier(this.question, other, slug);
  }

  /** Whether a card is better read before it is used: on a narrow screen nothing says what it does, however one taps. */
  wantsReading(slug: string | null): boolean {
    const options = this.play.source.options.filter((option) => slug !== null && this.play.cardOf(option) === slug);
    return this.narrow.current && options.some((option) => this.play.wantsReading(option));
  }

  /** A tap on a card: put something on it, take it up, or lay it down again. Says whether that was all. */
  tap(slug: string | null): boolean {
    if (slug === null) return false;
    const taker = onlyTaker(this.question, slug);
    const picks = this.soldierPicks(slug);
    if (picks.length) this.send(picks);
    else if (taker !== null) this.send(toSoldier(this.question, slug, taker));
    else if (this.held === slug) this.release();
    else if (this.can(slug)) this.held = slug;
    else {
      this.release();
      if (!this.wantsReading(slug)) return false;
      this.play.look(slug);
    }
    return true;
  }

  /** One pick is taken as any other: it may be thought over. Of death somebody is asked first. */
  send(picks: string[]): void {
    this.release();
    const option = picks.length === 1 ? this.play.source.options.find(({ text }) => text === picks[0]) : undefined;
    if (option?.consequence && option.kind === 'sending') this.play.choosing = [option];
    else if (option) this.play.take(option);
    else void this.play.send(...picks);
  }

  /** While somebody is held, the numbers mean Plots. */
  key(event: KeyboardEvent): void {
    if (this.held === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const picks = this.plotPicks(Number(event.key));
    if (event.key === 'Escape') this.release();
    else if (picks.length) {
      event.stopImmediatePropagation();
      this.send(picks);
    }
  }

  release(): void {
    this.held = null;
    this.peek = null;
  }
}

const holds = new WeakMap<Play, Hold>();

/** The hold of a table: board and hand share it, and every tap on a card goes through it first. */
export function holdOf(play: Play): Hold {
  const hold = holds.get(play) ?? new Hold(play, new MediaQuery('max-width: 61.99rem'));
  holds.set(play, hold);
  play.taps = (slug) => hold.tap(slug);
  return hold;
}
