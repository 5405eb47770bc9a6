import { returnReceipt, saleReceipt } from '@siren/domain/receipts';
import type { ReceiptContent, TaxSettings } from '@siren/domain/receipts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { readReturned } from './readReturned.ts';
import type { ReturnedOrder } from './readReturned.ts';
import { readSold } from './readSold.ts';

export interface DueReceipt {
  content: ReceiptContent;
  /** The return that it is of; null for the sale. */
  back: number | null;
}

export interface Due {
  /** null where there is no register: then nothing is due. */
  register: number | null;
  receipts: DueReceipt[];
}

interface Register extends TaxSettings {
  id: number;
}

const findSale = async (db: Database, order: number): Promise<ReceiptContent | undefined> =>
  (
    await db.query<ReceiptContent>(sql`
      select kind, lines, payments, total, taxation from receipts where order_id = ${order} and kind = 'sell'`)
  )[0];

async function newSale(db: Database, order: number, taxes: TaxSettings): Promise<ReceiptContent | null> {
  const sold = await readSold(db, order);
  return sold !== null && sold.toPay > 0 ? saleReceipt(sold, sold, taxes) : null;
}

const backsOf = (sale: ReceiptContent, returns: readonly ReturnedOrder[]): DueReceipt[] =>
  returns.flatMap((one, at) => {
    if (one.hasReceipt || one.total <= 0) return [];
    const before = returns.slice(0, at).flatMap(({ rows }) => rows);
    return [{ content: returnReceipt(sale, { before, rows: one.rows }, one), back: one.id }];
  });

/**
 * Receipts of an order that are due and not there: of a sale that took money, and of each return that gave some back. It reads alone.
 *
 * @param sale whether that of the sale is due, too, where there is none
 */
export async function dueReceipts(
  db: Database,
  { order, sale: withSale }: { order: number; sale: boolean },
): Promise<Due> {
  const [register] = await db.query<Register>(sql`select id, taxation, vat from registers where in_use`);
  if (!register) return { register: null, receipts: [] };
  const known = await findSale(db, order);
  const fresh = known || !withSale ? null : await newSale(db, order, register);
  const sale = known ?? fresh;
  return {
    register: register.id,
    receipts: [
      ...(fresh ? [{ content: fresh, back: null }] : []),
      ...(sale ? backsOf(sale, await readReturned(db, order)) : []),
    ],
  };
}
