import type { ImportLineFilters } from '@siren/domain/imports';
import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import { allOf, hasWords } from '../lists/index.ts';

/** The run of the same source and region that ended last before a run; null where there is none. */
export const runBefore = (run: number): Fragment => fragment`(
  select max(b.id) from import_runs b join import_runs r on r.id = ${run}::int
  where b.source = r.source and b.region_id is not distinct from r.region_id and b.id < r.id
    and b.status in ('done', 'failed'))`;

/** What makes two lines of two files the same: places in a file move. */
const sense = (of: Fragment): Fragment => fragment`
  ${of}.code, coalesce(${of}.external_id, ''), coalesce(${of}.field, ''), coalesce(${of}.value, '')`;

/** Whether the run before had no such line as `w`; null where there is no run before. */
export const isFresh = (run: number): Fragment => fragment`
  case when ${runBefore(run)} is not null then (${sense(fragment`w`)}) not in (
    select ${sense(fragment`b`)} from import_run_rows b where b.run_id = ${runBefore(run)}) end`;

/** What a line `w` of a report has to fit. */
export function narrowLines(
  { query, filters }: { query: string; filters: ImportLineFilters },
  run: number,
): Fragment {
  const { severity, kind, field, fresh } = filters;
  return allOf([
    fragment`w.run_id = ${run}::int`,
    ...hasWords(query, fragment`concat_ws(' ', w.line, w.external_id, w.field, w.value, w.message)`),
    ...(severity ? [fragment`w.severity = any(${severity}::text[])`] : []),
    ...(kind ? [fragment`w.code = any(${kind}::text[])`] : []),
    ...(field ? [fragment`w.field = any(${field}::text[])`] : []),
    ...(fresh === undefined ? [] : [fragment`${isFresh(run)} = ${fresh}`]),
  ]);
}
