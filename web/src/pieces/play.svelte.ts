// The state of a table at which somebody may pick: what is lit, looked at, chosen between, prepared or held.
import { getContext, setContext } from 'svelte';
import { artOf, Gallery } from '../art';
import type { CardEntry } from '../app/house';
import { cardsOf } from '../app/house';
import { t } from '../app/messages';
import { wordOf } from '../net/view';
import type { LogLine, OptionInfo } from '../net/wire';
import { Counters } from '../motion/counters';
import { Flights } from '../motion/flights';
import { pointedAt } from '../theatre/anchors';
import type { Theatre } from '../theatre/theatre.svelte';
import type { TitleBoard } from './board';
import { Drops } from './drops';
import { fly } from './fly.svelte';
import { GoingOn } from './going_on.svelte';
import { litPieces } from './lit';
import type { Source, Step } from './source';

export type { Source };

/** How many milliseconds a pick that cannot be taken back is held before it is sent. */
export const GRACE = 3_000;

/** Picks that are held for a moment before they are sent, with the label of what they do. */
export interface Held {
  label: string;
  picks: string[];
}

export class Play {
  cards = $state.raw(new Map<string, CardEntry>());
  gallery = $state.raw<Gallery | null>(null); // the pictures of the cards, once they have come
  looking = $state<string | null>(null); // the card that is held up
  choosing = $state.raw<OptionInfo[]>([]); // several things can be done with what was tapped
  held = $state.raw<Held | null>(null); // what shuts the way back, held for a moment before it goes out
  told = $state.raw<LogLine | null>(null); // the line of the log that is looked at
  step = $state.raw<Step | null>(null); // set by a board that asks for the second half of an answer
  preparing = $state(false);
  prepared = $state.raw<{ key: string; text: string }[]>([]);
  board = $state.raw<TitleBoard>({}); // what the title brings
  dragging = $state<string | null>(null); // the card that is being dragged
  pointed = $state<string | null>(null); // the card of the hand that a mouse or a key is at, where a board follows that
  taps: ((slug: string | null) => boolean) | null = null; // a board may answer a tap first; true: nothing else is to be done
  readonly flights = new Flights();
  readonly counters = new Counters();
  readonly goingOn = new GoingOn(this);
  readonly drops = new Drops();
  #holding = 0;
  lit = $derived.by(() => litPieces(this.source.view ?? {}, this.source.options, this.board.reach, this.board.kinds));
  marked = $derived.by(() => (this.told ? pointedAt(this.source.view, this.told) : this.theatre?.pointed) ?? new Set<string>());

  constructor(
    readonly source: Source,
    readonly wantsGrace: () => boolean = () => false,
  ) {}

  /** What a title brings to its table. */
  bring(board: TitleBoard): void {
    this.board = board;
    if (this.theatre) this.theatre.scenes = board.scenes ?? {};
  }

  get theatre(): Theatre | undefined {
    return this.source.theatre;
  }

  async learn(title: string): Promise<void> {
    void artOf(title).then(
      (art) => (this.gallery = art && new Gallery(art)),
      () => undefined,
    );
    this.cards = await cardsOf(title, this.source.id);
  }

  nameOf(slug: string): string {
    return this.cards.get(slug)?.name ?? t('card-unknown');
  }

  /** What to call something: a card by its name, an option by its label, else what the server calls it. */
  wordOf(id: string): string {
    const option = this.source.options.find(({ text }) => text === id);
    return this.cards.get(id)?.name ?? option?.label ?? wordOf(this.source.view, id);
  }

  /** The card an option speaks of, if any: its noun, or the first part of it. */
  cardOf(option: OptionInfo): string | null {
    return [option.noun, option.noun.split('/')[0] ?? ''].find((noun) => this.cards.has(noun)) ?? null;
  }

  /** Whether the log points at a card of a pile. */
  pointsInto(pile: string): boolean {
    return [...this.marked].some((key) => key.startsWith(`${pile}/`));
  }

  /** A click on a card: pick it, choose what to do with it, or look at it. */
  tap(key: string, slug: string | null, finger = false): void {
    const options = this.lit.get(key) ?? [];
    if (!this.preparing && this.taps?.(slug)) return;
    const read = slug && finger && !this.preparing && options.some((option) => this.wantsReading(option));
    if (!options[0] || read) this.look(slug);
    else if (this.preparing) this.prepare(key, options[0]);
    else this.offer(options);
  }

  /** Whether a finger better reads a card before this is done with it: it costs something, or cannot be taken back. */
  wantsReading({ verb, final }: OptionInfo): boolean {
    return final || [...(this.board.read ?? []), ...(this.board.dear ?? [])].includes(verb);
  }

  /** Take the only option there is, or let somebody choose. */
  offer(options: OptionInfo[]): void {
    const [option, ...others] = options;
    if (option && !others.length) this.take(option);
    else this.choosing = options;
  }

  look(slug: string | null): void {
    if (slug) this.looking = slug;
  }

  /** Pick an option; hold it for a moment where it would shut the way back to earlier picks. */
  take(option: OptionInfo): void {
    this.letGo();
    this.goingOn.resume();
    if (option.answer === 'go_on') void this.send(option.text);
    else this.hold(option);
  }

  /** Send a pick, after a moment to think it over where it shuts the way back or the title has it weighed. */
  hold(option: OptionInfo): void {
    const weighed = this.board.weighed?.includes(option.verb) === true;
    if (!weighed && (!this.source.undo || !option.final)) void this.send(option.text);
    else this.wait(option.label, option.text);
  }

  /** Send picks that shut the way back, after a moment to think them over. */
  wait(label: string, ...picks: string[]): void {
    this.letGo();
    this.goingOn.resume();
    if (!this.wantsGrace()) return void this.send(...picks);
    this.held = { label, picks };
    this.#holding = window.setTimeout(() => void this.send(...picks), GRACE);
  }

  /** Think again about a pick that has not gone out yet. */
  letGo(): void {
    clearTimeout(this.#holding);
    this.held = null;
    this.choosing = [];
  }

  /** Take back what is held, else the last pick. */
  async takeBack(): Promise<void> {
    this.goingOn.stop();
    if (this.held) this.letGo();
    else await this.source.takeBack?.();
  }

  async send(...picks: string[]): Promise<void> {
    this.letGo();
    this.prepared = [];
    this.preparing = false;
    await this.source.pick(...picks);
  }

  prepare(key: string, option: OptionInfo): void {
    const wanted = this.source.ask?.wanted ?? 1;
    if (this.isPrepared(key)) this.prepared = this.prepared.filter((one) => one.key !== key);
    else if (wanted < 2 || this.prepared.length < wanted) this.prepared = [...this.prepared, { key, text: option.text }];
  }

  isPrepared(key: string): boolean {
    return this.prepared.some((one) => one.key === key);
  }

  /** Send what is prepared, in the order in which the options are offered: several of a kind are asked for in that order. */
  async sendPrepared(): Promise<void> {
    const order = this.source.options.map((option) => option.text);
    const picks = this.prepared.map((one) => one.text).sort((a, b) => order.indexOf(a) - order.indexOf(b));
    if (picks.length) await this.send(...picks);
  }
}

const KEY = Symbol('play');
export function providePlay(play: Play): Play {
  fly(play);
  return setContext(KEY, play);
}

export const usePlay = (): Play => getContext<Play>(KEY);
