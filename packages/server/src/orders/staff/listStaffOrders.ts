import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { composed, onlyRow } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { sortingOf } from './sortings.ts';
import { narrowOrders, staffOrderColumns, staffOrderJoins, staffOrderRowOf } from './staffOrderRows.ts';
import type { NarrowedOrders, StaffOrderRead } from './staffOrderRows.ts';

type ListPayload = CheckedPayloadOf<'/api/admin/orders/list'>;

interface Sums {
  total: number;
  /** Roubles. */
  toPay: number;
}

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

const readSums = async (db: Database, { source, conditions }: NarrowedOrders): Promise<Sums> =>
  onlyRow(
    await db.query<Sums>(composed`
      select count(*)::int as total, coalesce(sum(o.to_pay_kopecks), 0) / 100 as "toPay" from ${source} where ${conditions}`),
  );

/** Both, from one look: to find orders by words takes longer than all else. Null where the page has none of them. */
async function readSought(
  db: Database,
  { source, conditions }: NarrowedOrders,
  { sort, page, size }: ListPayload,
): Promise<{ rows: StaffOrderRead[]; sums: Sums } | null> {
  const found = await db.query<StaffOrderRead & { sums: Sums }>(composed`
    select ${staffOrderColumns}, json_build_object('total', found.total, 'toPay', found.kopecks / 100) as sums
    from (
      select o.id, count(*) over () as total, sum(o.to_pay_kopecks) over () as kopecks from ${source} where ${conditions}
      order by ${sortingOf(sort)} limit ${size}::int offset ${(page - 1) * size}::bigint
    ) found
    join orders o on o.id = found.id
    ${staffOrderJoins}
    order by ${sortingOf(sort)}`);
  const [first] = found;
  return first ? { rows: found.map(({ sums: _same, ...row }) => row), sums: first.sums } : null;
}

/** A page of everybody's orders, and what all of them come to that fit. */
export async function listStaffOrders(
  db: Database,
  user: number,
  payload: ListPayload,
): Promise<AnswerOf<'/api/admin/orders/list'>> {
  const narrowed = narrowOrders(payload, user);
  const sought = payload.query === '' ? null : await readSought(db, narrowed, payload);
  const [rows, { total, toPay }] = sought
    ? [sought.rows, sought.sums]
    : await Promise.all([readRows(db, narrowed, payload), readSums(db, narrowed)]);
  return { rows: rows.map(staffOrderRowOf), total, sums: { toPay } };
}
