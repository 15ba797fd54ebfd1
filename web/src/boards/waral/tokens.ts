// Tokens: which characters stand on which place of the area.
import type { CardEntry } from '../../app/house';
import type { View } from '../../net/wire';

export interface Token {
  seat: number;
  slug: string;
}

/** What a district would add to the own power at the end, if that is more than it shows; else 0. */
export function worthOf(gain: number | undefined, entry: CardEntry | undefined): number {
  return gain !== undefined && gain > Number(entry?.power ?? gain) ? gain : 0;
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
