// Why something is not offered: what is refused for the same reason is told once.
import { either } from '../app/formats';
import type { WhyNotInfo } from '../net/wire';

/** How many words several labels have in common at their beginning; each keeps at least one of its own. */
function shared(labels: string[][]): number {
  const [first = [], ...others] = labels;
  const differs = first.findIndex((word, at) => others.some((label) => label[at] !== word));
  return Math.min(differs < 0 ? first.length : differs, ...labels.map((label) => label.length - 1));
}

/** Several labels as one: "Send Anna to Plot 1, 2 or 3". */
function together(labels: string[]): string {
  const words = labels.map((label) => label.split(' '));
  const count = shared(words);
  return [...(words[0] ?? []).slice(0, count), either(words.map((label) => label.slice(count).join(' ')))].join(' ');
}

/** One refusal for each reason, in the order of the first. */
export function gathered(refusals: WhyNotInfo[]): WhyNotInfo[] {
  const alike = (one: WhyNotInfo, other: WhyNotInfo): boolean => one.rule === other.rule && one.reason === other.reason;
  return refusals
    .filter((one, at) => refusals.findIndex((other) => alike(one, other)) === at)
    .map((one) => ({ ...one, label: together(refusals.filter((other) => alike(one, other)).map(({ label }) => label)) }));
}
