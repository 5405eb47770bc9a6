export { errorTable, UNKNOWN_ERROR_TEXT } from './errorTable.ts';
export type { ErrorAction, ErrorEntry, ErrorKey } from './errorTable.ts';
export { ApiError, refusal } from './ApiError.ts';
export type { PublicError } from './ApiError.ts';
