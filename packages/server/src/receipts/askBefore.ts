import { askedBefore } from '@siren/domain/receipts';
import { hearSettled } from './hearSettled.ts';
import type { RegisterWork } from './RegisterWork.ts';
import type { StoredTask } from './storedTask.ts';

/**
 * Asks the register after what a task went by before, which somebody had found not printed: what was printed after all is what the
 * task comes to.
 *
 * @returns `free` where it holds nothing of that, or makes no sense of it; `silent` where it does not answer at all
 */
export async function askBefore(by: RegisterWork, task: StoredTask): Promise<'free' | 'held' | 'silent'> {
  for (const { uuid } of askedBefore(task)) {
    const answer = await hearSettled(by, { id: task.id, uuid });
    if (answer === 'silent') return answer;
    if (answer === 'taken' || answer === 'blocked') return 'held';
  }
  return 'free';
}
