import type { OrderStatusCode } from '@siren/domain/orders';
import { isPayable } from '@siren/domain/payments';
import type { Payment } from '@siren/domain/payments';
import type { PayType } from '@siren/domain/regions';
import { takenPayTypes } from '../cart/index.ts';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';

/** Payments of an order, in the order in which they were started. */
export async function readPayments(db: Database, order: number): Promise<Payment[]> {
  const rows = await db.query<Omit<Payment, 'at'> & { at: Date }>(sql`
    select p.id, p.pay_type_id as "payType", p.amount, p.status, p.reason, p.started_at as at,
      (select coalesce(sum(f.amount), 0) from refunds f where f.payment_id = p.id) as refunded
    from payments p where p.order_id = ${order} order by p.id`);
  return rows.map((payment) => ({ ...payment, at: payment.at.toISOString() }));
}

interface Payable {
  status: OrderStatusCode;
  /** Roubles that are still to come. */
  owed: number;
  region_id: number;
  store_id: number | null;
}

/** What an order may still be paid with. None where there is nothing to pay, or no longer. */
export async function payTypesFor(
  context: Pick<Context, 'db' | 'online'>,
  { status, owed, region_id: regionId, store_id: storeId }: Payable,
): Promise<PayType[]> {
  if (owed === 0 || !isPayable(status)) return [];
  return takenPayTypes(context, { regionId, storeId });
}
