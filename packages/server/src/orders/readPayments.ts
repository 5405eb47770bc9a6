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
    select id, pay_type_id as "payType", amount, status, reason, started_at as at
    from payments where order_id = ${order} order by id`);
  return rows.map((payment) => ({ ...payment, at: payment.at.toISOString() }));
}

interface Payable {
  status: OrderStatusCode;
  to_pay: number;
  region_id: number;
  store_id: number | null;
  payments: readonly Payment[];
}

/** What an order may still be paid with. None where there is nothing to pay, or no longer. */
export async function payTypesFor(
  context: Pick<Context, 'db' | 'online'>,
  { status, to_pay: toPay, region_id: regionId, store_id: storeId, payments }: Payable,
): Promise<PayType[]> {
  const isPaid = payments.some((payment) => payment.status === 'paid');
  if (toPay === 0 || isPaid || !isPayable(status)) return [];
  return takenPayTypes(context, { regionId, storeId });
}
