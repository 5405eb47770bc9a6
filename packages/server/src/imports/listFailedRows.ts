import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import type { FailedRow } from '@siren/domain/imports';
import { composed, fragment, onlyRow } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { allOf, hasWords } from '../lists/index.ts';

type ListPayload = CheckedPayloadOf<'/api/admin/imports/failed-rows/list'>;

/** Rows that were not taken, in the order of the file. */
export const failedOrder = ({ direction }: ListPayload['sort']): Fragment =>
  direction === 'ascending' ? fragment`f.line` : fragment`f.line desc`;

/** What a row `f` that was not taken has to fit; none does where no run is named. */
export const narrowFailed = ({ query, filters: { run } }: Pick<ListPayload, 'query' | 'filters'>): Fragment =>
  allOf([
    fragment`f.run_id = ${run ?? 0}::int`,
    ...hasWords(query, fragment`concat_ws(' ', f.line, f.reason, f.cells::text)`),
  ]);

/** A page of the rows of a table that were not taken, as they stand in it. */
export async function listFailedRows(
  { db }: Context,
  payload: ListPayload,
): Promise<AnswerOf<'/api/admin/imports/failed-rows/list'>> {
  const { sort, page, size } = payload;
  const conditions = narrowFailed(payload);
  const [rows, counted] = await Promise.all([
    db.query<FailedRow>(composed`
      select f.line, f.reason, f.cells from import_failed_rows f where ${conditions}
      order by ${failedOrder(sort)} limit ${size}::int offset ${(page - 1) * size}::bigint`),
    db.query<{ total: number }>(composed`
      select count(*)::int as total from import_failed_rows f where ${conditions}`),
  ]);
  return { rows, total: onlyRow(counted).total, sums: {} };
}
