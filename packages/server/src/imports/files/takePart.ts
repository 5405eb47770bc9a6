import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { staffRefusal } from '@siren/contract/errors';
import type { ImportFile } from '@siren/domain/imports';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { tellKind } from '../../import/index.ts';
import { filePath } from './importFiles.ts';

export interface FilePart {
  /** Id of the file. */
  file: string;
  /** Whose it is. */
  user: number | null;
  /** How many bytes stand before it. */
  at: number;
  bytes: Buffer;
}

interface Known extends ImportFile {
  size: number;
}

/** Writes a part; false where what stands before it is gone. */
async function writeAt(path: string, at: number, bytes: Buffer): Promise<boolean> {
  const file = await open(path, at === 0 ? 'w' : 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return false;
  try {
    if ((await file.stat()).size < at) return false;
    await file.write(bytes, 0, bytes.length, at);
    await file.datasync();
    return true;
  } finally {
    await file.close();
  }
}

/**
 * Adds a part to a file and tells how much is here then. A part that came before, or too early, is left aside: whoever sends goes on from
 * what is here. With the last one it is told what the file is.
 *
 * @throws ApiError import.file_not_found
 */
export async function takePart(
  db: Database,
  folder: string,
  { file, user, at, bytes }: FilePart,
): Promise<ImportFile> {
  await mkdir(folder, { recursive: true });
  const path = filePath(folder, file);
  return db.transaction(async (tx) => {
    const [known] = await tx.query<Known>(sql`
      select id, received::int, kind, size::int from import_files
      where id = ${file}::uuid and user_id is not distinct from ${user}::int for update`);
    if (!known) throw staffRefusal('import.file_not_found');
    const { id, received, kind, size } = known;
    if (at !== received || received + bytes.length > size) return { id, received, kind };
    const isWritten = await writeAt(path, at, bytes);
    const here = isWritten ? received + bytes.length : 0;
    const told = here === size ? await tellKind(createReadStream(path)) : null;
    await tx.query(sql`update import_files set received = ${here}, kind = ${told} where id = ${id}::uuid`);
    return { id, received: here, kind: told };
  });
}
