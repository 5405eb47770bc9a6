import { ApiError } from '@siren/contract/errors';

/** Least status of an answer by which nobody knows what was done before it failed. */
const FAILED_STATUS = 500;

/** Whether it may have been done all the same: there was no answer, or the server failed on the way to one. */
export const isUnheard = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= FAILED_STATUS;
