import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { deliveryDate } from '@siren/domain/regions';
import type { ProductListRow } from '@siren/domain/product-lists';
import { composed, fragment, onlyRow } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { allOf, hasWords } from '../lists/index.ts';
import { listDays } from './listRows.ts';

type ListPayload = CheckedPayloadOf<'/api/tools/product-lists/list'>;
type Sort = ListPayload['sort'];

/** The state of a row `l` on a day, as the domain's rule has it. */
const stateOn = (today: string): Fragment => fragment`
  case
    when l.from_day is null then 'draft'
    when ${today}::date < l.from_day then 'coming'
    when l.to_day < ${today}::date then 'ended'
    else 'running'
  end`;

const name = fragment`folded(l.name) collate "C"`;
const sortings: Readonly<Record<Sort['key'], Readonly<Record<Sort['direction'], Fragment>>>> = {
  changed: {
    ascending: fragment`l.changed_at, l.id`,
    descending: fragment`l.changed_at desc, l.id desc`,
  },
  name: { ascending: fragment`${name}, l.id`, descending: fragment`${name} desc, l.id desc` },
};

/** A page of lists, and how many fit: both as they are on one day. */
export async function listLists(
  { db, now, places }: Context,
  { query, filters: { state }, sort: { key, direction }, page, size }: ListPayload,
): Promise<AnswerOf<'/api/tools/product-lists/list'>> {
  const { region } = await places.resolve({});
  const today = deliveryDate(now().getTime(), 0, region.timeZone);
  const conditions = allOf([
    fragment`l.deleted_at is null`,
    ...hasWords(query, fragment`l.name`),
    ...(state ? [fragment`${stateOn(today)} = any(${state}::text[])`] : []),
  ]);
  const { rows, total } = onlyRow(
    await db.query<{ rows: ProductListRow[]; total: number }>(composed`
      select (select count(*)::int from product_lists l where ${conditions}) as total,
        (select coalesce(json_agg(page), '[]') from (
          select l.id, l.name, ${listDays}, ${stateOn(today)} as state, cardinality(l.offers) as goods, l.version,
            l.changed_at as "changedAt"
          from product_lists l where ${conditions} order by ${sortings[key][direction]}
          limit ${size}::int offset ${(page - 1) * size}::bigint) page) as rows`),
  );
  const iso = (at: string) => new Date(at).toISOString();
  const { timeZone } = region;
  return {
    rows: rows.map((row) => ({ ...row, changedAt: iso(row.changedAt), timeZone })),
    ...{ total, sums: {} },
  };
}
