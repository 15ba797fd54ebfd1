// What the cards in hand lack to be built.
import type { Ask, View } from '../../net/wire';
import { factsOf } from '../../net/facts';
import type { Facts } from './facts';

const BUILD = 'build ';
const STEP_2 = 'Work'; // the question where the prices hold
const ITSELF = 1; // a card that is built pays nothing: the money counts every card in hand

/** How much money is missing, by card: for those that only money keeps from being built now. */
export function shortOf(view: View, ask: Ask | null): Map<string, number> {
  const facts = factsOf<Facts>(view);
  if (ask?.decision !== STEP_2 || !facts['plain builds']) return new Map();
  const offered = new Set(ask.options.map((option) => option.text));
  const prices = Object.entries(facts.prices ?? {}).filter(([option]) => !offered.has(option));
  const money = (facts.money ?? 0) - ITSELF;
  return new Map(
    prices.filter(([, price]) => price > money).map(([option, price]) => [option.slice(BUILD.length), price - money]),
  );
}

/** How many unbuilt cards fewer there would be, by card: for those that would take away more than themselves once built. */
export function takenBy(view: View): Map<string, number> {
  const facts = factsOf<Facts>(view);
  const taken = Object.entries(facts['unbuilt with'] ?? {}).map(([option, left]): [string, number] => [
    option.slice(BUILD.length),
    (facts.unbuilt ?? 0) - left,
  ]);
  return new Map(taken.filter(([, n]) => n > ITSELF));
}
