import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Removes pages that were deleted longer ago than the history tells of: nothing can bring them back. Their addresses lead on. */
export async function forgetPages(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.query<{ page: number; promo: number; leads_to: number | null }>(sql`
      select g.id as page, p.id as promo, g.leads_to from pages g join promos p on p.id = g.promo_id
      where p.deleted_at is not null and not exists (
        select from audit_entries a where a.kind = 'page' and a.record = g.id::text and a.action = 'delete')
      order by g.id for update of g`);
    for (const { page, leads_to } of gone) {
      await tx.query(sql`update page_addresses set page_id = ${leads_to}::int
        where page_id = ${page} and ${leads_to}::int is not null`);
      await tx.query(sql`update pages set leads_to = ${leads_to}::int where leads_to = ${page}`);
    }
    await tx.query(sql`delete from promos where id = any(${gone.map(({ promo }) => promo)}::int[])`);
  });
}
