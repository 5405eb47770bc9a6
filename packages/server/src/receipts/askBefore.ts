import { askedBefore } from '@siren/domain/receipts';
import { hearTask } from './hearTask.ts';
import { NoAnswer } from './NoAnswer.ts';
import type { RegisterWork } from './RegisterWork.ts';
import type { StoredTask } from './storedTask.ts';

/**
 * Asks the register after what a task went by before, which somebody had found not printed. What it says is kept: what was printed after
 * all is what the task comes to.
 *
 * @returns `free` where it holds nothing of that, or makes no sense of it; `silent` where it does not answer at all
 */
export async function askBefore(
  { db, now, register }: RegisterWork,
  task: StoredTask,
): Promise<'free' | 'held' | 'silent'> {
  for (const { uuid } of askedBefore(task)) {
    const answer = await register
      .ask(uuid)
      .catch((error: Error) => (error instanceof NoAnswer ? 'silent' : null));
    if (answer === 'silent') return answer;
    if (answer?.type === 'taken' || answer?.type === 'blocked') return 'held';
    if (answer?.type === 'done' || answer?.type === 'refused')
      await hearTask(db, task.id, { ...answer, task: uuid }, now());
  }
  return 'free';
}
