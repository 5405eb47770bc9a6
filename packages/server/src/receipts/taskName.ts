import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { StoredTask } from './storedTask.ts';

/** What a task is called in what the staff are told. */
export async function taskName(db: Database, { kind, receipt }: StoredTask): Promise<string> {
  if (kind === 'openShift') return 'Открытие смены';
  if (kind === 'closeShift') return 'Закрытие смены';
  if (kind === 'cash') return 'Движение наличных';
  const { order } = onlyRow(
    await db.query<{ order: number }>(sql`select order_id as order from receipts where id = ${receipt}`),
  );
  return `Чек заказа №\u00a0${order}`;
}
