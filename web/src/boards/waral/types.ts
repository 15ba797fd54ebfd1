// The types of districts, in words.
import { message } from './messages';

const NAMES = {
  military: 'type-military',
  merchant: 'type-merchant',
  cultural: 'type-cultural',
  strategic: 'type-strategic',
} as const;

/** What a type is called; a pack may bring one of its own. */
export const typeName = (type: unknown): string =>
  typeof type !== 'string' ? '' : type in NAMES ? message(NAMES[type as keyof typeof NAMES]) : type;
