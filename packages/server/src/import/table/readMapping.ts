import { isReadable, sameColumns, suggestMapping } from '@siren/domain/imports';
import type { TableColumn, TableMapping } from '@siren/domain/imports';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { FeedError } from '../problems/index.ts';

/** Columns as they were chosen for the last table of a source; null where it had none. */
export async function keptColumns(db: Database, source: string): Promise<TableColumn[] | null> {
  const [row] = await db.query<{ columns: TableColumn[] }>(sql`
    select columns from import_mappings where source = ${source}`);
  return row?.columns ?? null;
}

/** Keeps how the table of a source is read, for the next one. */
export const keepColumns = (db: Database, source: string, columns: readonly TableColumn[], at: Date) =>
  db.query(sql`
    insert into import_mappings (source, columns, at) values (${source}, ${JSON.stringify(columns)}::jsonb, ${at})
    on conflict (source) do update set columns = excluded.columns, at = excluded.at`);

/** Headings that one table has and the other has not. */
const difference = (headings: readonly string[], before: readonly TableColumn[]): string => {
  const known = before.map(({ heading }) => heading);
  const [more, fewer] = [
    headings.filter((heading) => heading !== '' && !known.includes(heading)),
    known.filter((heading) => heading !== '' && !headings.includes(heading)),
  ];
  return [...more.map((one) => `+ ${one}`), ...fewer.map((one) => `− ${one}`)].join(', ');
};

/**
 * How the table of a run is read: as it was chosen with the run, else as it was for the last table of the source, where its
 * columns are the same.
 *
 * @throws FeedError where nobody has said it
 */
export async function readMapping(
  db: Database,
  { run, source }: { run: number; source: string },
  headings: readonly string[],
): Promise<TableMapping> {
  const [row] = await db.query<{ mapping: TableMapping | null }>(sql`
    select mapping from import_runs where id = ${run}`);
  const before = row?.mapping?.columns ?? (await keptColumns(db, source));
  if (!before || !isReadable(before)) throw new FeedError('table_unmapped', null, source);
  if (!sameColumns(headings, before))
    throw new FeedError('table_changed', null, difference(headings, before));
  const { mapping } = suggestMapping(headings, before);
  return row?.mapping ? { ...mapping, part: row.mapping.part } : mapping;
}
