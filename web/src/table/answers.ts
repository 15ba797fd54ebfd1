// Which of several answers the game would suggest, if any.
import type { OptionInfo } from '../net/wire';

/**
 * The natural move: the only thing there is to do, unless the turn could as well go on.
 * Where nothing can be done: the only way to leave it or to go on.
 */
export function naturalMove(options: OptionInfo[]): OptionInfo | undefined {
  const forward = options.filter((option) => option.answer !== 'take_back');
  const acts = forward.filter((option) => option.answer === 'act');
  const mayGoOn = forward.some((option) => option.answer === 'go_on');
  if (acts.length === 1 && !mayGoOn) return acts[0];
  return forward.length === 1 ? forward[0] : undefined;
}
