import { foldTyped } from '../typed/index.ts';
import { MAX_QUERY_LENGTH } from './limits.ts';

/** So much of a query as the shop reads. What is cut within a sign of two units has no address: that sign is `�`. */
export function readQuery(text: string): string {
  return foldTyped(text).slice(0, MAX_QUERY_LENGTH).toWellFormed();
}
