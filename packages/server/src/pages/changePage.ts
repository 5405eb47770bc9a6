import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { StaffPage } from '@siren/domain/pages';
import { retryDeadlock } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { holdPage } from './pageRows.ts';
import type { PageRow } from './pageRows.ts';
import { readStaffPage } from './readStaffPage.ts';
import type { Draw } from './readStaffPage.ts';

export interface SeenPage {
  id: number;
  version: number;
}

/** @returns whether what is wished was done to this version already */
type IsDone = (tx: Database, row: PageRow) => Promise<boolean>;

const isNew: IsDone = async () => false;

/**
 * Changes a page that was seen in its version, and answers it as it is then.
 *
 * @param isDone asked of a page that has another version by now: such a page is answered as it is
 * @throws ApiError page.not_found, general.conflict with the page as it is
 */
export async function changePage(
  context: Context,
  draw: Draw,
  { id, version }: SeenPage,
  change: (tx: Database, row: PageRow) => Promise<void>,
  isDone = isNew,
): Promise<StaffPage> {
  try {
    await retryDeadlock(() =>
      context.db.transaction(async (tx) => {
        const row = await holdPage(tx, id);
        if (row.version === version) await change(tx, row);
        else if (!(await isDone(tx, row))) throw staffRefusal('general.conflict');
      }),
    );
  } catch (error) {
    if (!(error instanceof ApiError && error.is('general.conflict'))) throw error;
    throw staffRefusal('general.conflict', { data: await readStaffPage(context, draw, id) });
  }
  return readStaffPage(context, draw, id);
}
