import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** Days for which an upload that nothing shows is kept: what was taken away by mistake can be brought back. */
const KEPT_DAYS = 31;

/**
 * Removes the bytes of uploads that no good, no order, no store and no page has any more: drafts and
 * versions of pages, too. Uploaded again they are there again.
 */
export async function forgetUploads(db: Database, now: Date): Promise<void> {
  await db.query(sql`
    delete from uploaded_pictures u
    where u.set_at < ${now}::timestamptz - ${KEPT_DAYS}::int * interval '1 day'
      and not exists (select from offer_pictures op where op.picture_id = u.picture_id)
      and not exists (select from store_pictures s where s.picture_id = u.picture_id)
      and not exists (select from order_lines i where i.picture_id = u.picture_id)
      and not exists (select from page_blocks b
        where u.picture_id::text in (b.content ->> 'picture', b.content ->> 'poster', b.content #>> '{own,picture}'))
      and not exists (
        select from (select draft as content from pages union all select content from page_versions) c
        where jsonb_path_exists(c.content, '$.blocks[*] ? (@.picture == $id || @.poster == $id || @.own.picture == $id)',
          jsonb_build_object('id', u.picture_id)))`);
}
