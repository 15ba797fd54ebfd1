// A finished game as a film: any moment of it, from any seat. It takes no picks.
import { preferences } from '../app/preferences.svelte';
import { reason } from '../app/reason';
import { get } from '../net/api';
import type { Ask, LogLine, OptionInfo, Replay, ReplayStep, View } from '../net/wire';
import { Theatre } from './theatre.svelte';

const BEAT = 900; // milliseconds between two picks while it runs, or as long as it takes to play what the first one brought about

export class Film {
  readonly theatre = new Theatre<ReplayStep>();
  replay = $state.raw<Replay | null>(null);
  step = $state(0);
  seat = $state(-1);
  running = $state(false);
  problem = $state('');
  leapt = false; // whether the moment before the one shown was not next to it
  readonly ask: Ask | null = null;
  readonly options: OptionInfo[] = [];
  #run = 0; // each start is another run
  #asked = 0; // how many moments were asked for: only the last of them is shown

  constructor(
    readonly id: string,
    step: number,
    seat: number,
  ) {
    this.step = step;
    this.seat = seat;
    get<Replay>(`/api/tables/${id}/replay`).then(
      (replay) => {
        this.replay = replay;
        void this.to(Math.min(step, replay.steps));
      },
      (error: unknown) => (this.problem = reason(error)),
    );
  }

  get shown(): ReplayStep | null {
    return this.theatre.shown;
  }

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  get log(): LogLine[] {
    return this.shown?.log ?? [];
  }

  get steps(): number {
    return this.replay?.steps ?? 0;
  }

  pick(): Promise<void> {
    return Promise.resolve();
  }

  /** Go to a moment. What leads to the next one is played; one that comes after another was asked for is dropped. */
  async to(step: number, seat = this.seat): Promise<void> {
    this.step = Math.max(0, Math.min(step, this.steps));
    this.seat = seat;
    const asked = ++this.#asked;
    try {
      const moment = await get<ReplayStep>(`/api/tables/${this.id}/replay/step?step=${this.step}&seat=${this.seat}`);
      if (asked === this.#asked) this.#show(moment);
    } catch (error) {
      this.problem = reason(error);
      this.stop();
    }
  }

  #show(moment: ReplayStep): void {
    const by = moment.step - (this.theatre.newest?.step ?? 0);
    this.leapt = Math.abs(by) > 1;
    this.theatre.finish();
    this.theatre.clear();
    if (by === 1) this.theatre.follow(moment);
    else this.theatre.leap(moment);
    this.theatre.forget();
  }

  /** Look from another seat; before the game has come, only where to begin. */
  lookFrom(seat: number): void {
    this.seat = seat;
    if (this.replay) void this.to(this.step);
  }

  async start(): Promise<void> {
    if (this.step >= this.steps) await this.to(0);
    this.running = true;
    const run = ++this.#run;
    while (run === this.#run && this.step < this.steps) {
      await this.to(this.step + 1);
      await Promise.all([this.theatre.idle(), beat()]);
    }
    if (run === this.#run) this.stop();
  }

  stop(): void {
    this.running = false;
    this.#run += 1;
  }

  close(): void {
    this.stop();
    this.theatre.close();
  }
}

const beat = (): Promise<void> => new Promise((done) => setTimeout(done, BEAT / Math.max(1, preferences.liked.speed)));
