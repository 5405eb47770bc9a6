import { askedBefore, isKnownTo } from '@siren/domain/receipts';
import { hearSettled } from './hearSettled.ts';
import { hearTask } from './hearTask.ts';
import type { RegisterTurn } from './RegisterWork.ts';
import type { StoredTask } from './storedTask.ts';

const UNCLEAR = 'Касса непонятно отвечает о\u00a0том, что просили раньше';

/**
 * Asks the register after what a task went by before, which somebody had found not printed: what was printed after all is what the
 * task comes to.
 *
 * Another register knows nothing of it: there whoever looked is believed.
 *
 * @returns `free` where it holds nothing of that; `held` where it does, or nobody knows; `silent` where it does not answer at all
 */
export async function askBefore(by: RegisterTurn, task: StoredTask): Promise<'free' | 'held' | 'silent'> {
  for (const { uuid } of askedBefore(task).filter(isKnownTo(task.register))) {
    await by.keep();
    const answer = await hearSettled(by, { id: task.id, uuid });
    if (answer === 'silent') return answer;
    if (answer === 'taken' || answer === 'blocked') return 'held';
    if (answer === 'nonsense') {
      await hearTask(by.db, task.id, { type: 'unclear', task: task.uuid, told: UNCLEAR }, by.now());
      return 'held';
    }
  }
  return 'free';
}
