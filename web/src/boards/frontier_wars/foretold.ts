// What a hand has said before it is asked: the tile on which an order was dropped, how many cards shall come from one deck.
import type { Ask, OptionInfo } from '../../net/wire';

const ASIDE = 'KeepOne'; // one of two cards is kept before the next one is drawn

interface Teller {
  readonly moving: boolean;
  readonly play: { take(option: OptionInfo): unknown; send(pick: string): unknown };
  offer(tile: string): unknown;
}

export class Foretold {
  #tile = '';
  #more: string[] = []; // picks that still follow, each as soon as it is offered

  constructor(readonly campaign: Teller) {}

  /** An order is dropped on a tile: if it asks for one next, that one is meant. */
  aim(tile: string): void {
    this.#tile = tile;
  }

  /** The same option several times, one after the other: what each brings is seen before the next goes out. */
  repeat(option: OptionInfo, times: number): void {
    this.campaign.play.take(option);
    this.#more = Array.from({ length: times - 1 }, () => option.text);
  }

  /** A question has come: what it was told before answers it, or is no longer meant. */
  asked(ask: Ask | null): void {
    const { campaign } = this;
    const [tile, [next, ...rest]] = [this.#tile, this.#more];
    this.#tile = '';
    if (tile && !campaign.moving) campaign.offer(tile);
    if (ask?.decision === ASIDE) return;
    const offered = ask?.options.some(({ text }) => text === next);
    this.#more = offered ? rest : [];
    if (next && offered) void campaign.play.send(next);
  }
}
