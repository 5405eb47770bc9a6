import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { composed, onlyRow } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { sortingOf } from './sortings.ts';
import { narrowOrders, staffOrderColumns, staffOrderJoins, staffOrderRowOf } from './staffOrderRows.ts';
import type { NarrowedOrders, StaffOrderRead } from './staffOrderRows.ts';

type ListPayload = CheckedPayloadOf<'/api/admin/orders/list'>;

/** The ids of the page are found first, from indexes alone: pages before it are only counted. */
const readRows = (
  db: Database,
  { source, conditions }: NarrowedOrders,
  { sort, page, size }: ListPayload,
): Promise<StaffOrderRead[]> =>
  db.query<StaffOrderRead>(composed`
    select ${staffOrderColumns}
    from (
      select o.id from ${source} where ${conditions}
      order by ${sortingOf(sort)} limit ${size}::int offset ${(page - 1) * size}::bigint
    ) found
    join orders o on o.id = found.id
    ${staffOrderJoins}
    order by ${sortingOf(sort)}`);

const readSums = async (db: Database, { source, conditions }: NarrowedOrders) =>
  onlyRow(
    await db.query<{ total: number; toPay: number }>(composed`
      select count(*)::int as total, coalesce(sum(o.to_pay_kopecks), 0) / 100 as "toPay" from ${source} where ${conditions}`),
  );

/** A page of everybody's orders, and what all of them come to that fit. */
export async function listStaffOrders(
  db: Database,
  user: number,
  payload: ListPayload,
): Promise<AnswerOf<'/api/admin/orders/list'>> {
  const narrowed = narrowOrders(payload, user);
  const [rows, { total, toPay }] = await Promise.all([
    readRows(db, narrowed, payload),
    readSums(db, narrowed),
  ]);
  return { rows: rows.map(staffOrderRowOf), total, sums: { toPay } };
}
