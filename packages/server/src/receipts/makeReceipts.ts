import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { addReceiptTask } from './addReceiptTask.ts';
import { dueReceipts } from './dueReceipts.ts';
import type { DueReceipt } from './dueReceipts.ts';

export interface MakingReceipts {
  order: number;
  now: Date;
  /** Whether that of the sale is made too, where there is none. */
  sale: boolean;
  /** Of the press that makes them. @default null: they come with a step of the order */
  key?: string | null;
}

async function write(
  db: Database,
  { order, now, register, key = null }: Omit<MakingReceipts, 'sale'> & { register: number },
  { content, back }: DueReceipt,
): Promise<void> {
  const { kind, taxation, lines, payments, total } = content;
  const { id } = onlyRow(
    await db.query<{ id: number }>(sql`
      insert into receipts (register_id, order_id, return_id, kind, taxation, lines, payments, total, made_at, ring_key)
      values (${register}, ${order}, ${back}, ${kind}, ${taxation}, ${JSON.stringify(lines)}::jsonb,
        ${JSON.stringify(payments)}::jsonb, ${total}, ${now}, ${key}::uuid)
      returning id`),
  );
  await addReceiptTask(db, { receipt: id, register, now });
}

/**
 * Makes the receipts of an order that are due and not there, with the tasks that ring them up. Part of a transaction that holds the
 * order; without a register there are none.
 *
 * @returns how many it made
 */
export async function makeReceipts(db: Database, making: MakingReceipts): Promise<number> {
  const { register, receipts } = await dueReceipts(db, making);
  if (register === null) return 0;
  for (const due of receipts) await write(db, { ...making, register }, due);
  return receipts.length;
}
