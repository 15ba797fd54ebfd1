// What happened is played, one act after the other; what comes meanwhile waits its turn. It always ends with the newest moment.
import { preferences } from '../app/preferences.svelte';
import type { LogLine } from '../net/wire';
import {
  actOf,
  actsBetween,
  chosen,
  commonLines,
  isAskedTheSame,
  marksAfter,
  openedTo,
  touchOf,
  unasked,
  type Act,
  type Moment,
} from './acts';
import { pointedAt } from './anchors';
import type { Circumstances, Performance, Told } from './performance';
import type { Mark, Scenes } from './scene';
import { signal } from './sounds';

const LAG = 20_000; // milliseconds that the table may lag behind

export class Theatre<M extends Moment = Moment> {
  shown = $state.raw<M | null>(null); // the moment that is on the table
  newest = $state.raw<M | null>(null); // the moment that it will come to
  act = $state.raw<Act | null>(null); // what is played
  marks = $state.raw<Mark[]>([]); // what earlier acts left on the table, until the player acts
  again = $state.raw(false); // whether what is played is a line of the log, for another look
  told = $state.raw<Told[]>([]); // what happened to whoever looks since they last acted
  scenes: Scenes = {}; // those of the title
  #open = $state(false); // whether the question of the newest moment is open while acts are played
  #coming: Performance<M>[] = [];
  #timer = 0;
  #hurried = false; // whether somebody has skipped an act of this run
  #idle: (() => void)[] = [];

  /** Whether what is on the table is not the newest yet, and its question has to wait. */
  get busy(): boolean {
    return this.shown !== this.newest && !this.#open;
  }

  /** What the act points at. */
  get pointed(): Set<string> {
    return pointedAt(this.shown?.view ?? null, ...(this.act?.lines ?? []));
  }

  /** Show the next moment: what leads to it is played, after all that is still to be played. */
  follow(moment: M, { own = false, patience = LAG }: Circumstances = {}): void {
    const before = this.newest;
    if (before?.seat === moment.seat) this.#enqueue(before, moment, own, patience);
    else this.leap(moment);
  }

  #enqueue(before: M, moment: M, own: boolean, patience: number): void {
    const acts = actsBetween(before, moment, this.scenes);
    const known = own && acts.every(({ line, mine }) => !mine && line.seat === moment.seat); // they know what they did
    const open = !this.busy && (known || isAskedTheSame(before, moment));
    this.newest = moment;
    this.#open = open;
    if (this.shown) this.shown = open ? openedTo(moment, this.shown) : unasked(this.shown);
    if (!own) this.#note(before, moment);
    this.#coming.push({ before, moment, open, acts });
    this.#leaveOut(patience);
    if (!isWatched()) this.finish();
    else if (!this.#timer) this.#next();
  }

  /** Show a moment as it is, and nothing of what led to it. */
  leap(moment: M): void {
    const before = this.newest;
    this.#coming = [];
    this.act = null;
    this.newest = moment;
    this.marks = [];
    if (before?.seat === moment.seat) this.#note(before, moment);
    else this.told = [];
    this.#rest();
  }

  /** Tell somebody who comes back what happened to them in these lines. */
  recall(lines: LogLine[]): void {
    this.told = this.#touching(lines);
  }

  /** Go on to the next act; the second time in a run, go to its end. */
  skip(): void {
    if (this.#hurried) this.finish();
    else {
      this.#hurried = true;
      this.#next();
    }
  }

  /** Show the newest moment now. Acts that are not played leave their marks all the same. */
  finish(): void {
    const left = this.#coming.flatMap(({ acts }) => acts);
    this.#coming = [];
    for (const act of [...(this.act ? [this.act] : []), ...left]) this.#leaveMarks(act);
    this.#rest();
  }

  /** Play a line of the log once more, on the table as it is. */
  replay(line: LogLine): void {
    if (this.busy || !this.shown) return;
    const { view, seat, log } = this.shown;
    this.again = true;
    this.#perform(actOf([line], view, log.length, seat, this.scenes));
  }

  /** The player acts: what the last turn left on the table has been seen. */
  clear(): void {
    if (!this.busy) this.finish();
    this.marks = [];
    this.told = [];
  }

  /** Whoever looks has read what happened to them. */
  forget(): void {
    this.told = [];
  }

  /** Resolves when there is nothing more to play. */
  idle(): Promise<void> {
    return this.#timer ? new Promise((done) => this.#idle.push(done)) : Promise.resolve();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#coming = [];
  }

  #next(): void {
    if (this.act) this.#leaveMarks(this.act);
    const [performance] = this.#coming;
    const act = performance?.acts.shift();
    if (!performance?.acts.length) this.#coming.shift();
    if (performance) this.#set(performance, act);
    if (act) this.#perform(act);
    else if (performance) this.#next();
    else this.#rest();
  }

  /** Show the table as it is in an act. The question at the end comes after the last act, unless it is open all the while. */
  #set({ before, moment, open }: Performance<M>, act: Act | undefined): void {
    if (!act) this.shown = unasked(moment);
    else if (open)
      this.shown = openedTo(this.#open ? moment : unasked(moment), { log: moment.log.slice(0, act.told), view: act.view });
    else this.shown = unasked({ ...before, view: act.view, log: moment.log.slice(0, act.told) });
  }

  #perform(act: Act): void {
    clearTimeout(this.#timer);
    this.act = act;
    signal(act.sound, act.mine);
    this.#timer = window.setTimeout(() => this.#next(), act.time / Math.max(1, preferences.liked.speed));
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#hurried = false;
    this.again = false;
    this.#open = false;
    this.act = null;
    this.shown = this.newest;
    if (this.newest?.view?.over) this.marks = []; // nobody acts any more who could clear them away
    for (const done of this.#idle.splice(0)) done();
  }

  #leaveMarks(act: Act): void {
    if (!act.own) this.marks = marksAfter(act, this.marks, this.scenes); // nobody has to be shown what they did themselves
  }

  /** Where there is more to play than there is time for, only what matters most is played; the rest leaves its marks. */
  #leaveOut(time: number): void {
    const acts = this.#coming.flatMap((performance) => performance.acts);
    const kept = chosen(acts, time * Math.max(1, preferences.liked.speed));
    for (const act of acts) if (!kept.has(act)) this.#leaveMarks(act);
    for (const performance of this.#coming) performance.acts = performance.acts.filter((act) => kept.has(act));
  }

  #note(before: M, after: M): void {
    const told = this.#touching(after.log.slice(commonLines(before.log, after.log)));
    if (told.length) this.told = [...this.told, ...told];
  }

  #touching(lines: LogLine[]): Told[] {
    return lines.flatMap((line) => {
      const tone = touchOf(line, this.newest?.seat ?? -1, this.scenes, this.newest?.view);
      return tone ? [{ line, tone }] : [];
    });
  }
}

/** Whether anybody sees what is played, and wants to. */
export const isWatched = (): boolean => preferences.liked.speed > 0 && !preferences.still && !document.hidden;
