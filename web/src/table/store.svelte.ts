// One table as this device sees it: the state the server sent, and the picks on their way to it.
import { reason } from '../app/reason';
import { Lost, post, Refusal } from '../net/api';
import type { Incoming } from '../net/connection.svelte';
import { connection } from '../app/live';
import { me } from '../app/me.svelte';
import { Fences } from './fences';
import { t } from '../app/messages';
import { merge } from '../net/merge';
import { Talk } from './talk.svelte';
import type { Ask, Done, OptionInfo, TableInfo, TableState, View, WhyNots } from '../net/wire';

/** Picks that are not acknowledged yet. `number` is the question they answer: whatever happens, they count once. */
interface Outgoing {
  kind: 'pick' | 'undo';
  fence: string; // which kind of pick it is, for those who want to know whether it was final
  undo: number; // how many picks could be taken back before it
  seat: number;
  number: number;
  picks: string[];
}

export class TableStore {
  state = $state.raw<TableState | null>(null);
  problem = $state('');
  gone = $state('');
  outgoing = $state.raw<Outgoing | null>(null);
  seat = $state<number | null>(null); // the seat this device asked to look from; null: the server chooses
  hushed = $state(false); // whether news are held back for a moment, so that time does not tell who was asked
  received = $state(0); // our clock when the last state came
  witnessed = false; // whether we saw the game while it was played
  readonly talk: Talk;
  #sending = false;
  #fences = new Fences();
  #why: { number: number; answer: Promise<WhyNots> } | null = null;
  #stop: () => void;

  constructor(readonly id: string) {
    this.#stop = connection.listen(
      (message) => this.#hear(message),
      () => void this.#watch(),
    );
    this.talk = new Talk(id);
  }

  close(): void {
    this.#stop();
    connection.ask({ type: 'unwatch', table: this.id }).catch(() => undefined);
  }

  get info(): TableInfo | undefined {
    return this.state?.info;
  }

  get view(): View | null {
    return this.state?.view ?? null;
  }

  /** What this seat is asked, unless an answer is on its way. */
  get ask(): Ask | null {
    return this.outgoing ? null : (this.view?.ask ?? null);
  }

  get undo(): number {
    return this.state?.undo ?? 0;
  }

  get options(): OptionInfo[] {
    return this.ask?.options ?? [];
  }

  get mine(): number[] {
    const id = me.who?.id;
    return (this.info?.seats ?? []).filter((seat) => id && seat.kind === 'person' && seat.person === id).map((seat) => seat.seat);
  }

  // What comes in

  async #watch(anew = false): Promise<void> {
    const { state } = this;
    const same = state && !anew && (this.seat === null || this.seat === state.seat);
    const known = same ? { era: state.era, n: state.n, seat: state.seat } : {};
    const wish = this.seat === null ? {} : { seat: this.seat };
    try {
      await connection.ask({ type: 'watch', table: this.id, ...known, ...wish });
      this.#resend();
    } catch (error) {
      if (error instanceof Refusal) this.gone = reason(error);
    }
  }

  #hear(message: Incoming): void {
    if (!('table' in message) || message.table !== this.id) return;
    if (message.type === 'chat') this.talk.hear([message]);
    if (message.type === 'hush' && message.seat === this.state?.seat) this.hushed = true;
    if (message.type === 'gone') this.gone = message.problem.message;
    if (message.type === 'state') this.#take(message);
    if (message.type === 'update' && this.state) {
      if (message.era === this.state.era) this.#take(merge(this.state, message));
      else if (message.seat === this.state.seat) void this.#watch();
    }
  }

  #take(state: TableState): void {
    this.state = state;
    this.hushed = false;
    this.received = Date.now();
    this.witnessed ||= state.info.status === 'playing';
    const { outgoing } = this;
    if (!outgoing || outgoing.seat !== state.seat || state.number <= outgoing.number) return;
    if (outgoing.fence) this.#fences.learn(outgoing.fence, outgoing.undo, state.undo);
    this.outgoing = null;
  }

  /** Look from another seat of this device. */
  async sit(seat: number): Promise<void> {
    this.seat = seat;
    this.problem = '';
    await this.#watch();
  }

  // What goes out

  async pick(...picks: string[]): Promise<void> {
    const { state, ask } = this;
    const option = ask?.options.find((one) => one.text === picks.at(-1));
    const fence = option && picks.length === 1 ? this.#kindOf(option) : '';
    if (state && ask) await this.#post({ kind: 'pick', seat: state.seat, number: ask.number, picks, fence, undo: state.undo });
  }

  /** Whether a pick of this kind shut the way back the last time it was made. */
  shuts(option: OptionInfo): boolean {
    return this.#fences.shuts(this.#kindOf(option));
  }

  #kindOf(option: OptionInfo): string {
    return `${this.info?.title}/${this.view?.ask?.decision}/${option.verb}`;
  }

  async takeBack(): Promise<void> {
    const { state } = this;
    if (state?.undo && !this.outgoing)
      await this.#post({ kind: 'undo', seat: state.seat, number: state.number, picks: [], fence: '', undo: state.undo });
  }

  async #post(outgoing: Outgoing): Promise<void> {
    this.outgoing = outgoing;
    this.problem = '';
    await this.#deliver();
  }

  /** Send what is on its way. If the line breaks it stays, and is sent again once we know it did not arrive. */
  async #deliver(): Promise<void> {
    const outgoing = this.outgoing;
    if (!outgoing || this.#sending) return;
    this.#sending = true;
    try {
      const { kind, seat, number, picks } = outgoing;
      const message = { type: kind, table: this.id, seat, number, ...(kind === 'pick' ? { picks } : {}) };
      const done = await connection.ask<Done>(message);
      if (kind === 'pick' && (done.made ?? 0) < picks.length) this.problem = t('problem.dropped', { made: done.made ?? 0, n: picks.length });
      if (this.outgoing === outgoing && (this.state?.number ?? 0) >= (done.number ?? 0)) this.outgoing = null;
    } catch (error) {
      if (!(error instanceof Lost)) this.#refuse(outgoing, error);
    } finally {
      this.#sending = false;
      if (this.outgoing && this.outgoing !== outgoing) void this.#deliver(); // picked before the last answer came
    }
  }

  #refuse(outgoing: Outgoing, error: unknown): void {
    if (this.outgoing === outgoing) this.outgoing = null;
    const stale = error instanceof Refusal && error.problem?.code === 'stale';
    if (!stale) this.problem = reason(error);
  }

  #resend(): void {
    const { outgoing, state } = this;
    if (!outgoing || !state || outgoing.seat !== state.seat) return;
    if (state.number === outgoing.number) void this.#deliver();
    else this.outgoing = null;
  }

  /** Everything that is not offered now and why. Asked once for each question. */
  why(): Promise<WhyNots> {
    const number = this.state?.number ?? 0;
    if (this.#why?.number !== number) {
      this.#why = { number, answer: connection.ask<WhyNots>({ type: 'why', table: this.id, seat: this.state?.seat ?? 0 }) };
    }
    return this.#why.answer;
  }

  /** Anything else that is done with a table: join, leave, propose, resign, ... */
  async order(what: string, body?: object): Promise<TableInfo | null> {
    try {
      this.problem = '';
      await me.comeIn();
      const info = await post<TableInfo>(`/api/tables/${this.id}/${what}`, body);
      if (what === 'join' || what === 'leave') {
        this.seat = null;
        await this.#watch(true);
      }
      return info;
    } catch (error) {
      this.problem = reason(error);
      return null;
    }
  }
}
