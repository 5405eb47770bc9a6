import { staffRefusal } from '@siren/contract/errors';
import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { checkFree } from './savePage.ts';

/** A page that was deleted, as far as it is told apart from one that was not. */
export interface DeletedPage {
  promo: number;
  version: number;
  path: string;
  title: string;
}

/** null where there is no such page, or nobody has deleted it. */
export async function readDeleted(db: Database, id: number): Promise<DeletedPage | null> {
  const [row] = await db.query<DeletedPage>(sql`
    select p.id as promo, g.version, p.path, coalesce(g.draft ->> 'title', p.title) as title
    from pages g join promos p on p.id = g.promo_id where g.id = ${id} and p.deleted_at is not null`);
  return row ?? null;
}

/**
 * Brings a page back that was deleted, at the address that it had, with its blocks, its versions and its history.
 *
 * @param live whether shoppers see it
 * @throws ApiError page.not_found, page.path_taken, general.conflict
 */
export const restorePage = (
  context: Context,
  { id, version, live }: { id: number; version: number; live: boolean },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    await tx.query(sql`select from pages where id = ${id} for update`);
    const row = await readDeleted(tx, id);
    if (!row) throw staffRefusal('page.not_found');
    if (row.version !== version) throw staffRefusal('general.conflict');
    await checkFree(tx, row.path, row.promo);
    await tx.query(sql`update promos set deleted_at = null, active = ${live} where id = ${row.promo}`);
    await tx.query(sql`update pages set leads_to = null, version = version + 1 where id = ${id}`);
    const changes = [
      { field: 'title', from: null, to: row.title },
      { field: 'path', from: null, to: row.path },
    ];
    await recordChange(context, { kind: 'page', record: id, action: 'restore', changes }, tx);
  });
