import { refusal } from '@siren/contract/errors';
import { UnavailableError } from '../db/index.ts';

/** When another try makes sense, seconds. */
const RETRY_S = 5;

/** What answers an error: a refusal in words where the database cannot be asked, else the error as it is. */
export function inWords(error: unknown): unknown {
  if (!(error instanceof UnavailableError)) return error;
  const refused = refusal('general.unavailable', { retryAfter: RETRY_S });
  refused.cause = error;
  return refused;
}
