// What is held between two taps: a soldier, a card of the shop, or an order. Dragging means the same in one gesture.
import type { Play } from '../../pieces/play.svelte';
import { canHold, toPlot, toSoldier } from './gestures';

export class Hold {
  held = $state<string | null>(null);
  asked: number | undefined; // the question that was there when something was taken up

  constructor(readonly play: Play) {}

  /** What is held or carried. */
  get thing(): string | null {
    return this.play.dragging ?? this.held;
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
    return slug === null ? [] : toPlot(this.question, slug, plot);
  }

  /** What putting the thing in hand on somebody means, or somebody on it. */
  soldierPicks(other: string, slug = this.thing): string[] {
    if (slug === null || slug === other) return [];
    const picks = toSoldier(this.question, slug, other);
    return picks.length ? picks : toSoldier(this.question, other, slug);
  }

  /** A tap on a card: put something on it, take it up, or lay it down again. Says whether that was all. */
  tap(slug: string | null): boolean {
    if (slug === null) return false;
    const picks = this.soldierPicks(slug);
    if (picks.length) this.send(picks);
    else if (this.held === slug) this.release();
    else if (this.can(slug)) this.held = slug;
    else {
      this.release();
      return false;
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

  release(): void {
    this.held = null;
  }
}

const holds = new WeakMap<Play, Hold>();

/** The hold of a table: board and hand share it, and every tap on a card goes through it first. */
export function holdOf(play: Play): Hold {
  const hold = holds.get(play) ?? new Hold(play);
  holds.set(play, hold);
  play.taps = (slug) => hold.tap(slug);
  return hold;
}
