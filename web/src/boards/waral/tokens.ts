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
