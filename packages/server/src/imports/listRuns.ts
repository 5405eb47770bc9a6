import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import type { ImportRunFilters } from '@siren/domain/imports';
import { composed, fragment, onlyRow } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { allOf, dayBegins, hasWords } from '../lists/index.ts';
import { dateIn } from '../services/index.ts';
import { runColumns, runOf } from './runRows.ts';
import type { RunRead } from './runRows.ts';
import { runStatus } from './runStatus.ts';

type ListPayload = CheckedPayloadOf<'/api/admin/imports/list'>;

/** Orders of the list, as its index has them; the id parts what is of one moment. */
const orders: Readonly<Record<ListPayload['sort']['direction'], Fragment>> = {
  descending: fragment`r.started_at desc, r.id desc`,
  ascending: fragment`r.started_at, r.id`,
};
export const runsOrder = ({ direction }: ListPayload['sort']): Fragment => orders[direction];

/** What a run `r` has to fit. */
export function narrowRuns({ query, filters }: { query: string; filters: ImportRunFilters }): Fragment {
  const { status, source, dry, wrong, from, to } = filters;
  return allOf([
    ...hasWords(query, fragment`concat_ws(' ', r.source, r.file, r.author)`),
    ...(status ? [fragment`${runStatus} = any(${status}::text[])`] : []),
    ...(source ? [fragment`r.source = any(${source}::text[])`] : []),
    ...(dry === undefined ? [] : [fragment`r.dry_run = ${dry}`]),
    ...(wrong ? [fragment`(r.status = 'failed' or coalesce((r.lines ->> 'error')::int, 0) > 0)`] : []),
    ...(from === undefined ? [] : [fragment`r.started_at >= ${dayBegins(from, 0)}`]),
    ...(to === undefined ? [] : [fragment`r.started_at < ${dayBegins(to, 1)}`]),
  ]);
}

/** A page of runs, and how many fit. */
export async function listRuns(
  { db, places }: Context,
  payload: ListPayload,
): Promise<AnswerOf<'/api/admin/imports/list'>> {
  const { sort, page, size } = payload;
  const conditions = narrowRuns(payload);
  const [rows, counted, { region }] = await Promise.all([
    db.query<RunRead>(composed`
      select ${runColumns} from import_runs r where ${conditions}
      order by ${runsOrder(sort)} limit ${size}::int offset ${(page - 1) * size}::bigint`),
    db.query<{ total: number }>(composed`
      select count(*)::int as total from import_runs r where ${conditions}`),
    places.resolve({}),
  ]);
  return {
    rows: rows.map((read) => runOf(read, region.timeZone)),
    total: onlyRow(counted).total,
    sums: {},
  };
}

/** Names of all sources, and the shop's day. */
export async function readRunChoices({
  db,
  places,
  now,
}: Context): Promise<AnswerOf<'/api/admin/imports/choices'>> {
  const [{ region }, sources, regions] = await Promise.all([
    places.resolve({}),
    db.query<{ source: string }>(composed`
      select source from import_runs group by source order by folded(source) collate "C", source`),
    db.query<{ code: string; name: string }>(composed`select code, name from regions order by position, id`),
  ]);
  return {
    today: dateIn(0, now().getTime(), region.timeZone),
    sources: sources.map(({ source }) => source),
    regions,
  };
}
