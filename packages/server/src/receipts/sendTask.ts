import type { CashMove } from '@siren/domain/receipts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { CashRegister, SendAnswer, SentReceipt } from './CashRegister.ts';
import type { StoredTask } from './storedTask.ts';

/** What stands on receipts where nobody of the staff is known. */
const NOBODY = 'Кассир';

async function operatorOf(db: Database, { kind, shift }: StoredTask): Promise<string> {
  const [found] = await db.query<{ name: string }>(sql`
    select u.name from shifts s
    join users u on u.id = case ${kind} when 'closeShift' then s.closed_by else s.opened_by end
    where s.id = ${shift} and u.name <> ''`);
  return found?.name ?? NOBODY;
}

/**
 * A receipt is for whomever its order is for by now: of an erased buyer there is no contact. Its cashier is who opened the shift that it
 * is sent in.
 */
async function receiptOf(db: Database, { receipt }: StoredTask): Promise<SentReceipt | undefined> {
  const [found] = await db.query<SentReceipt>(sql`
    select r.kind, r.lines, r.payments, r.total, r.taxation, r.correction, coalesce(o.receipt_to, '') as contact,
      coalesce(nullif(u.name, ''), ${NOBODY}) as operator
    from receipts r join orders o on o.id = r.order_id
    left join shifts s on s.id = r.shift_id left join users u on u.id = s.opened_by
    where r.id = ${receipt}`);
  return found;
}

/** The register knows of a drawer alone, not of where its cash goes. */
async function moveOf(
  db: Database,
  { cash }: StoredTask,
): Promise<{ way: 'cashIn' | 'cashOut'; sum: number }> {
  const { kind, amount } = onlyRow(
    await db.query<CashMove>(sql`select kind, amount from cash_moves where id = ${cash}`),
  );
  return { way: kind === 'in' ? 'cashIn' : 'cashOut', sum: amount };
}

/** Sends a task to the register. Throws where it is unknown whether that has it. */
export async function sendTask(db: Database, register: CashRegister, task: StoredTask): Promise<SendAnswer> {
  const { kind, uuid } = task;
  if (kind === 'openShift') return register.openShift(uuid, await operatorOf(db, task));
  if (kind === 'closeShift') return register.closeShift(uuid, await operatorOf(db, task));
  if (kind === 'cash') {
    const { way, sum } = await moveOf(db, task);
    return register.moveCash(uuid, way, sum);
  }
  const receipt = await receiptOf(db, task);
  if (!receipt) throw new Error(`No receipt for the task ${task.id}`);
  return register.send(uuid, receipt);
}
