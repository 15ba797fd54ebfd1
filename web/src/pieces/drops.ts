// The places on the page where a card that is dragged can be let go.

/** The picks that a card means when it is dropped on a place; none if it means nothing there. */
export type Takes = (slug: string) => string[];

export class Drops {
  #places = new Map<Element, Takes>();

  /** Let cards be dropped on an element. */
  receive(element: Element, takes: Takes): () => void {
    this.#places.set(element, takes);
    return () => this.#places.delete(element);
  }

  /** Whether a card could be dropped anywhere now. */
  fits(slug: string): boolean {
    return [...this.#places.values()].some((takes) => takes(slug).length > 0);
  }

  /** What happens if a card is dropped on an element, or on what that lies in. */
  picksAt(element: Element | null, slug: string): string[] {
    for (let at = element; at; at = at.parentElement) {
      const picks = this.#places.get(at)?.(slug) ?? [];
      if (picks.length) return picks;
    }
    return [];
  }
}
