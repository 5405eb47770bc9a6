import { staffRefusal } from '@siren/contract/errors';
import { isStaffAccount } from '@siren/domain/client-records';
import type { ClientOrder, StaffClient } from '@siren/domain/client-records';
import type { OrderStatusCode } from '@siren/domain/orders';
import { readChanges } from '../audit/index.ts';
import { clientCertificates } from '../certificates/index.ts';
import { composed, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { statusNames } from '../orders/index.ts';
import { recordEvent } from '../security/index.ts';
import { isListed } from './isListed.ts';

/** So many of the newest orders stand in the record; the list of orders has them all. */
const ORDERS_TOLD = 10;

interface Row extends Omit<
  StaffClient,
  'staff' | 'createdAt' | 'timeZone' | 'lastOrders' | 'certificates' | 'changes' | 'erased'
> {
  createdAt: Date;
  erasedAt: Date | null;
  erasedBy: NonNullable<StaffClient['erased']>['by'];
  flags: string[];
  permissions: string[];
}

interface OrderRow extends Omit<ClientOrder, 'number' | 'placedAt' | 'status'> {
  placedAt: Date;
  status: OrderStatusCode;
}

async function readRow({ db, now }: Context, id: number): Promise<Row> {
  const [row] = await db.query<Row>(composed`
    select u.id, u.name, u.phone, u.email, u.address, u.created_at as "createdAt", u.order_count as orders,
      u.done_sum as sum, u.bonus, u.blocked, u.blocked_why as "blockedWhy", u.info as note, u.version, u.flags,
      u.permissions, u.erased_at as "erasedAt",
      (select json_build_object('id', e.id, 'name', e.name) from users e where e.id = u.erased_by) as "erasedBy",
      (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > ${now()}) as sessions
    from users u where u.id = ${id}::int and ${isListed}`);
  if (!row) throw staffRefusal('client.not_found');
  return row;
}

async function lastOrders(db: Database, id: number): Promise<ClientOrder[]> {
  const rows = await db.query<OrderRow>(sql`
    select o.id, o.placed_at as "placedAt", r.time_zone as "timeZone", o.status, o.to_pay as "toPay"
    from orders o join regions r on r.id = o.region_id
    where o.user_id = ${id} order by o.placed_at desc, o.id desc limit ${ORDERS_TOLD}`);
  return rows.map(({ placedAt, status, ...order }) => ({
    ...order,
    number: String(order.id),
    placedAt: placedAt.toISOString(),
    status: { code: status, name: statusNames[status] },
  }));
}

/** An account as staff see it. That it was looked at is recorded before it is shown. @throws ApiError client.not_found */
export async function readStaffClient(context: Context, id: number): Promise<StaffClient> {
  const { db, places } = context;
  const { createdAt, flags, permissions, erasedAt, erasedBy, ...row } = await readRow(context, id);
  await recordEvent(context, { kind: 'client_looked_up', user: id });
  const orders = await lastOrders(db, id);
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    staff: isStaffAccount({ flags, permissions }),
    erased: erasedAt && { at: erasedAt.toISOString(), by: erasedBy },
    timeZone: orders[0]?.timeZone ?? (await places.resolve({})).region.timeZone,
    lastOrders: orders,
    certificates: await clientCertificates(db, id, context.now()),
    changes: await readChanges(db, 'client', id),
  };
}
