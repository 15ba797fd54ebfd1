// What the piles of a view are called on this board.
import { message } from './messages';
import type { Texts } from './texts';

const NAMES = {
  castles: 'pile-castles',
  green: 'pile-green',
  red: 'pile-red',
  blue: 'pile-blue',
  purple: 'pile-purple',
  yellow: 'pile-yellow',
  hand: 'pile-hand',
  'draw stack': 'pile-draw-stack',
  'discard pile': 'pile-discard-pile',
  'symbol pile': 'pile-symbol-pile',
  bill: 'pile-bill',
  revealed: 'pile-revealed',
  'set aside': 'pile-set-aside',
  'laid out': 'pile-laid-out',
  pallet: 'pile-pallet',
  outbox: 'pile-outbox',
} satisfies Record<string, keyof Texts>;

export type PileName = keyof typeof NAMES;

export const pileName = (pile: PileName): string => message(NAMES[pile]);
