// One table as this device sees it: the states the server sent, played one after the other, and what goes out from here.
import { connection } from '../app/live';
import { me } from '../app/me.svelte';
import { reason } from '../app/reason';
import { post, Refusal } from '../net/api';
import type { Incoming } from '../net/connection.svelte';
import { language } from '../net/language';
import { isWhole, merge } from '../net/merge';
import type { Ask, OptionInfo, TableInfo, TableState, Update, WhyNots } from '../net/wire';
import { Theatre } from '../theatre/theatre.svelte';
import { Gestures } from './gestures.svelte';
import { Outbox, type Outgoing } from './outbox.svelte';
import { patience, viewOf } from './states';
import { Talk } from './talk.svelte';

export class TableStore {
  readonly theatre = new Theatre<TableState>();
  problem = $state('');
  gone = $state(''); // why there is no such table for us
  seat = $state<number | null>(null); // the seat this device asked to look from; null: the server chooses
  hushed = $state(false); // whether news are held back for a moment, so that time does not tell who was asked
  received = $state(0); // our clock when the last state came
  witnessed = false; // whether we saw the game while it was played
  readonly talk: Talk;
  readonly #outbox: Outbox;
  readonly #gestures = new Gestures();
  #asking = 0; // how many times we have asked where the table stands and wait for the answer
  /** What we may know of the game. */
  readonly view = $derived(viewOf(this.state));
  readonly log = $derived(this.state?.log ?? []);
  #why: { number: number; answer: Promise<WhyNots> } | null = null;
  #stop: () => void;

  constructor(readonly id: string) {
    this.#outbox = new Outbox(id, (problem) => (this.problem = problem));
    this.#stop = connection.listen(
      (message) => this.#hear(message),
      () => void this.#watch(),
    );
    this.talk = new Talk(id);
  }

  close(): void {
    this.theatre.close();
    this.#stop();
    connection.ask({ type: 'unwatch', table: this.id }).catch(() => undefined);
  }

  /** The table as it is shown: what led to the newest state may still be played. */
  get state(): TableState | null {
    return this.theatre.shown;
  }

  /** The last state that the server sent. */
  get newest(): TableState | null {
    return this.theatre.newest;
  }

  get info(): TableInfo | undefined {
    return this.state?.info;
  }

  /** The picks that are on their way. */
  get outgoing(): Outgoing | null {
    return this.#outbox.outgoing;
  }

  /** What this seat is asked, unless an answer is on its way or there is something to see first. */
  get ask(): Ask | null {
    return this.outgoing || this.theatre.busy ? null : (this.view?.ask ?? null);
  }

  get undo(): number {
    return this.state?.undo ?? 0;
  }

  /** How often something could be taken back: what was done in one go counts once. */
  get undos(): number {
    return this.#gestures.count(this.undo);
  }

  get options(): OptionInfo[] {
    return this.ask?.options ?? [];
  }

  /** The seats of whoever sits at this device. */
  get mine(): number[] {
    const id = me.who?.id;
    const own = (this.info?.seats ?? []).filter((seat) => id && seat.kind === 'person' && seat.person === id);
    return own.map((seat) => seat.seat);
  }

  /** Ask where the table stands: what we missed since the state we have, or everything. */
  async #watch(anew = false): Promise<void> {
    const { newest: state } = this;
    const same = state && !anew && (this.seat === null || this.seat === state.seat);
    const known = same ? { era: state.era, n: state.n, seat: state.seat } : {};
    const wish = this.seat === null ? {} : { seat: this.seat };
    this.#asking += 1;
    try {
      await connection.ask({ type: 'watch', table: this.id, language: language(), ...known, ...wish });
      if (this.newest) this.#outbox.resume(this.newest);
    } catch (error) {
      if (error instanceof Refusal) this.gone = reason(error);
    } finally {
      this.#asking -= 1;
    }
  }

  #hear(message: Incoming): void {
    if (!('table' in message) || message.table !== this.id) return;
    if (message.type === 'chat') this.talk.hear([message]);
    if (message.type === 'hush' && message.seat === this.newest?.seat) this.hushed = true;
    if (message.type === 'gone') this.gone = message.problem.message;
    if (message.type === 'state') this.#take(message, true);
    if (message.type === 'update' && this.newest) this.#follow(this.newest, message);
  }

  /** Updates are numbered without gaps within an era. Where one is missing we ask for all that we missed. */
  #follow(state: TableState, update: Update): void {
    if (update.seat !== state.seat || (update.era === state.era && update.n <= state.n)) return;
    const next = update.era === state.era && update.n === state.n + 1;
    const answer = update.era === state.era && this.#asking > 0 && isWhole(update);
    if (next || answer) this.#take(merge(state, update), !next);
    else if (!this.#asking) void this.#watch();
  }

  #take(state: TableState, leapt: boolean): void {
    if (leapt) this.theatre.leap(state);
    else this.theatre.follow(state, { own: state.number !== this.newest?.number, ...patience(state) });
    this.hushed = false;
    this.received = Date.now();
    this.witnessed ||= state.info.status === 'playing';
    this.#outbox.settle(state);
    if (this.#gestures.goesOn(state.undo)) void this.#undo();
    if (this.mine.length || state.info.status === 'over') this.talk.open();
  }

  /** Look from another seat of this device. */
  async sit(seat: number): Promise<void> {
    this.seat = seat;
    this.problem = '';
    await this.#watch();
  }

  async pick(...picks: string[]): Promise<void> {
    const { state, ask } = this;
    if (!state || !ask) return;
    this.#gestures.begin(state.undo);
    await this.#send({ kind: 'pick', seat: state.seat, number: ask.number, picks });
  }

  /** Take back what was done last: all picks of it, one after the other. */
  async takeBack(): Promise<void> {
    if (this.outgoing) return;
    this.#gestures.takeBack(this.newest?.undo ?? 0);
    await this.#undo();
  }

  async #undo(): Promise<void> {
    const { newest: state } = this;
    if (!state?.undo || this.outgoing) return;
    await this.#send({ kind: 'undo', seat: state.seat, number: state.number, picks: [] });
  }

  async #send(outgoing: Outgoing): Promise<void> {
    this.problem = '';
    this.theatre.finish();
    this.theatre.clear();
    await this.#outbox.send(outgoing);
  }

  /** Everything that is not offered now and why. Asked once for each question. */
  why(): Promise<WhyNots> {
    const number = this.newest?.number ?? 0;
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
