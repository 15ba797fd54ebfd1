// Counted things in words. What several of a thing are called, the title says where it is another word.
import { strung } from '../app/formats';
import { t } from '../app/messages';
import { factsOf } from '../net/facts';
import { wordOf } from '../net/view';
import type { View } from '../net/wire';

/** "2 infantry, 1 tank". */
export function counted(view: View | null, things: Record<string, number>): string {
  const { plurals = {} } = factsOf(view);
  const what = (one: string, n: number): string => wordOf(view, n === 1 ? one : (plurals[one] ?? one));
  return strung(Object.entries(things).map(([one, n]) => t('counted', { n, what: what(one, n) })));
}
