// A table that asks something, as far as the dock needs one.
import type { Ask, OptionInfo } from '../src/net/wire';

export class Asked {
  id = 'table';
  view = { seat: 0, names: ['A'] };
  undos = 0;
  ask = $state.raw() as Ask;

  constructor(
    ask: Ask,
    readonly pick: (...picks: string[]) => Promise<void>,
  ) {
    this.ask = ask;
  }

  get options(): OptionInfo[] {
    return this.ask.options;
  }
}
