import { composed } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { FileStore } from '../createFileStore.ts';
import { isNamed } from './isNamed.ts';

/** Days for which an upload that nothing names is kept: what was taken away by mistake can be brought back. */
const KEPT_DAYS = 31;

/**
 * Removes uploaded films, captions and papers that no good and no page has any more, drafts and versions of pages, too; from the disk
 * of this process as well. Uploaded again they are there again.
 */
export async function forgetFiles(db: Database, store: Pick<FileStore, 'forget'>, now: Date): Promise<void> {
  // Held first: a good that takes one at this moment has touched it, and it stays.
  const gone = await db.query<{ url: string }>(composed`
    with old as materialized (
      select f.id from files f join uploaded_files u on u.file_id = f.id
      where u.set_at < ${now}::timestamptz - ${KEPT_DAYS}::int * interval '1 day'
        and not ${isNamed}
      for update of f, u
    )
    delete from files f using old where f.id = old.id returning f.url`);
  for (const { url } of gone) await store.forget(url);
}
