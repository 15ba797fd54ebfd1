// Where something that a scene speaks of is on the page.
import { pieceKey } from '../net/view';
import type { LogLine, View, ZoneInfo } from '../net/wire';
import type { Anchor } from './scene';

const CARD = 'card:';

/**
 * What lines of the log point at: cards by the keys of their places, other things by their names.
 * Of several copies of a card, those of the seat that acts count if it has any.
 */
export function pointedAt(view: View | null, ...lines: LogLine[]): Set<string> {
  return new Set(view ? lines.flatMap((line) => things(view, line)) : []);
}

function things(view: View, line: LogLine): string[] {
  return line.about.flatMap((thing) => {
    const places = (view.zones ?? []).flatMap((zone) =>
      zone.cards.flatMap((card, index) => (card === thing ? [{ zone, index }] : [])),
    );
    return [thing, ...ownFirst(places, line.seat).map(({ zone, index }) => pieceKey(zone, index))];
  });
}

/** Of several places where a thing lies, those of a seat if it has any. */
function ownFirst<P extends { zone: ZoneInfo }>(places: P[], seat: number): P[] {
  const own = places.filter(({ zone }) => seat >= 0 && zone.owner === seat);
  return own.length ? own : places;
}

/** The element that an anchor names and that is on the page to be seen, on the board rather than around it. */
export function elementAt(anchor: Anchor, view: View | null, seat = -1): Element | null {
  for (const wanted of selectors(anchor, view, seat)) {
    const seen = [...document.querySelectorAll(wanted)].filter(isSeen);
    const found = seen.find((element) => element.closest('main')) ?? seen[0];
    if (found) return found;
  }
  return null;
}

/** Whether it is drawn: what is folded away has a box, too. */
const isSeen = (element: Element): boolean => element.checkVisibility() && element.getBoundingClientRect().width > 0;

/** A card that lies in a pile which is not spread out is where the pile is, or the player who has it. */
export function selectors(anchor: Anchor, view: View | null, seat = -1): string[] {
  if (!anchor.startsWith(CARD)) {
    const at = anchor.indexOf(':');
    return [attribute(anchor.slice(0, at), anchor.slice(at + 1))];
  }
  const slug = anchor.slice(CARD.length);
  const everywhere = (view?.zones ?? []).filter((zone) => zone.cards.includes(slug)).map((zone) => ({ zone }));
  const holding = ownFirst(everywhere, seat).map(({ zone }) => zone);
  return [
    ...holding.map((zone) => attribute('place', pieceKey(zone, zone.cards.indexOf(slug)))),
    ...holding.map((zone) => attribute('pile', `${zone.zone}/${zone.slot}`)),
    ...holding.map((zone) => attribute('seat', String(zone.owner))),
  ];
}

const attribute = (name: string, value: string): string => `[data-${name}="${CSS.escape(value)}"]`;
