import { refusal } from '@siren/contract/errors';
import type { OrderProof, OrderStatusCode } from '@siren/domain/orders';
import { subtractRoubles } from '@siren/domain/money';
import type { Ledger, LedgerPayment } from '@siren/domain/payments';
import type { PayTypeCode } from '@siren/domain/regions';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

export interface StoredPayment extends LedgerPayment {
  payType: number;
  provider: string;
  reference: string;
  key: string;
  redirect: string | null;
  /** ISO 8601. */
  at: string;
}

/** An order with its payments; nobody else changes either of them before the transaction ends. */
export interface HeldOrder {
  id: number;
  /** Grows with every change. */
  version: number;
  status: OrderStatusCode;
  /** Store where it is fetched; null where it is brought. */
  store: number | null;
  /** Since when its goods are kept; null while it holds none. */
  heldSince: string | null;
  /** Why it is believed; null while nothing is proven. */
  proof: OrderProof | null;
  payType: number;
  payTypeCode: PayTypeCode;
  toPay: number;
  /** What came back as money for what was returned, roubles. */
  returned: number;
  userId: number | null;
  tokenDigest: Buffer | null;
  /** Id of the member of staff who placed it; null where none did. */
  placedBy: number | null;
  coupon: string | null;
  bonusUsed: number;
  payments: StoredPayment[];
}

/**
 * Locks an order: the first that whoever changes it, pays it or gives it back does, so that they come one after
 * another. What it is made of is locked after it, in the order of `holdForOrder`.
 *
 * @throws ApiError order.not_found
 */
export async function holdOrder(db: Database, id: number): Promise<HeldOrder> {
  // By itself: a join that had to wait here would put the row as it is now beside the pay type that it had before.
  await db.query(sql`select id from orders where id = ${id} for no key update`);
  return readHeld(db, id);
}

/** The same without the lock: true for whoever holds it already. @throws ApiError order.not_found */
export async function readHeld(db: Database, id: number): Promise<HeldOrder> {
  const [order] = await db.query<Omit<HeldOrder, 'payments'>>(sql`
    select o.id, o.version, o.status, o.store_id as store, to_json(o.held_since) #>> '{}' as "heldSince", o.proof, o.pay_type_id as "payType",
      t.code as "payTypeCode", o.to_pay as "toPay", o.returned, o.user_id as "userId", o.token_digest as "tokenDigest",
      (select placed_by from order_staff where order_id = o.id) as "placedBy", o.coupon_code as coupon, o.bonus_used as "bonusUsed"
    from orders o join pay_types t on t.id = o.pay_type_id
    where o.id = ${id}`);
  if (!order) throw refusal('order.not_found');
  const payments = await db.query<StoredPayment>(sql`
    select p.id, p.amount, p.status, p.reason, p.give_back as "giveBack", p.pay_type_id as "payType", p.provider, p.reference,
      p.idempotency_key as key, p.redirect, to_json(p.started_at) #>> '{}' as at,
      (select coalesce(sum(f.amount), 0) from refunds f where f.payment_id = p.id) as refunded
    from payments p where p.order_id = ${id} order by p.id`);
  return { ...order, payments };
}

/** The money of a held order. */
export const ledgerOf = ({ status, toPay, returned, payments }: HeldOrder): Ledger => ({
  open: status !== 'cancelled',
  toPay: subtractRoubles(toPay, returned),
  payments,
});
