// A table that asks something, as far as the dock needs one.
import type { Ask, OptionInfo } from '../src/net/wire';

export class Asked {
  id = 'table';
  view = { seat: 0, names: ['A'] };
  undos = 0;
  ask: Ask;

  constructor(
    asked: Ask,
    readonly pick: (...picks: string[]) => Promise<void>,
  ) {
    this.ask = $state.raw(asked);
  }

  get options(): OptionInfo[] {
    return this.ask.options;
  }
}
