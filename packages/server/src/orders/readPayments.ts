import type { OrderStatusCode } from '@siren/domain/orders';
import { isChangeable, isOnline } from '@siren/domain/payments';
import type { Payment } from '@siren/domain/payments';
import type { PayType, PayTypeCode } from '@siren/domain/regions';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Payments of an order, in the order in which they were started. */
export async function readPayments(db: Database, order: number): Promise<Payment[]> {
  const rows = await db.query<Omit<Payment, 'at'> & { at: Date }>(sql`
    select id, pay_type_id as "payType", amount, status, reason, started_at as at
    from payments where order_id = ${order} order by id`);
  return rows.map((payment) => ({ ...payment, at: payment.at.toISOString() }));
}

/** Pay types of the stores of a region. */
const readPayTypes = (db: Database, region: number) =>
  db.query<PayType>(sql`
    select t.id, t.code, t.name, t.description from pay_types t
    where exists (
      select from store_pay_types p join stores s on s.id = p.store_id join cities c on c.id = s.city_id
      where p.pay_type_id = t.id and c.region_id = ${region})
    order by t.position, t.id`);

interface Payable {
  status: OrderStatusCode;
  to_pay: number;
  region_id: number;
  payments: readonly Payment[];
}

/**
 * What an order may still be paid with: pay types of its region, those with money taken online only where somebody
 * takes it. None where there is nothing to pay, or no longer.
 */
export async function payTypesFor(
  db: Database,
  { status, to_pay: toPay, region_id: region, payments }: Payable,
  online: readonly PayTypeCode[],
): Promise<PayType[]> {
  const isPaid = payments.some((payment) => payment.status === 'paid');
  if (toPay === 0 || isPaid || !isChangeable(status)) return [];
  const payTypes = await readPayTypes(db, region);
  return payTypes.filter(({ code }) => !isOnline(code) || online.includes(code));
}
