import type { CheckedPayloadOf } from '@siren/contract/calls';
import { ApiError, staffRefusal } from '@siren/contract/errors';
import { deletePageProblem } from '@siren/domain/pages';
import { recordChange } from '../audit/index.ts';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { leaveAddress } from './leaveAddress.ts';
import { kindOf, readPage } from './pageRows.ts';
import type { PageRow } from './pageRows.ts';
import { readPageUses } from './readPageUses.ts';
import { readStaffPage } from './readStaffPage.ts';
import type { Draw } from './readStaffPage.ts';

type DeletePayload = CheckedPayloadOf<'/api/admin/pages/delete'>;

/** The page that takes over, as shoppers see it. @throws ApiError page.no_target */
async function readTarget(tx: Database, { id, leadsTo }: DeletePayload): Promise<PageRow | null> {
  if (leadsTo === null) return null;
  const row = leadsTo === id ? null : await readPage(tx, leadsTo).catch(() => null);
  if (!row?.active || row.promo === null) throw staffRefusal('page.no_target');
  return row;
}

async function remove(context: Context, tx: Database, payload: DeletePayload): Promise<void> {
  const { id } = payload;
  // Nobody makes a block meanwhile that leads to it.
  await tx.query(sql`select from pages order by id for update`);
  const row = await readPage(tx, id);
  const problem = deletePageProblem({ kind: kindOf(row), fed: row.fed, uses: await readPageUses(tx, id) });
  if (problem) throw staffRefusal(problem === 'kept' ? 'page.kept' : 'page.used');
  if (row.version !== payload.version) throw staffRefusal('general.conflict');
  const target = await readTarget(tx, payload);
  await tx.query(sql`
    update promos set active = false, deleted_at = ${context.now()} where id = ${row.promo}`);
  await tx.query(sql`
    update pages set leads_to = ${target?.id ?? null}::int, version = version + 1 where id = ${id}`);
  // What shoppers never had needs no answer of its own.
  if (row.published !== null && row.path !== null) await leaveAddress(context, tx, id, row.path);
  const changes = [
    { field: 'deleted', from: false, to: true },
    { field: 'live', from: row.active, to: false },
    { field: 'title', from: row.draft?.title ?? row.title, to: null },
    { field: 'path', from: row.path, to: null },
    { field: 'leadsTo', from: null, to: target?.title ?? null },
  ];
  await recordChange(context, { kind: 'page', record: id, action: 'delete', changes }, tx);
}

/**
 * Deletes a page that staff made. Nobody sees it then, and whoever comes to an address that it had is led to another page, or hears
 * that it is gone. It stays as it was, to be brought back.
 *
 * @throws ApiError page.not_found, page.kept, page.used, page.no_target, general.conflict
 */
export async function deletePage(context: Context, draw: Draw, payload: DeletePayload): Promise<void> {
  try {
    await retryDeadlock(() => context.db.transaction((tx) => remove(context, tx, payload)));
  } catch (error) {
    if (!(error instanceof ApiError && error.is('general.conflict'))) throw error;
    throw staffRefusal('general.conflict', { data: await readStaffPage(context, draw, payload.id) });
  }
}
