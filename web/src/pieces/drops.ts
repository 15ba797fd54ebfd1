// The places on the page where a card that is dragged can be let go.

/** The picks that a card means when it is dropped on a place; none if it means nothing there. */
export type Takes = (slug: string) => string[];

/** A place, and what else a card means there: it is told before the picks go out. */
interface Place {
  takes: Takes;
  then: (() => void) | undefined;
}

export class Drops {
  #places = new Map<Element, Place>();

  /** Let cards be dropped on an element. */
  receive(element: Element, takes: Takes, then?: () => void): () => void {
    this.#places.set(element, { takes, then });
    return () => this.#places.delete(element);
  }

  /** Whether a card could be dropped anywhere now. */
  fits(slug: string): boolean {
    return [...this.#places.values()].some(({ takes }) => takes(slug).length > 0);
  }

  /** A card is dropped on an element, or on what that lies in: the picks this means. */
  drop(element: Element | null, slug: string): string[] {
    for (let at = element; at; at = at.parentElement) {
      const place = this.#places.get(at);
      const picks = place?.takes(slug) ?? [];
      if (picks.length) place?.then?.();
      if (picks.length) return picks;
    }
    return [];
  }
}
