// Finds the pictures of a title: `art/<title>/index.ts`, loaded when a table needs them. Every picture is drawn by code from the
// card's data, so that the same card looks the same everywhere, and a new one has a picture for free.
import type { Card } from './kit/card';

export type { Card } from './kit/card';

/** A hexagon of a map: axial coordinates, and what it is. */
export interface MapTile {
  q: number;
  r: number;
  kind: string;
}

export interface Art {
  /** The picture of a card as SVG text; empty for what has none. */
  picture: (card: Card, dark: boolean) => string;
  /** The map of a scenario as SVG text, small, for somebody who chooses one. */
  map?: (name: string, tiles: MapTile[], dark: boolean) => string;
}

const titles = import.meta.glob<Art>('./*/index.ts');

/** The pictures of a title; nothing, if nobody has drawn any. */
export async function artOf(title: string): Promise<Art | null> {
  const load = titles[`./${title}/index.ts`];
  return load ? await load() : null;
}

/** A picture as the address of an image. Inside an image nothing can clash with the page or with another picture. */
export const imageOf = (svg: string): string => (svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : '');

/** The pictures at one table: each is drawn when it is first seen, once for each theme. */
export class Gallery {
  #drawn = new Map<string, string>();

  constructor(readonly art: Art) {}

  image(card: Card, dark: boolean): string {
    const key = `${card.id} ${dark ? 'dark' : 'light'}`;
    const image = this.#drawn.get(key) ?? imageOf(this.art.picture(card, dark));
    this.#drawn.set(key, image);
    return image;
  }
}
