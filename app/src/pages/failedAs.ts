import { ApiError } from '@siren/contract/errors';
import { PageError } from '@siren/features/errors';
import type { Failure } from './boot.ts';

/** The error that a page tells of, the same on the server and in the browser. */
export function failedAs(failure: Failure): Error {
  const { refused, status, message, requestId } = failure;
  const error = refused ? new ApiError(refused, status) : new PageError(status, message, failure);
  return Object.assign(error, { requestId });
}
