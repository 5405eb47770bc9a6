import { ApiError, NetworkError, UNKNOWN_ERROR_TEXT } from '@siren/contract/errors';

const MINUTE_S = 60;

/**
 * The words for a failure: those of the error table for a refusal, with the wait where the server tells one, that there
 * is no connection, and of the unknown error for all else (behaviour calls-4).
 */
export function errorText(error: unknown): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError)) return UNKNOWN_ERROR_TEXT;
  const { retryAfter } = error.body;
  return retryAfter ? `${error.message} Осталось ${wait(retryAfter)}.` : error.message;
}

function wait(seconds: number): string {
  return seconds < MINUTE_S ? `${Math.ceil(seconds)}\u00a0с` : `${Math.ceil(seconds / MINUTE_S)}\u00a0мин`;
}
