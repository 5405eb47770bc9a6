import type { AnswerOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { importSeverities } from '@siren/domain/imports';
import type { ImportKind } from '@siren/domain/imports';
import { composed } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { isFresh, runBefore } from './lineRows.ts';
import { runColumns, runOf } from './runRows.ts';
import type { RunRead } from './runRows.ts';

/** A run with what its report comes to. @throws ApiError import.not_found */
export async function readReport(
  { db, places }: Context,
  id: number,
): Promise<AnswerOf<'/api/admin/imports/get'>> {
  const [[run], kinds, [before], [failed], { region }] = await Promise.all([
    db.query<RunRead>(composed`select ${runColumns} from import_runs r where r.id = ${id}::int`),
    db.query<ImportKind>(composed`
      select code, severity, field, message, count(*)::int as count,
        case when bool_and(fresh is not null) then (count(*) filter (where fresh))::int end as fresh
      from (
        select w.code, w.severity, w.field, w.message, ${isFresh(id)} as fresh
        from import_run_rows w where w.run_id = ${id}::int
      ) told
      group by code, severity, field, message
      order by array_position(${[...importSeverities]}::text[], severity), count(*) desc, code, field`),
    db.query<{ id: number; startedAt: Date }>(composed`
      select b.id, b.started_at as "startedAt" from import_runs b where b.id = ${runBefore(id)}`),
    db.query<{ count: number }>(composed`
      select count(*)::int as count from import_failed_rows where run_id = ${id}::int`),
    places.resolve({}),
  ]);
  if (!run) throw staffRefusal('import.not_found');
  return {
    run: runOf(run, region.timeZone),
    kinds,
    failedRows: failed?.count ?? 0,
    before: before ? { id: before.id, startedAt: before.startedAt.toISOString() } : null,
  };
}
