import { ApiError } from '@siren/contract/errors';
import { formatCount } from '@siren/ui/format';
import { errorText } from '../notices/index.ts';

/** Words for a code that was refused, with how many tries are left where the server tells. */
export function codeError(error: unknown): string {
  const text = errorText(error);
  if (!(error instanceof ApiError && error.is('auth.wrong_code'))) return text;
  const { left } = (error.body.data ?? {}) as { left?: number };
  if (left === undefined) return text;
  const tries = formatCount(left, ['попытка', 'попытки', 'попыток']);
  return `${text} ${left === 1 ? 'Осталась' : 'Осталось'} ${tries}.`;
}
