import { returnReceipt, saleReceipt } from '@siren/domain/receipts';
import type { ReceiptContent, TaxSettings } from '@siren/domain/receipts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { addReceiptTask } from './addReceiptTask.ts';
import { readReturned } from './readReturned.ts';
import type { ReturnedOrder } from './readReturned.ts';
import { readSold } from './readSold.ts';

interface Register extends TaxSettings {
  id: number;
}

export interface MakingReceipts {
  order: number;
  now: Date;
  /** Whether that of the sale is made too, where there is none. */
  sale: boolean;
}

async function write(
  db: Database,
  { order, now, register }: { order: number; now: Date; register: number },
  { content, back }: { content: ReceiptContent; back: number | null },
): Promise<void> {
  const { kind, taxation, lines, payments, total } = content;
  const { id } = onlyRow(
    await db.query<{ id: number }>(sql`
      insert into receipts (register_id, order_id, return_id, kind, taxation, lines, payments, total, made_at)
      values (${register}, ${order}, ${back}, ${kind}, ${taxation}, ${JSON.stringify(lines)}::jsonb,
        ${JSON.stringify(payments)}::jsonb, ${total}, ${now})
      returning id`),
  );
  await addReceiptTask(db, { receipt: id, register, now });
}

const findSale = async (db: Database, order: number): Promise<ReceiptContent | undefined> =>
  (
    await db.query<ReceiptContent>(sql`
      select kind, lines, payments, total, taxation from receipts where order_id = ${order} and kind = 'sell'`)
  )[0];

const backOf = (
  sale: ReceiptContent,
  returns: readonly ReturnedOrder[],
  at: number,
): ReceiptContent | null => {
  const one = returns[at];
  return one && one.total > 0
    ? returnReceipt(sale, { before: returns.slice(0, at).flatMap(({ rows }) => rows), rows: one.rows }, one)
    : null;
};

/**
 * Makes the receipts of an order that are due and not there, with the tasks that ring them up: of a sale that took money, and of
 * each return that gave some back. Part of a transaction that holds the order; without a register there are none.
 *
 * @returns how many it made
 */
export async function makeReceipts(
  db: Database,
  { order, now, sale: withSale }: MakingReceipts,
): Promise<number> {
  const [register] = await db.query<Register>(sql`select id, taxation, vat from registers where in_use`);
  if (!register) return 0;
  const at = { order, now, register: register.id };
  let made = 0;
  if (withSale && !(await findSale(db, order))) {
    const sold = await readSold(db, order);
    if (sold !== null && sold.toPay > 0) {
      await write(db, at, { content: saleReceipt(sold, sold.cash, register), back: null });
      made += 1;
    }
  }
  const sale = await findSale(db, order);
  const returns = sale ? await readReturned(db, order) : [];
  for (const [place, { id, hasReceipt }] of returns.entries()) {
    const content = sale && !hasReceipt ? backOf(sale, returns, place) : null;
    if (content === null) continue;
    await write(db, at, { content, back: id });
    made += 1;
  }
  return made;
}
