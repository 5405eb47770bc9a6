import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { moneyState } from '@siren/domain/orders';
import type { OrderStatusCode, StaffOrderRow } from '@siren/domain/orders';
import type { PayTypeCode } from '@siren/domain/regions';
import { composed, onlyRow } from '../../db/index.ts';
import type { Database, Fragment } from '../../db/index.ts';
import { allOf } from '../../lists/index.ts';
import { statusNames } from '../statusNames.ts';
import { filterConditions } from './filterConditions.ts';
import { readQuery } from './readQuery.ts';
import { sortingOf } from './sortings.ts';

interface Row extends Pick<
  StaffOrderRow,
  'id' | 'version' | 'customer' | 'goods' | 'store' | 'city' | 'date' | 'timeZone' | 'toPay'
> {
  status: OrderStatusCode;
  placedAt: Date;
  payType: PayTypeCode;
  returned: number;
  /** Roubles that the shop has of it. */
  kept: number;
  refunded: boolean;
  responsible: StaffOrderRow['responsible'];
}

/** Which orders `o` are looked at, and what they have to fit. */
interface Narrowed {
  source: Fragment;
  conditions: Fragment;
}

type ListPayload = CheckedPayloadOf<'/api/admin/orders/list'>;

/** The ids of the page are found first, from indexes alone: pages before it are only counted. */
const readRows = (
  db: Database,
  { source, conditions }: Narrowed,
  { sort, page, size }: ListPayload,
): Promise<Row[]> =>
  db.query<Row>(composed`
    select o.id, o.version, o.status, o.placed_at as "placedAt", r.time_zone as "timeZone", o.customer_name as customer, c.name as city,
      o.delivery_date as date, o.to_pay as "toPay", t.code as "payType", o.returned, o.kept, o.refunded,
      (select json_build_object(
          'first', coalesce((array_agg(l.name order by l.position))[1], ''),
          'pieces', coalesce(sum(l.quantity), 0), 'more', greatest(count(*) - 1, 0))
        from order_lines l where l.order_id = o.id) as goods,
      (select json_build_object('id', s.id, 'name', s.name) from stores s where s.id = o.store_id) as store,
      (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = o.responsible_id) as responsible
    from (
      select o.id from ${source} where ${conditions}
      order by ${sortingOf(sort)} limit ${size}::int offset ${(page - 1) * size}::bigint
    ) found
    join orders o on o.id = found.id
    join cities c on c.id = o.city_id
    join regions r on r.id = o.region_id
    join pay_types t on t.id = o.pay_type_id
    order by ${sortingOf(sort)}`);

const readSums = async (db: Database, { source, conditions }: Narrowed) =>
  onlyRow(
    await db.query<{ total: number; toPay: number }>(composed`
      select count(*)::int as total, coalesce(sum(o.to_pay), 0) as "toPay" from ${source} where ${conditions}`),
  );

function rowOf({ status, placedAt, payType, returned, kept, refunded, ...row }: Row): StaffOrderRow {
  const payments = [
    { status: 'paid', amount: kept, refunded: 0 } as const,
    ...(refunded ? [{ status: 'refunded', amount: 0, refunded: 0 } as const] : []),
  ];
  return {
    ...row,
    number: String(row.id),
    status: { code: status, name: statusNames[status] },
    placedAt: placedAt.toISOString(),
    money: moneyState({ status, payType, toPay: row.toPay, returned, payments }),
  };
}

/** A page of everybody's orders, and what all of them come to that fit. */
export async function listStaffOrders(
  db: Database,
  user: number,
  payload: ListPayload,
): Promise<AnswerOf<'/api/admin/orders/list'>> {
  const { source, conditions } = readQuery(payload.query);
  const narrowed = { source, conditions: allOf([...filterConditions(payload.filters, user), ...conditions]) };
  const [rows, { total, toPay }] = await Promise.all([
    readRows(db, narrowed, payload),
    readSums(db, narrowed),
  ]);
  return { rows: rows.map(rowOf), total, sums: { toPay } };
}
