import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { staffRefusal } from '@siren/contract/errors';
import type { ImportFile } from '@siren/domain/imports';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { writeAt } from '../../files/index.ts';
import type { FilePart } from '../../files/index.ts';
import { seeFile } from '../../import/index.ts';
import { filePath } from './importFiles.ts';

interface OwnPart extends FilePart {
  /** Whose it is. */
  user: number | null;
}

interface Known extends ImportFile {
  size: number;
}

const NOT_SEEN = { kind: null, pictures: 0, head: null };

/**
 * Adds a part to a file and tells how much is here then. A part that came before, or too early, is left aside: whoever sends goes on from
 * what is here. With the last one it is told what the file is.
 *
 * @throws ApiError import.file_not_found
 */
export async function takePart(
  db: Database,
  folder: string,
  { file, user, at, bytes }: OwnPart,
): Promise<ImportFile> {
  await mkdir(folder, { recursive: true });
  const path = filePath(folder, file);
  return db.transaction(async (tx) => {
    const [known] = await tx.query<Known>(sql`
      select id, received::int, kind, pictures, size::int from import_files
      where id = ${file}::uuid and user_id is not distinct from ${user}::int for update`);
    if (!known) throw staffRefusal('import.file_not_found');
    const { id, received, kind, pictures, size } = known;
    if (at !== received || received + bytes.length > size) return { id, received, kind, pictures };
    const isWritten = await writeAt(path, at, bytes);
    const here = isWritten ? received + bytes.length : 0;
    const seen = here === size ? await seeFile(() => createReadStream(path)) : NOT_SEEN;
    await tx.query(sql`
      update import_files set received = ${here}, kind = ${seen.kind}, pictures = ${seen.pictures},
        head = ${seen.head && JSON.stringify(seen.head)}::jsonb
      where id = ${id}::uuid`);
    return { id, received: here, kind: seen.kind, pictures: seen.pictures };
  });
}
