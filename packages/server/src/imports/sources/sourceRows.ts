import type { AnswerOf } from '@siren/contract/calls';
import type { ImportSource } from '@siren/domain/imports';
import { composed } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { runColumns, runOf } from '../runRows.ts';
import type { RunRead } from '../runRows.ts';

interface SourceRead extends Omit<ImportSource, 'nextAt' | 'last'> {
  nextAt: Date | null;
  last: (Omit<RunRead, 'startedAt' | 'finishedAt'> & { startedAt: string; finishedAt: string | null }) | null;
}

const lastOf = (read: NonNullable<SourceRead['last']>, timeZone: string): ImportSource['last'] => {
  const { startedAt, finishedAt, ...rest } = read;
  const ended = finishedAt === null ? null : new Date(finishedAt);
  return runOf({ ...rest, startedAt: new Date(startedAt), finishedAt: ended }, timeZone);
};

/** All sources that are fetched by their address, each with its newest run. */
export async function readSources({ db }: { db: Database }): Promise<AnswerOf<'/api/admin/imports/sources'>> {
  const rows = await db.query<SourceRead>(composed`
    select s.id, s.version, s.name, s.address, json_build_object('code', g.code, 'name', g.name) as region, s.period,
      s.hour, s.login, s.password <> '' as "hasPassword", s.due_at as "nextAt", g.time_zone as "timeZone",
      (select row_to_json(run) from (
        select ${runColumns} from import_runs r where r.source_id = s.id order by r.id desc limit 1) run) as last
    from import_sources s join regions g on g.id = s.region_id
    order by folded(s.name) collate "C", s.id`);
  return {
    sources: rows.map(({ nextAt, last, ...row }) => ({
      ...row,
      nextAt: nextAt?.toISOString() ?? null,
      last: last && lastOf(last, row.timeZone),
    })),
  };
}
