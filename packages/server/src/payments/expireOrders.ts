import { onlinePayTypes, UNPAID_HOURS, unpaidUntil } from '@siren/domain/payments';
import { retryDeadlock, sql } from '../db/index.ts';
import { cancelHeld } from './cancelHeld.ts';
import { holdOrder } from './holdOrder.ts';
import type { Settling } from './settle.ts';

const HOUR_MS = 3_600_000;
/** At most so many at once; the others come a minute later. */
const AT_ONCE = 200;

/** Cancels the orders whose time to be paid or confirmed is over: the rule is the domain's, asked again under the order's lock. */
export async function expireOrders({ db, now, log }: Pick<Settling, 'db' | 'now' | 'log'>): Promise<void> {
  const before = new Date(now().getTime() - UNPAID_HOURS * HOUR_MS);
  const unpaid = await db.query<{ id: number }>(sql`
    select o.id from orders o join pay_types t on t.id = o.pay_type_id
    where o.status = 'new' and o.placed_at <= ${before}
      and (not exists (select from order_staff n where n.order_id = o.id)
        or (o.to_pay > 0 and t.code = any(${onlinePayTypes}::text[])))
    order by o.placed_at limit ${AT_ONCE}`);
  for (const { id } of unpaid) {
    const expire = () =>
      db.transaction(async (tx) => {
        const held = await holdOrder(tx, id);
        const until = unpaidUntil({ ...held, payType: held.payTypeCode, byStaff: held.placedBy !== null });
        if (until !== null && until <= now().getTime()) await cancelHeld(tx, held, 'expired', now());
      });
    await retryDeadlock(expire).catch((error: unknown) => log.error(error, `Order ${id} did not expire`));
  }
}
