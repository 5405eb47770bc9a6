import { askDelay } from '@siren/domain/receipts';
import type { RegisterWork } from './RegisterWork.ts';
import { workOnTasks } from './workOnTasks.ts';

/** Turns at a register: one that does not answer is left alone for a while, ever longer, by the clock that is handed in. */
export function createTurns(by: RegisterWork): () => Promise<void> {
  let misses = 0;
  let until = 0;
  return async () => {
    if (by.now().getTime() < until) return;
    misses = (await workOnTasks(by)) ? 0 : misses + 1;
    until = by.now().getTime() + askDelay(misses);
  };
}
