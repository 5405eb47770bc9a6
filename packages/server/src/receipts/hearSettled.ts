import type { AskAnswer } from './CashRegister.ts';
import { hearTask } from './hearTask.ts';
import { NoAnswer } from './NoAnswer.ts';
import type { RegisterWork } from './RegisterWork.ts';

/** Asks the register after a task under the uuid that it was settled under; the end that it tells is kept. */
export async function hearSettled(
  { db, now, register }: Pick<RegisterWork, 'db' | 'now' | 'register'>,
  { id, uuid }: { id: number; uuid: string },
): Promise<AskAnswer['type'] | 'silent' | 'nonsense'> {
  const answer = await register
    .ask(uuid)
    .catch((error: Error) => (error instanceof NoAnswer ? 'silent' : 'nonsense'));
  if (typeof answer === 'string') return answer;
  if (answer.type === 'done' || answer.type === 'refused')
    await hearTask(db, id, { ...answer, task: uuid }, now());
  return answer.type;
}
