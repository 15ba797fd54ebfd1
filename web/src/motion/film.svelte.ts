// A finished game as a film: any moment of it, from any seat. It takes no picks.
import { reason } from '../app/reason';
import { get } from '../net/api';
import type { Ask, LogLine, OptionInfo, Replay, ReplayStep, View } from '../net/wire';

const BEAT = 900; // milliseconds between two picks while it runs

export class Film {
  replay = $state.raw<Replay | null>(null);
  shown = $state.raw<ReplayStep | null>(null);
  step = $state(0);
  seat = $state(-1);
  running = $state(false);
  problem = $state('');
  leapt = false;
  readonly ask: Ask | null = null;
  readonly options: OptionInfo[] = [];
  #timer = 0;
  #asked = 0;

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

  /** Go to a moment. Whoever hurries on does not have to wait for the moments in between. */
  async to(step: number, seat = this.seat): Promise<void> {
    this.step = Math.max(0, Math.min(step, this.steps));
    this.seat = seat;
    const asked = ++this.#asked;
    try {
      const shown = await get<ReplayStep>(`/api/tables/${this.id}/replay/step?step=${this.step}&seat=${this.seat}`);
      if (asked !== this.#asked) return;
      this.leapt = Math.abs(shown.step - (this.shown?.step ?? 0)) > 1;
      this.shown = shown;
    } catch (error) {
      this.problem = reason(error);
      this.stop();
    }
  }

  /** Look from another seat; before the game has come, only where to begin. */
  lookFrom(seat: number): void {
    this.seat = seat;
    if (this.replay) void this.to(this.step);
  }

  start(): void {
    if (this.step >= this.steps) this.step = 0;
    this.running = true;
    this.#timer = window.setInterval(() => (this.step < this.steps ? void this.to(this.step + 1) : this.stop()), BEAT);
  }

  stop(): void {
    this.running = false;
    clearInterval(this.#timer);
  }
}
