// Coins and effects of the cards, as the client draws them.
export const COINS = ['gold', 'silver', 'iron', 'any'] as const;
type CoinKind = (typeof COINS)[number];
export type Purse = Partial<Record<CoinKind, number>>;

export interface Operation extends Purse {
  op: string;
  n: number;
  coins?: number;
  tricks?: number;
}

export interface Sign {
  icon: string;
  count: string;
  purse: Purse | null;
}

const ICONS: Record<string, string> = {
  draw: 'draw',
  steal: 'steal',
  destroy: 'destroy',
  wreck: 'wreck',
  swap: 'swap',
  block: 'block',
  skip: 'skip',
  scry: 'scry',
  ready: 'ready',
  trade: 'trade',
};

/** What a list of operations gives, in signs: coins as coins, the rest as icons. */
export function signs(operations: Operation[] | undefined): Sign[] {
  return (operations ?? []).map((operation) => {
    if (operation.op === 'gain') return { icon: '', count: '', purse: operation };
    const count = Math.max(operation.n, operation.coins ?? 0, operation.tricks ?? 0);
    return { icon: ICONS[operation.op] ?? 'other', count: count > 1 ? String(count) : '', purse: null };
  });
}

export const isEmpty = (purse: Purse): boolean => COINS.every((kind) => !purse[kind]);
