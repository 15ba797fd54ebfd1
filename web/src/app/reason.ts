// What to tell somebody about an error, whatever it is.
import { Lost, Refusal } from '../net/api';
import { t } from './messages';

export function reason(error: unknown): string {
  if (error instanceof Lost) return t('problem-offline');
  if (error instanceof Refusal) return error.problem?.message ?? t('problem-server', { status: error.status });
  console.error(error);
  return t('problem-here');
}
