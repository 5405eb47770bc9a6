import type { ImportRun } from './entities.ts';

/** Whether a run is still to end. */
export const isAtWork = ({ status }: Pick<ImportRun, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

/** Whether a run can be asked to stop. */
export const mayCancel = (run: Pick<ImportRun, 'status' | 'cancels'>): boolean =>
  isAtWork(run) && !run.cancels;

/** Whether the file of a run can be imported again, as it was or for real. */
export const mayRepeat = (run: Pick<ImportRun, 'status' | 'kept'>): boolean => run.kept && !isAtWork(run);

/** How many offers a trial would change. */
export const changedBy = ({ counts }: Pick<ImportRun, 'counts'>): number =>
  counts.created + counts.updated + counts.withdrawn;
