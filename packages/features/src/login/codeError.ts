import { ApiError } from '@siren/contract/errors';
import { CODE_TRIES } from '@siren/domain/account';
import { formatCount } from '@siren/ui/format';
import { errorText } from '../notices/index.ts';

/** Words for a code that was refused, with how many tries are left where the server tells. */
export function codeError(error: unknown): string {
  const text = errorText(error);
  if (!(error instanceof ApiError && error.is('auth.wrong_code'))) return text;
  const { left } = (error.body.data ?? {}) as { left?: number };
  const tries = formatCount(left ?? CODE_TRIES, ['попытка', 'попытки', 'попыток']);
  return left === undefined ? text : `${text} Осталось ${tries}.`;
}
