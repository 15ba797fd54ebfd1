// What two things put together mean: a soldier on a Plot, equipment or an order on a soldier. Often two picks in one.
import { factsOf } from '../../net/facts';
import type { Ask, OptionInfo, View } from '../../net/wire';
import type { Facts } from './facts';

export interface Question {
  view: View | null;
  ask: Ask | null;
}

const offered = (ask: Ask | null, text: string): boolean => Boolean(ask?.options.some((option) => option.text === text));

/** A pick and the one that follows it. Where that has only one answer, the game gives it by itself. */
const both = (first: string, second: string, choices: number): string[] => (choices > 1 ? [first, second] : [first]);

/** The picks that bring somebody to a Plot. */
export function toPlot({ view, ask }: Question, slug: string, plot: number): string[] {
  const sending = [`send ${slug}/${plot}`, `send_freely ${slug}/${plot}`].find((text) => offered(ask, text));
  if (sending) return [sending];
  const goals = factsOf<Facts>(view).moves?.[slug] ?? [];
  if (offered(ask, `move ${slug}`) && goals.includes(plot)) return both(`move ${slug}`, `move_to ${plot}`, goals.length);
  return ask?.subject?.noun === slug && offered(ask, `move_to ${plot}`) ? [`move_to ${plot}`] : [];
}

/** Who can get equipment that may be bought now, or an order that may be given. */
function takersOf({ view, ask }: Question, thing: string): string[] {
  const { wares = {}, recipients = {} } = factsOf<Facts>(view);
  if (offered(ask, `buy ${thing}`)) return wares[thing]?.takers ?? [];
  return offered(ask, `give ${thing}`) ? (recipients[thing] ?? []) : [];
}

/** The picks that put equipment or an order on somebody. */
export function toSoldier(question: Question, thing: string, slug: string): string[] {
  const takers = takersOf(question, thing);
  if (!takers.includes(slug)) return [];
  const [first, second] = offered(question.ask, `buy ${thing}`) ? ['buy', 'equip'] : ['give', 'give_to'];
  return both(`${first} ${thing}`, `${second} ${slug}`, takers.length);
}

/** What somebody can be given now in one gesture, and the picks that do it. */
export interface Gift {
  thing: string;
  picks: string[];
}

export const giftsFor = (question: Question, slug: string): Gift[] =>
  (question.ask?.options ?? [])
    .filter(({ verb }) => verb === 'buy' || verb === 'give')
    .map(({ noun }) => ({ thing: noun, picks: toSoldier(question, noun, slug) }))
    .filter(({ picks }) => picks.length);

/** The only one whom a thing can be put on: then nothing has to be said twice. */
export function onlyTaker(question: Question, thing: string): string | null {
  const [taker, ...others] = takersOf(question, thing);
  return taker !== undefined && !others.length ? taker : null;
}

/** Whether something can be taken up now, to be put somewhere else. */
export function canHold({ view, ask }: Question, slug: string): boolean {
  const { arrivals = {}, wares = {}, recipients = {} } = factsOf<Facts>(view);
  const sent = Boolean(ask?.options.some((option) => isSendingOf(option, slug)));
  const waits = !ask && slug in arrivals; // somebody may look ahead
  return (
    sent ||
    waits ||
    offered(ask, `move ${slug}`) ||
    (offered(ask, `buy ${slug}`) && slug in wares) ||
    (offered(ask, `give ${slug}`) && slug in recipients)
  );
}

export const isSendingOf = ({ kind, noun }: OptionInfo, slug: string): boolean =>
  kind === 'sending' && noun.startsWith(`${slug}/`);

/** The skills a Plot asks for that somebody has not. */
export const missing = (needs: string[], skills: string[]): string[] => needs.filter((skill) => !skills.includes(skill));
