// In which order answers stand, and which of them the game would suggest, if any.
import type { Ask, OptionInfo } from '../net/wire';
import type { TitleBoard } from '../pieces/board';

/** What a title says about the weight of its verbs. */
type Manners = Pick<TitleBoard, 'dear' | 'usual' | 'aside' | 'spoken'>;

const ORDER: OptionInfo['answer'][] = ['act', 'leave', 'go_on', 'take_back'];

/** What can be done comes first, then what leaves it, goes on or takes something back; last what changes the manner of play. */
export const inOrder = (options: OptionInfo[], { aside = [] }: Manners = {}): OptionInfo[] => [
  ...ORDER.flatMap((answer) => options.filter((option) => option.answer === answer && !aside.includes(option.verb))),
  ...options.filter(({ verb }) => aside.includes(verb)),
];

/**
 * The natural move: what is usual in this title, or the only thing there is to do, unless the turn could as well go on.
 * Where nothing can be done: the only way to leave it or to go on. What the title calls dear is never the natural move.
 */
export function naturalMove(options: OptionInfo[], { dear = [], usual = [], aside = [] }: Manners = {}): OptionInfo | undefined {
  const forward = options.filter(({ answer, verb }) => answer !== 'take_back' && !aside.includes(verb));
  const acts = forward.filter((option) => option.answer === 'act');
  const expected = acts.find(({ verb }) => usual.includes(verb));
  if (expected) return expected;
  const mayGoOn = forward.some((option) => option.answer === 'go_on');
  const costs = forward.length > 1 && acts.some(({ verb }) => dear.includes(verb));
  if (acts.length === 1 && !mayGoOn && !costs) return acts[0];
  return forward.length === 1 ? forward[0] : undefined;
}

const DIGITS = 9; // that pick a choice

/**
 * The key of each answer: 1 to 9 for what can be done, then for the rest, and 0 for the way to leave it or to go on, if there is
 * one. So a key that does something in one question never passes in the next.
 */
export function keysOf(shown: OptionInfo[], folded: OptionInfo[], { aside = [] }: Manners = {}): Map<string, string> {
  const onwards = shown.filter(({ answer, verb }) => (answer === 'leave' || answer === 'go_on') && !aside.includes(verb));
  const way = onwards.length === 1 ? onwards[0] : undefined;
  const acts = shown.filter(({ answer, verb }) => answer === 'act' && !aside.includes(verb));
  const rest = shown.filter((option) => option !== way && !acts.includes(option));
  const keys = [...acts, ...folded, ...rest].slice(0, DIGITS).map(({ text }, i): [string, string] => [text, String(i + 1)]);
  return new Map(way ? [...keys, [way.text, '0']] : keys);
}

/** How many choices on the table are in the dock, too: an only one, or a few cards if it is told what they bring about. */
export const inSight = (placed: OptionInfo[]): number =>
  placed.every(({ kind, consequence }) => kind === 'card' && consequence) ? 3 : 1;

const FEW = 9;

/** The choices that can be made on the table (`lit`) and do not stand beside the question, since there are too many of them. */
export function foldedOf(answers: OptionInfo[], lit: Set<string>, compact: boolean, { spoken = [] }: Manners = {}): OptionInfo[] {
  const placed = answers.filter(({ text, verb }) => lit.has(text) && !spoken.includes(verb));
  return placed.length > (compact ? inSight(placed) : FEW) ? placed : [];
}

/** How many things a question wants of how many there are; the latter only where there are so many to tell apart. */
export function countWanted({ wanted, options }: Ask, things: number): { wanted: number; n: number } | null {
  const n = Math.max(things, options.filter((option) => option.answer === 'act').length);
  return wanted > 1 && n >= wanted ? { wanted, n } : null;
}

/** Whether several cards can be picked together: alike to each other, none of them final, and more than one is wanted. */
export function pickSeveral(ask: Ask, several: string[] = []): boolean {
  const acts = ask.options.filter((option) => option.answer === 'act');
  const alike = new Set(acts.map((option) => option.verb)).size === 1;
  const cards = acts.length > 1 && alike && acts.every((option) => option.kind === 'card' && !option.final);
  return cards && (ask.wanted > 1 || several.includes(ask.decision));
}

/** Where the answers of a question stand. */
export interface Places {
  number: number; // of the question
  decision: string;
  wanted: number;
  options: OptionInfo[];
}

/** A question that counts down leaves its answers where they are: what can no longer be chosen leaves its place free. */
export function placesOf(before: Places | null, { number, decision, wanted }: Ask, options: OptionInfo[]): Places {
  const goesOn = before?.number === number || (before?.decision === decision && before.wanted === wanted + 1);
  const known = before && goesOn && options.every(({ text }) => before.options.some((one) => one.text === text));
  return { number, decision, wanted, options: known ? before.options : options };
}
