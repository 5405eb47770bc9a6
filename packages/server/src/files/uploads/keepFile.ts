import { hash } from 'node:crypto';
import { staffRefusal } from '@siren/contract/errors';
import type { GoodFileUploaded } from '@siren/contract/uploads';
import { goodFileFormat, goodFileProblem } from '@siren/domain/goods';
import type { GoodFileKind, GoodFileProblem } from '@siren/domain/goods';
import { composed, onlyRow, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { isNamed } from './isNamed.ts';
import { UPLOADED } from './uploadedFiles.ts';

const refusals = {
  paper: { format: 'good.paper_format', bytes: 'good.paper_bytes' },
  film: { format: 'good.film_format', bytes: 'good.film_bytes' },
  captions: { format: 'good.captions_format', bytes: 'good.captions_bytes' },
} as const satisfies Record<GoodFileKind, Record<GoodFileProblem, string>>;

/** What is said of a file that is nothing of its kind, or too large. */
export const fileRefusal = (kind: GoodFileKind, problem: GoodFileProblem): Error =>
  staffRefusal(refusals[kind][problem]);

export interface FileUpload {
  kind: GoodFileKind;
  /** What it is called, without its ending. */
  name: string;
  file: Buffer;
  /** Whose it is, and when it came. */
  by: number | null;
  at: Date;
}

/**
 * Keeps a film, captions or a paper that somebody uploaded. The same file again is the same one; where a good or a page has it
 * already, its first name stays.
 *
 * @throws ApiError good.paper_format, good.paper_bytes and the same of films and captions
 */
export async function keepFile(
  db: Database,
  { kind, name, file, by, at }: FileUpload,
): Promise<GoodFileUploaded> {
  const format = goodFileFormat(file);
  const problem = goodFileProblem({ kind, format, bytes: file.length });
  if (problem !== null) throw fileRefusal(kind, problem);
  const url = `${UPLOADED}${hash('sha256', file)}.${format}`;
  await db.transaction(async (tx) => {
    const { id } = onlyRow(
      await tx.query<{ id: number }>(sql`
        insert into files as f (url, bytes) values (${url}, ${file.length})
        on conflict (url) do update set url = f.url returning id`),
    );
    await tx.query(composed`
      insert into uploaded_files as u (file_id, bytes, name, set_by, set_at)
      values (${id}, ${file}, ${name}, ${by}, ${at})
      on conflict (file_id) do update set set_at = excluded.set_at,
        name = case when (select ${isNamed} from files f where f.id = u.file_id) then u.name else excluded.name end`);
  });
  return { url, name };
}
