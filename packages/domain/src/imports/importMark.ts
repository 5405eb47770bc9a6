import type { ImportRun } from './entities.ts';

/** How a run ended, as staff are to take it: one with offers that were not taken is no plain success. */
export const importMarks = [
  'waiting',
  'running',
  'done',
  'partly',
  'unchanged',
  'failed',
  'stopped',
  'cancelled',
] as const;
export type ImportMark = (typeof importMarks)[number];

export const importMark = ({
  status,
  counts,
  lines,
}: Pick<ImportRun, 'status' | 'counts' | 'lines'>): ImportMark =>
  status === 'done' && (counts.failed > 0 || lines.error > 0) ? 'partly' : status;
