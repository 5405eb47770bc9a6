import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import type { ImportLine } from '@siren/domain/imports';
import { composed, fragment, onlyRow } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { isFresh, narrowLines } from './lineRows.ts';

type ListPayload = CheckedPayloadOf<'/api/admin/imports/lines/list'>;

/** Orders of the list, as its index has them. What is of the file as a whole comes first either way. */
const orders: Readonly<Record<ListPayload['sort']['direction'], Fragment>> = {
  ascending: fragment`w.line nulls first, w.id`,
  descending: fragment`w.line desc nulls first, w.id desc`,
};
export const linesOrder = ({ direction }: ListPayload['sort']): Fragment => orders[direction];

/** What is told of a line `w` of a run. */
export const lineColumns = (run: number): Fragment => fragment`
  w.id::int, w.line, w.external_id as "externalId", w.severity, w.code, w.field, w.value, w.message,
  ${isFresh(run)} as fresh,
  (select o.product_id from offers o join import_runs r on r.id = w.run_id
    where o.source = r.source and o.external_id = w.external_id) as good`;

/** A page of the lines of a report, in the order of the file; none where no run is named. */
export async function listLines(
  { db }: Context,
  payload: ListPayload,
): Promise<AnswerOf<'/api/admin/imports/lines/list'>> {
  const { sort, page, size, filters } = payload;
  const { run } = filters;
  if (run === undefined) return { rows: [], total: 0, sums: {} };
  const conditions = narrowLines(payload, run);
  const [rows, counted] = await Promise.all([
    db.query<ImportLine>(composed`
      select ${lineColumns(run)} from (
        select w.* from import_run_rows w where ${conditions}
        order by ${linesOrder(sort)} limit ${size}::int offset ${(page - 1) * size}::bigint
      ) w order by ${linesOrder(sort)}`),
    db.query<{ total: number }>(composed`
      select count(*)::int as total from import_run_rows w where ${conditions}`),
  ]);
  return { rows, total: onlyRow(counted).total, sums: {} };
}
