import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { StoredTask } from './storedTask.ts';

/** The order that a task is about; undefined for none. */
export async function orderOfTask(db: Database, { receipt }: StoredTask): Promise<number | undefined> {
  const [found] = await db.query<{ order: number }>(
    sql`select order_id as order from receipts where id = ${receipt}`,
  );
  return found?.order;
}

/** What a task is called in what the staff are told. */
export async function taskName(db: Database, task: StoredTask): Promise<string> {
  const { kind } = task;
  if (kind === 'openShift') return 'Открытие смены';
  if (kind === 'closeShift') return 'Закрытие смены';
  if (kind === 'cash') return 'Движение наличных';
  return `Чек заказа №\u00a0${(await orderOfTask(db, task)) ?? ''}`;
}
