import type { ReportCell } from './entities.ts';

/** Why a plan cannot be deleted: photos of stores would go with it. */
export const deletePlanProblem = (cells: readonly Pick<ReportCell, 'status' | 'photos'>[]): 'used' | null =>
  cells.some(({ status, photos }) => status !== 'draft' || photos > 0) ? 'used' : null;
