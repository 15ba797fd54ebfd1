// Equipment: its sign and what it does in a word or two. What a pack adds shows a crate, and what its card says.
import type { CardEntry } from '../../app/house';
import { message } from './messages';

const KINDS = ['perfect_aim', 'medal', 'encryption', 'promotion', 'officer_exams', 'sabre', 'medical_kit', 'coat'] as const;

const ofTheBox = (kind: string): (typeof KINDS)[number] | undefined => KINDS.find((one) => one === kind);

export const signOf = (kind: string): string => ofTheBox(kind) ?? 'supplies';

export function whatItDoes(kind: string, cards: Map<string, CardEntry>): string {
  const known = ofTheBox(kind);
  return known ? message(`ware-${known}`) : (cards.get(kind)?.text ?? '');
}
