// Steps of a turn that only go on: what is passed over because nothing is to be chosen, and a turn that ends with one click.
import type { Ask, OptionInfo, View } from '../net/wire';

/** The steps of a title's turn, by the names of their questions. */
export interface Steps {
  turn: string[]; // each goes on to the next; going on from the last ends the turn
  several: string[]; // where any number of things may be picked
  passed: Record<string, string[]>; // steps that are passed over where nothing but these verbs, which can wait, may be chosen
  ending?: (view: View) => string; // what ending the turn now sets off, in words
}

/** Who is asked, and where picks go. */
interface Turn {
  readonly source: { readonly ask: Ask | null; readonly undo?: number };
  readonly board: { steps?: Steps };
  send(...picks: string[]): Promise<void>;
  hold(option: OptionInfo): void; // send it after a moment to think, if it is final
}

const wayOn = (ask: Ask): OptionInfo | null => {
  const [on, ...others] = ask.options.filter((option) => option.answer === 'go_on');
  return on && !others.length ? on : null;
};

/**
 * The answer to a question that needs none, since whatever else is offered can wait: going on, if that can be taken back, or
 * what must be done before the turn goes on, if it takes away no way back to earlier picks.
 */
export function passedOver(ask: Ask, steps: Steps, undo = 0): OptionInfo | null {
  const waiting = steps.passed[ask.decision];
  if (!waiting) return null;
  const choices = ask.options.filter(({ answer, verb }) => answer !== 'take_back' && !waiting.includes(verb));
  const [only, ...others] = choices;
  if (!only || others.length || only.answer === 'leave') return null;
  return only.final && (only.answer === 'go_on' || undo) ? null : only;
}

export class GoingOn {
  #ending = $state(false); // somebody said that the turn is over: what still has to be answered is answered, then it ends
  #step = -1; // of the turn that ends: the one from which it went on last
  #chosen = false; // something had to be chosen after that: the end waits a moment, so that the choice can be taken back
  #still = false; // somebody took something back and looks around: nothing is passed over until the next pick
  #answered = -1; // the number of the last question that was passed over

  constructor(readonly play: Turn) {}

  /** The pick that only goes on towards the end of the turn, if more such steps follow: one button ends the turn instead. */
  get canEnd(): OptionInfo | null {
    const { ask } = this.play.source;
    const turn = this.play.board.steps?.turn ?? [];
    return ask && turn.slice(0, -1).includes(ask.decision) ? wayOn(ask) : null;
  }

  /** The pick that ends the turn where nothing comes between. */
  get lastWayOn(): OptionInfo | null {
    const { ask } = this.play.source;
    return ask && ask.decision === this.play.board.steps?.turn.at(-1) ? wayOn(ask) : null;
  }

  end(): void {
    this.#ending = true;
    this.#step = -1;
    this.#chosen = false;
    this.follow(this.play.source.ask);
  }

  /** Somebody picks something by hand. */
  resume(): void {
    this.#still = false;
    this.#chosen = true;
  }

  /** Somebody takes something back. */
  stop(): void {
    this.#ending = false;
    this.#still = true;
  }

  /** Others are asked: a turn that was ended is over, whether or not its last step was asked for. */
  rest(): void {
    this.#ending = false;
  }

  /** A question has come: answer it if it needs nobody. */
  follow(ask: Ask | null): void {
    const { steps } = this.play.board;
    if (!ask || !steps || ask.number === this.#answered) return;
    if (this.#isOfAnotherTurn(ask, steps)) this.rest();
    const ending = this.#ending;
    const on = ending ? this.#nextStep(ask, steps) : this.#still ? null : passedOver(ask, steps, this.play.source.undo);
    if (!on) return;
    this.#answered = ask.number;
    if (ending && this.#chosen) this.play.hold(on);
    else void this.play.send(on.text);
  }

  #nextStep(ask: Ask, { turn }: Steps): OptionInfo | null {
    if (!turn.includes(ask.decision)) return null;
    this.#step = turn.indexOf(ask.decision);
    if (ask.decision === turn.at(-1)) this.rest();
    return wayOn(ask);
  }

  /** The steps of a turn come in their order, but not all of them in every turn. */
  #isOfAnotherTurn({ decision }: Ask, { turn }: Steps): boolean {
    return turn.includes(decision) && turn.indexOf(decision) <= this.#step;
  }
}
