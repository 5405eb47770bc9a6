import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import type { ImportDifference, ImportDifferenceFilters } from '@siren/domain/imports';
import { composed, fragment, onlyRow } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { allOf, hasWords } from '../lists/index.ts';

type ListPayload = CheckedPayloadOf<'/api/admin/imports/differences/list'>;

const orders: Readonly<Record<ListPayload['sort']['direction'], Fragment>> = {
  ascending: fragment`d.id`,
  descending: fragment`d.id desc`,
};
export const differencesOrder = ({ direction }: ListPayload['sort']): Fragment => orders[direction];

/** What is told of a difference `d` of a run. */
export const differenceColumns: Fragment = fragment`
  d.id::int, d.kind, d.external_id as "externalId", d.name, d.field, d.was, d.becomes,
  (select o.product_id from offers o join import_runs r on r.id = d.run_id
    where o.source = r.source and o.external_id = d.external_id) as good`;

/** What a difference `d` has to fit. */
export function narrowDifferences({
  query,
  filters: { run = 0, kind, field },
}: {
  query: string;
  filters: ImportDifferenceFilters;
}): Fragment {
  return allOf([
    fragment`d.run_id = ${run}::int`,
    ...hasWords(query, fragment`concat_ws(' ', d.external_id, d.name, d.was, d.becomes)`),
    ...(kind ? [fragment`d.kind = any(${kind}::text[])`] : []),
    ...(field ? [fragment`d.field = any(${field}::text[])`] : []),
  ]);
}

/** A page of what a trial found, in the order of the file; none where no run is named. */
export async function listDifferences(
  { db }: Context,
  payload: ListPayload,
): Promise<AnswerOf<'/api/admin/imports/differences/list'>> {
  const { sort, page, size } = payload;
  const conditions = narrowDifferences(payload);
  const [rows, counted] = await Promise.all([
    db.query<ImportDifference>(composed`
      select ${differenceColumns} from import_differences d where ${conditions}
      order by ${differencesOrder(sort)} limit ${size}::int offset ${(page - 1) * size}::bigint`),
    db.query<{ total: number }>(composed`
      select count(*)::int as total from import_differences d where ${conditions}`),
  ]);
  return { rows, total: onlyRow(counted).total, sums: {} };
}
