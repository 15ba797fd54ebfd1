// Options of a made-up question.
import type { OptionInfo } from '../src/net/wire';

export const option = (verb: string, answer: OptionInfo['answer'], final = false): OptionInfo => ({
  verb,
  text: verb,
  label: verb,
  noun: '',
  kind: '',
  consequence: '',
  answer,
  final,
});
export const act = option('build', 'act');
export const other = option('loot', 'act');
export const done = option('done', 'go_on');
export const pass = option('pass', 'leave');
export const cancel = option('cancel', 'take_back');
