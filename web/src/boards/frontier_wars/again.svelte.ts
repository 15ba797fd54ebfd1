// The reinforcements of last time, as one choice.
import type { OptionInfo } from '../../net/wire';
import type { Campaign } from './campaign.svelte';
import { allowed } from './foresight';
import { asBefore } from './ways';

export class Again {
  options = $state.raw<OptionInfo[]>([]); // none, unless all of it can be had once more
  readonly #wish: OptionInfo[];

  constructor(campaign: () => Campaign) {
    this.#wish = $derived(asBefore(campaign().play.source.options, campaign().play.source.log ?? [], campaign().seat));
    $effect(() => {
      const wish = this.#wish;
      const { seat, play } = campaign();
      const { id, ask } = play.source;
      const picks = wish.map(({ text }) => text);
      const can = ask && picks.length ? allowed(id, { seat, number: ask.number, picks }) : Promise.resolve(false);
      void can.then((yes) => wish === this.#wish && (this.options = yes ? wish : []));
    });
  }
}
