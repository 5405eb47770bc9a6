import { AT_BANK_MINUTES } from '@siren/domain/payments';
import type { PaymentReason } from '@siren/domain/payments';
import type { PayTypeCode } from '@siren/domain/regions';
import type { Database } from '../../db/index.ts';
import { sql } from '../../db/index.ts';
import type { PartialRefund, PaymentRequest } from '../PaymentProvider.ts';

/** A payment as the bank keeps it. */
export interface BankPayment {
  reference: string;
  title: string;
  /** Roubles. */
  amount: number;
  kind: PayTypeCode;
  returnTo: string;
  /** `code` waits for the code of the second step. */
  state: 'open' | 'code' | 'paid' | 'refused' | 'given_back';
  reason: PaymentReason | null;
  tries: number;
  openedAt: Date;
}

const MINUTE_MS = 60_000;

export async function findPayment(db: Database, reference: string): Promise<BankPayment | null> {
  const [found] = await db.query<BankPayment>(sql`
    select reference, title, amount, kind, return_to as "returnTo", state, reason, tries, opened_at as "openedAt"
    from test_bank_payments where reference = ${reference}`);
  return found ?? null;
}

/** Opens a payment; one that is known under the reference stays as it is. */
export async function openPayment(
  db: Database,
  { reference, order, amount, payType, returnTo }: PaymentRequest,
  now: Date,
): Promise<void> {
  await db.query(sql`
    insert into test_bank_payments (reference, title, amount, kind, return_to, state, opened_at)
    values (${reference}, ${`Заказ № ${order}`}, ${amount}, ${payType}, ${returnTo}, 'open', ${now})
    on conflict (reference) do nothing`);
}

/** Gives back what was taken and closes the payment, also one that nobody has opened yet. */
export async function closePayment(db: Database, reference: string, now: Date): Promise<void> {
  await db.query(sql`
    insert into test_bank_payments (reference, title, amount, kind, return_to, state, opened_at)
    values (${reference}, '', 0, 'card', '/', 'given_back', ${now})
    on conflict (reference) do update set state = 'given_back'`);
}

/**
 * Gives back a part of what was taken, once under one name.
 *
 * @throws Error where that much is not there: a bank refuses it
 */
export async function refundPart(db: Database, { name, reference, amount }: PartialRefund): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(sql`select reference from test_bank_payments where reference = ${reference} for update`);
    const [known] = await tx.query(sql`select refund from test_bank_refunds where refund = ${name}`);
    if (known) return;
    const given = await tx.query(sql`
      insert into test_bank_refunds (refund, reference, amount)
      select ${name}::uuid, reference, ${amount}::numeric from test_bank_payments p
      where reference = ${reference} and state = 'paid' and amount >= ${amount}::numeric
        + (select coalesce(sum(r.amount), 0) from test_bank_refunds r where r.reference = p.reference)
      returning refund`);
    if (given.length === 0) throw new Error(`The bank does not hold that much of ${reference}`);
  });
}

/** Whether somebody may still pay: nobody is served after half an hour. */
export const isServed = ({ state, openedAt }: BankPayment, now: Date): boolean =>
  (state === 'open' || state === 'code') && now.getTime() - openedAt.getTime() < AT_BANK_MINUTES * MINUTE_MS;

/** Asks for the code of the second step. */
export const askCode = (db: Database, reference: string) =>
  db.query(
    sql`update test_bank_payments set state = 'code' where reference = ${reference} and state = 'open'`,
  );

/** One wrong code more; answers how many there were. */
export async function countTry(db: Database, reference: string): Promise<number> {
  const [row] = await db.query<{ tries: number }>(sql`
    update test_bank_payments set tries = tries + 1
    where reference = ${reference} and state = 'code' returning tries`);
  return row?.tries ?? 0;
}

/** Ends a payment that is being served, once. Answers whether it was this call that did. */
export async function endPayment(
  db: Database,
  reference: string,
  end: { state: 'paid' } | { state: 'refused'; reason: PaymentReason },
): Promise<boolean> {
  const reason = end.state === 'refused' ? end.reason : null;
  const rows = await db.query(sql`
    update test_bank_payments set state = ${end.state}, reason = ${reason}
    where reference = ${reference} and state in ('open', 'code') returning reference`);
  return rows.length > 0;
}
