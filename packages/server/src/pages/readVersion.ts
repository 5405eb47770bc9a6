import type { PageContent, PageVersionContent } from '@siren/domain/pages';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import { readPage } from './pageRows.ts';
import { readNamed } from './readNamed.ts';

/** @throws ApiError bad_request */
export async function versionContent(db: Database, page: number, number: number): Promise<PageContent> {
  const [row] = await db.query<{ content: PageContent }>(sql`
    select content from page_versions where page_id = ${page} and number = ${number}`);
  if (!row) throw badRequest('number: такой версии у\u00a0страницы нет.');
  return row.content;
}

/** What a version of a page says, and what its blocks name. @throws ApiError page.not_found, bad_request */
export async function readVersion(
  db: Database,
  { id, number }: { id: number; number: number },
): Promise<PageVersionContent> {
  await readPage(db, id);
  const content = await versionContent(db, id, number);
  return { content, ...(await readNamed(db, content.blocks)) };
}
