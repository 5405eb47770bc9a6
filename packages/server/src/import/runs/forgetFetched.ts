import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** Files that were fetched before are read again by the next run of their source, though they are the same: they mean something else now. */
export async function forgetFetched(tx: Database): Promise<void> {
  await tx.query(sql`
    update import_runs set fetched = fetched || '{"etag": "", "modified": "", "digest": ""}'
    where fetched is not null and fetched ->> 'digest' <> ''`);
}
