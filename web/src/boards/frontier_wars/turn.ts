// What a question means for the units of a turn.
import type { Ask } from '../../net/wire';

type Question = Ask | null; // null: nobody is asked

/** What has to be said before a unit moves: no order. */
export const passing = (ask: Question): string | undefined =>
  ask?.decision === 'Orders' ? ask.options.find((option) => option.answer === 'leave')?.text : undefined;

/** Whether units move now: they are asked for, or an order that may be passed is. */
export const isMoving = (ask: Question): boolean => ask?.decision === 'Movement' || passing(ask) !== undefined;
