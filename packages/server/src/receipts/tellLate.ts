import { isContradicted } from '@siren/domain/receipts';
import type { Settlement } from '@siren/domain/receipts';
import type { Database } from '../db/index.ts';
import { notifyStaff } from '../realtime/index.ts';
import type { StoredTask } from './storedTask.ts';
import { taskName } from './taskName.ts';

const saidOf = ({ late }: Settlement): string =>
  late?.type === 'done'
    ? `вышел${late.fiscal ? `, ФД\u00a0${late.fiscal.document}` : ''}`
    : `не\u00a0вышел${late?.told ? `: ${late.told}` : ''}`;

/** Tells the staff what a register says of a task after it was settled by hand; that it says otherwise is told as a fault. */
export async function tellLate(db: Database, before: StoredTask, after: StoredTask): Promise<void> {
  for (const [at, settlement] of after.settled.entries()) {
    if (settlement.late === null || before.settled[at]?.late !== null) continue;
    const isWrong = isContradicted(settlement);
    const message = `${await taskName(db, after)} решили вручную, а\u00a0касса ответила: ${saidOf(settlement)}.${
      isWrong ? ' Это не\u00a0то, что решили: проверьте чеки.' : ''
    }`;
    await notifyStaff(db, { message, type: isWrong ? 'error' : 'info' });
  }
}
