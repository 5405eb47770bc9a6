import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { deleteListProblem } from '@siren/domain/product-lists';
import type { StaffList } from '@siren/domain/product-lists';
import { recordChange } from '../audit/index.ts';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { holdList } from './listRows.ts';
import { readStaffList, readUses } from './readStaffList.ts';

type DeletePayload = CheckedPayloadOf<'/api/tools/product-lists/delete'>;

async function remove(context: Context, tx: Database, { id, version }: DeletePayload): Promise<void> {
  // Nobody makes a block meanwhile that shows it.
  await tx.query(sql`select from pages order by id for update`);
  const list = await holdList(tx, id);
  if (deleteListProblem(await readUses(tx, id))) throw staffRefusal('product_list.used');
  if (list.version !== version) throw staffRefusal('general.conflict');
  await tx.query(sql`update product_lists set deleted_at = ${context.now()} where id = ${id}`);
  const changes = [{ field: 'deleted', from: false, to: true }];
  await recordChange(context, { kind: 'product_list', record: id, action: 'delete', changes }, tx);
}

/**
 * Deletes a list. Editors who have it open hear with their next operation that it is gone.
 *
 * @throws ApiError product_list.not_found, product_list.used, general.conflict where others changed it meanwhile
 */
export const deleteList = async (
  context: Context,
  payload: DeletePayload,
): Promise<AnswerOf<'/api/tools/product-lists/delete'>> => {
  await retryDeadlock(() => context.db.transaction((tx) => remove(context, tx, payload)));
  return {};
};

/** Brings a list back. Pressed twice it comes back once. @throws ApiError product_list.not_found */
export async function restoreList(
  context: Context,
  { id }: CheckedPayloadOf<'/api/tools/product-lists/restore'>,
): Promise<StaffList> {
  await context.db.transaction(async (tx) => {
    const back = await tx.query(sql`
      update product_lists set deleted_at = null, changed_at = ${context.now()}
      where id = ${id}::int and deleted_at is not null returning id`);
    if (back.length === 0) return;
    const changes = [{ field: 'deleted', from: true, to: false }];
    await recordChange(context, { kind: 'product_list', record: id, action: 'restore', changes }, tx);
  });
  return readStaffList(context, id);
}
