// Tokens: which characters stand on which place of the area.
import type { CardEntry } from '../../app/house';
import { factsOf } from '../../net/facts';
import type { View } from '../../net/wire';
import type { Play } from '../../pieces/play.svelte';
import type { Facts } from './facts';
import { message } from './messages';

export interface Token {
  seat: number;
  slug: string;
}

/** What a district would add to the own power at the end, if that is more than it shows; else 0. */
export function worthOf(gain: number | undefined, entry: CardEntry | undefined): number {
  return gain !== undefined && gain > Number(entry?.power ?? gain) ? gain : 0;
}

/** Why a district would bring whoever looks more power at the end than it shows, in sentences: the sum, and what adds to it. */
export function reasonsOf(view: View, slug: string, play: Pick<Play, 'cards' | 'nameOf'>): string[] {
  const { gains, reasons } = factsOf<Facts>(view);
  const entry = play.cards.get(slug);
  const worth = worthOf(gains?.[slug], entry);
  if (!worth) return [];
  const added = Object.entries(reasons?.[slug] ?? {}).map(([card, n]) =>
    message(play.cards.get(card)?.kind === 'character' ? 'worth-by-character' : 'worth-by-trick', { n, card: play.nameOf(card) }),
  );
  return [message('worth-about', { n: worth, power: Number(entry?.power ?? 0) }), ...added];
}

/** The characters on a place. A character's mark counts places from 1. */
export function tokensOn(view: View, place: number): Token[] {
  return (view.zones ?? [])
    .filter((zone) => zone.zone === 'band')
    .flatMap((zone) =>
      zone.cards.flatMap((slug, index) =>
        slug && zone.marks[index]?.['stands on'] === place + 1 ? [{ seat: zone.owner, slug }] : [],
      ),
    );
}

/** What lies on a district of the area. */
export interface Signs {
  tokens: Token[];
  rivals: boolean; // whether characters of several players stand there
  blocked: boolean;
}

/** The signs on a district, if it lies in the area. */
export function signsOn(view: View, district: string): Signs | null {
  const zone = view.zones?.find((one) => one.zone === 'area' && one.cards[0] === district);
  if (!zone) return null;
  const tokens = tokensOn(view, zone.slot);
  return { tokens, rivals: isContested(tokens), blocked: Boolean(zone.marks[0]?.blocked) };
}

/** Whether tokens belong to several players. */
export const isContested = (tokens: Token[]): boolean => new Set(tokens.map((token) => token.seat)).size > 1;
