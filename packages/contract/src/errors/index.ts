export { errorTable, NO_CONNECTION_TEXT, UNKNOWN_ERROR_TEXT } from './errorTable.ts';
export type { ErrorAction, ErrorEntry, ErrorKey } from './errorTable.ts';
export { ApiError, refusal } from './ApiError.ts';
export type { PublicError } from './ApiError.ts';
export { isPublicError } from './isPublicError.ts';
export { NetworkError } from './NetworkError.ts';
export type { NetworkFailure } from './NetworkError.ts';
export { RedirectError } from './RedirectError.ts';
