// How the kinds of cards and what they do are drawn. Every kind has a colour and an emblem: neither stands alone.
import type { CardEntry } from '../../app/house';

export const COLUMNS = ['green', 'red', 'blue', 'purple'] as const;
export const SYMBOLS = ['trowel', 'shovel', 'bucket', 'bottle'] as const;

interface Effect {
  op: string;
  n?: number | string;
}

export interface Glyph {
  icon: string;
  sign: string;
}

const GLYPHS: Record<string, [icon: string, sign: string]> = {
  draw: ['draw', '+'],
  draw_keep: ['draw', '+'],
  draw_from_discard: ['draw', '+'],
  draw_to_limit: ['draw', '→'],
  reveal_until_coin: ['coin', '+'],
  take_coin: ['wooden', '+'],
  build: ['build', '+'],
  discount: ['discount', '−'],
  hand_limit: ['limit', '+'],
  turn_hand_limit: ['limit', '+'],
  discard: ['discard', '−'],
  remove: ['remove', '−'],
  offload: ['symbol', ''],
  stow_coin: ['coin', ''],
  end_remove: ['remove', '−'],
};

/** What a card does, in signs: at most two. */
export function glyphs(entry: CardEntry | undefined): Glyph[] {
  const effects = (entry?.effects ?? []) as Effect[];
  return effects.slice(0, 2).flatMap((effect) => {
    const glyph = GLYPHS[effect.op];
    return glyph ? [{ icon: glyph[0], sign: `${glyph[1]}${typeof effect.n === 'number' && effect.n > 0 ? effect.n : ''}` }] : [];
  });
}

/** The big number in the corner: what it costs, or what a coin card pays. */
export function corner(entry: CardEntry | undefined): string {
  if (!entry) return '';
  if (entry.kind !== 'coin') return typeof entry.cost === 'number' ? String(entry.cost) : '';
  return typeof entry.coin === 'number' ? String(entry.coin) : '';
}

/** Whether a card is a part of a castle and nothing else. */
export const doesNothing = (entry: CardEntry): boolean =>
  entry.kind === 'castle' && !entry.on_build && !(entry.effects as Effect[]).length;
