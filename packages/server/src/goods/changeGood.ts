import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { StaffGood } from '@siren/domain/goods';
import { retryDeadlock } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { readStaffGood } from './readStaffGood.ts';

/**
 * Does something to a good in one transaction, and answers it as it is then. What somebody else changed before is told with the
 * good as it is.
 *
 * @throws ApiError general.conflict, and what `write` throws
 */
export async function changeGood(
  context: Context,
  id: number,
  write: (tx: Database) => Promise<unknown>,
): Promise<StaffGood> {
  try {
    await retryDeadlock(() => context.db.transaction(write));
  } catch (error) {
    if (!(error instanceof ApiError && error.is('general.conflict'))) throw error;
    throw staffRefusal('general.conflict', { data: await readStaffGood(context, id) });
  }
  return readStaffGood(context, id);
}
