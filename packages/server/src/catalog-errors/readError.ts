import { staffRefusal } from '@siren/contract/errors';
import type { CatalogError, CatalogRuleKey } from '@siren/domain/catalog-errors';
import { readChanges } from '../audit/index.ts';
import { composed, fragment, sql } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';
import { errorColumns, errorRowOf, errorSource } from './errorRows.ts';
import type { ErrorRead } from './errorRows.ts';

/** What the last import that tells of the variant said of it. */
const told: Fragment = fragment`
  (select jsonb_build_object('file', n.file, 'at', n.started_at, 'line', w.line, 'message', w.message)
    from (select n.* from import_runs n where n.source = o.source and not n.dry_run order by n.id desc limit 1) n
    join import_run_rows w on w.run_id = n.id and w.external_id = o.external_id
    order by w.id limit 1)`;

type Read = ErrorRead &
  Pick<CatalogError, 'foundBy' | 'reason' | 'offer' | 'region' | 'told'> & { lastSeen: Date };

/** An error with what was done about it. @throws ApiError catalog_error.not_found */
export async function readError(db: Database, id: number): Promise<CatalogError> {
  const [[row], changes] = await Promise.all([
    db.query<Read>(composed`
      select ${errorColumns}, e.last_seen as "lastSeen", e.found_by as "foundBy", e.reason, e.offer_id as offer,
        (select jsonb_build_object('id', g.id, 'name', g.name) from regions g where g.id = e.region_id) as region,
        ${told} as told
      from ${errorSource} where e.id = ${id}::int`),
    readChanges(db, 'catalog_error', id),
  ]);
  if (!row) throw staffRefusal('catalog_error.not_found');
  const { lastSeen, ...rest } = row;
  return { ...errorRowOf(rest), lastSeen: lastSeen.toISOString(), changes };
}

/** What an error is known by. @throws ApiError catalog_error.not_found */
export async function findError(
  db: Database,
  id: number,
): Promise<{ id: number; rule: CatalogRuleKey; subject: string }> {
  const [row] = await db.query<{ id: number; rule: CatalogRuleKey; subject: string }>(sql`
    select id, rule, subject from catalog_errors where id = ${id}`);
  if (!row) throw staffRefusal('catalog_error.not_found');
  return row;
}
