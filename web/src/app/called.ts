// What to call whoever has a seat where there is room to say more than their name.
import type { SeatInfo } from '../net/wire';
import { t } from './messages';

/** The name, and of a bot also how it plays. */
export const called = ({ name, plays }: SeatInfo): string => (plays ? t('seat-bot', { name, level: plays }) : name);
