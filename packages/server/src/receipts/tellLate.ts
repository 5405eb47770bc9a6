import { isContradicted } from '@siren/domain/receipts';
import type { Settlement } from '@siren/domain/receipts';
import type { Database } from '../db/index.ts';
import { notifyStaff } from '../realtime/index.ts';
import type { StoredTask, TaskKind } from './storedTask.ts';
import { orderOfTask, taskName } from './taskName.ts';

/** What a task comes to, or does not, and what is to be looked at where that is not what was settled. */
const words: Readonly<Record<TaskKind, { done: string; refused: string; look: string }>> = {
  receipt: { done: 'вышел', refused: 'не\u00a0вышел', look: 'чеки' },
  openShift: { done: 'смена открылась', refused: 'смена не\u00a0открылась', look: 'смену' },
  closeShift: { done: 'смена закрылась', refused: 'смена не\u00a0закрылась', look: 'смену' },
  cash: { done: 'проведено', refused: 'не\u00a0проведено', look: 'ящик' },
};

const saidOf = (kind: TaskKind, late: NonNullable<Settlement['late']>): string =>
  late.type === 'done'
    ? `${words[kind].done}${kind === 'receipt' && late.fiscal ? `, ФД\u00a0${late.fiscal.document}` : ''}`
    : `${words[kind].refused}${late.told && `: ${late.told}`}`;

/** Tells the staff what a register says of a task after it was settled by hand; that it says otherwise is told as a fault. */
export async function tellLate(db: Database, before: StoredTask, after: StoredTask): Promise<void> {
  for (const [at, settlement] of after.settled.entries()) {
    const { late } = settlement;
    if (late === null || before.settled[at]?.late !== null) continue;
    const isWrong = isContradicted(settlement);
    const message = `${await taskName(db, after)} решили вручную, а\u00a0касса ответила: ${saidOf(after.kind, late)}.${
      isWrong ? ` Это не\u00a0то, что решили: проверьте ${words[after.kind].look}.` : ''
    }`;
    await notifyStaff(db, {
      ...{ message, type: isWrong ? 'error' : 'info' },
      order: await orderOfTask(db, after),
    });
  }
}
