import type { TaskStatus } from './taskEntities.ts';

/** Whether a receipt belongs to no shift yet: nobody has sent it, or the register has refused it. The next shift takes it over. */
export const isCarriedOver = (status: TaskStatus): boolean => status === 'waiting' || status === 'failed';

/** Whether a receipt may still be printed in this shift: it stands against closing. */
export const isOnItsWay = (status: TaskStatus): boolean => status === 'sent' || status === 'unknown';

/** Whether cash may still turn out not to have moved: then nobody knows what is to be in the drawer. */
export const isUnsettled = (status: TaskStatus): boolean => status === 'waiting' || isOnItsWay(status);

export interface Closing {
  /** Receipts that are on their way. */
  receipts: number;
  /** Moves of cash that the register has not answered. */
  moves: number;
  cause: string;
  difference: number;
}

/** What stands against closing a shift; null where nothing does. */
export function closingProblem({
  receipts,
  moves,
  cause,
  difference,
}: Closing): 'shift.hindered' | 'shift.cash_unsettled' | 'shift.cause_needed' | null {
  if (receipts > 0) return 'shift.hindered';
  if (moves > 0) return 'shift.cash_unsettled';
  return difference !== 0 && cause.trim() === '' ? 'shift.cause_needed' : null;
}
