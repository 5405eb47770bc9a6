import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** Days for which an upload that nothing shows is kept: what was taken away by mistake can be brought back. */
const KEPT_DAYS = 31;

/** Removes the bytes of uploads that no good and no order has any more. Uploaded again they are there again. */
export async function forgetUploads(db: Database, now: Date): Promise<void> {
  await db.query(sql`
    delete from uploaded_pictures u
    where u.set_at < ${now}::timestamptz - ${KEPT_DAYS}::int * interval '1 day'
      and not exists (select from offer_pictures op where op.picture_id = u.picture_id)
      and not exists (select from order_lines i where i.picture_id = u.picture_id)`);
}
