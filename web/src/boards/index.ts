// Finds what a title brings: `boards/<title>/board.ts`, loaded when a table needs it.
import { learn } from '../app/messages';
import type { TitleBoard } from '../pieces/board';

const boards = import.meta.glob<{ default: TitleBoard }>('./*/board.ts');

/** What a title brings to its table; nothing, if it is played on the generic table as that is. */
export async function boardOf(title: string): Promise<TitleBoard> {
  const load = boards[`./${title}/board.ts`];
  if (!load) return {};
  const [board] = await Promise.all([load(), learn(title)]);
  return board.default;
}
