import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { suggestMapping } from '@siren/domain/imports';
import type { TableView } from '@siren/domain/imports';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { keptColumns } from '../import/index.ts';
import type { SeenTable } from '../import/index.ts';

/**
 * A table that was sent, with how its headings and the last table of its source suggest to read it.
 *
 * @throws ApiError import.file_not_found, import.table_unreadable
 */
export async function readTable(
  { db, session }: Context,
  { file, source }: CheckedPayloadOf<'/api/admin/imports/table'>,
): Promise<TableView> {
  const [sent] = await db.query<{ head: SeenTable | null }>(sql`
    select head from import_files
    where id = ${file}::uuid and user_id is not distinct from ${session.user?.id ?? null}::int`);
  if (!sent?.head) throw staffRefusal('import.file_not_found');
  const { head } = sent;
  if ('problem' in head) throw staffRefusal('import.table_unreadable', { details: [head.problem] });
  return { samples: head.samples, ...suggestMapping(head.headings, await keptColumns(db, source)) };
}
