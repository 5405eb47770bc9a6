import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { IMPORT_FILE_BYTES_MAX, IMPORT_FILE_DAYS } from '@siren/domain/imports';
import type { ImportFile } from '@siren/domain/imports';
import { onlyRow, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';

/** Bytes of all files that somebody may have here. */
const OWN_BYTES_MAX = 4 * IMPORT_FILE_BYTES_MAX;

/** Where the bytes of a file lie. */
export const filePath = (folder: string, id: string): string => join(folder, id);

/** Begins to take a file, or tells how much of it is here. @throws ApiError import.files_full */
export async function beginFile(
  { db, session, now }: Context,
  { name, size, modified }: CheckedPayloadOf<'/api/admin/imports/begin-file'>,
): Promise<ImportFile> {
  const user = session.user?.id ?? null;
  const own = onlyRow(
    await db.query<{ bytes: number }>(sql`
      select coalesce(sum(size), 0)::bigint as bytes from import_files
      where user_id = ${user} and (name, size, modified) <> (${name}, ${size}::bigint, ${modified}::bigint)`),
  );
  if (own.bytes + size > OWN_BYTES_MAX) throw staffRefusal('import.files_full');
  return onlyRow(
    await db.query<ImportFile>(sql`
      insert into import_files as f (user_id, name, size, modified, at)
      values (${user}, ${name}, ${size}, ${modified}, ${now()})
      on conflict (user_id, name, size, modified) do update set at = excluded.at
      returning f.id, f.received::int, f.kind, f.pictures`),
  );
}

/** Removes files that were not used for long; runs that read one stay in the log. */
export async function forgetImportFiles(db: Database, folder: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - IMPORT_FILE_DAYS * 86_400_000);
  const gone = await db.query<{ id: string }>(sql`
    delete from import_files f
    where f.at < ${oldest}
      and not exists (select from import_runs r where r.file_id = f.id and r.status in ('waiting', 'running'))
    returning f.id`);
  for (const { id } of gone) await rm(filePath(folder, id), { force: true });
}
