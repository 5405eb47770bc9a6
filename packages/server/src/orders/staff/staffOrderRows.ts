import type { CheckedPayloadOf } from '@siren/contract/calls';
import { moneyState } from '@siren/domain/orders';
import type { OrderStatusCode, StaffOrderRow } from '@siren/domain/orders';
import type { PayTypeCode } from '@siren/domain/regions';
import { fragment } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';
import { allOf } from '../../lists/index.ts';
import { statusNames } from '../statusNames.ts';
import { filterConditions } from './filterConditions.ts';
import { readQuery } from './readQuery.ts';

/** An order as `staffOrderColumns` gives it. */
export interface StaffOrderRead extends Pick<
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

/** What a row of an order `o` is made of. */
export const staffOrderColumns: Fragment = fragment`
  o.id, o.version, o.status, o.placed_at as "placedAt", r.time_zone as "timeZone", o.customer_name as customer, c.name as city,
  o.delivery_date as date, o.to_pay as "toPay", t.code as "payType", o.returned, o.kept, o.refunded,
  (select json_build_object(
      'first', coalesce((array_agg(l.name order by l.position))[1], ''),
      'pieces', coalesce(sum(l.quantity), 0), 'more', greatest(count(*) - 1, 0))
    from order_lines l where l.order_id = o.id) as goods,
  (select json_build_object('id', s.id, 'name', s.name) from stores s where s.id = o.store_id) as store,
  (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = o.responsible_id) as responsible`;

/** What they need besides the order. */
export const staffOrderJoins: Fragment = fragment`
  join cities c on c.id = o.city_id
  join regions r on r.id = o.region_id
  join pay_types t on t.id = o.pay_type_id`;

/** Which orders `o` are looked at, and what they have to fit. */
export interface NarrowedOrders {
  source: Fragment;
  conditions: Fragment;
}

type Narrowing = Pick<CheckedPayloadOf<'/api/admin/orders/list'>, 'query' | 'filters'>;

/** The orders that this member of staff asks for. */
export function narrowOrders({ query, filters }: Narrowing, user: number): NarrowedOrders {
  const { source, conditions } = readQuery(query);
  return { source, conditions: allOf([...filterConditions(filters, user), ...conditions]) };
}

export function staffOrderRowOf({
  status,
  placedAt,
  payType,
  returned,
  kept,
  refunded,
  ...row
}: StaffOrderRead): StaffOrderRow {
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
