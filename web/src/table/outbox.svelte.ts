// Picks on their way to the server. They are kept until it has acknowledged them, and whatever happens they count once.
import { connection } from '../app/live';
import { t } from '../app/messages';
import { reason } from '../app/reason';
import { Lost, Refusal } from '../net/api';
import type { Done, TableState } from '../net/wire';

export interface Outgoing {
  kind: 'pick' | 'undo';
  seat: number;
  number: number; // of the question it answers
  picks: string[];
}

export class Outbox {
  outgoing = $state.raw<Outgoing | null>(null);
  #sending = false;
  #known = -1; // the number of the question that the last state asks

  constructor(
    readonly table: string,
    readonly tell: (problem: string) => void,
  ) {}

  async send(outgoing: Outgoing): Promise<void> {
    this.outgoing = outgoing;
    await this.#deliver();
  }

  /** A state has come. If it has gone on, our picks have arrived. */
  settle({ seat, number }: TableState): void {
    this.#known = number;
    const { outgoing } = this;
    if (outgoing?.seat !== seat || number <= outgoing.number) return;
    this.outgoing = null;
  }

  /** The connection is back, and this is how the table stands: send again what has not arrived. */
  resume({ seat, number }: TableState): void {
    const { outgoing } = this;
    if (outgoing?.seat !== seat) return;
    if (number === outgoing.number) void this.#deliver();
    else this.outgoing = null;
  }

  async #deliver(): Promise<void> {
    const { outgoing } = this;
    if (!outgoing || this.#sending) return;
    this.#sending = true;
    try {
      const { kind, seat, number, picks } = outgoing;
      const question = { table: this.table, seat, number };
      const done = await connection.ask<Done>(kind === 'pick' ? { type: kind, ...question, picks } : { type: kind, ...question });
      if (kind === 'pick' && (done.made ?? 0) < picks.length) {
        this.tell(t('problem-dropped', { made: done.made ?? 0, n: picks.length }));
      }
      if (this.#known >= (done.number ?? 0)) this.#drop(outgoing);
    } catch (error) {
      if (!(error instanceof Lost)) this.#refuse(outgoing, error);
    } finally {
      this.#sending = false;
      if (this.outgoing && this.outgoing !== outgoing) void this.#deliver(); // picked before the last answer came
    }
  }

  /** A pick that came too late needs no words: the question it answered is gone from the screen. */
  #refuse(outgoing: Outgoing, error: unknown): void {
    this.#drop(outgoing);
    const late = error instanceof Refusal && error.problem?.code === 'stale';
    if (!late) this.tell(reason(error));
  }

  #drop(outgoing: Outgoing): void {
    if (this.outgoing === outgoing) this.outgoing = null;
  }
}
