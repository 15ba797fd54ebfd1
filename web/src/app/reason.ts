// What to tell somebody about an error, whatever it is.
import { Lost, Refusal } from '../net/api';
import { t } from './messages';

export function reason(error: unknown): string {
  if (error instanceof Lost) return t('problem.offline');
  if (error instanceof Refusal) return error.message || t('problem.unknown', { status: error.status });
  return error instanceof Error ? error.message : String(error);
}
