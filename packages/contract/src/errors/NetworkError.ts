import { NO_CONNECTION_TEXT, UNKNOWN_ERROR_TEXT } from './errorTable.ts';

/**
 * Why there is no answer: nothing came back, it took too long, it was not JSON, the server failed without
 * words, or it asked to go to an address that the shop does not follow.
 */
export type NetworkFailure = 'unreachable' | 'timeout' | 'malformed' | 'server' | 'redirect_refused';

/**
 * A call that neither succeeded nor was refused in words: shown as the unknown error (behaviour calls-2), but where no
 * answer came at all, which is told as that.
 */
export class NetworkError extends Error {
  readonly failure: NetworkFailure;
  /** HTTP status; 0 where there was no answer at all. */
  readonly status: number;

  constructor(failure: NetworkFailure, status = 0, cause?: unknown) {
    super(status === 0 ? NO_CONNECTION_TEXT : UNKNOWN_ERROR_TEXT, { cause });
    this.name = 'NetworkError';
    this.failure = failure;
    this.status = status;
  }
}
