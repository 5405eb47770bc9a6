import { recordChange } from '../../audit/index.ts';
import type { Database } from '../../db/index.ts';
import { byCommand } from '../../security/index.ts';
import type { ImportSummary } from './ImportSummary.ts';

type RunDone = Pick<ImportSummary, 'run' | 'dryRun' | 'status' | 'counts' | 'finishedAt'>;

const told = ['created', 'updated', 'withdrawn', 'failed'] as const;

/**
 * What an import did, as one entry of the history, however many goods it has changed. What changes nothing, a trial or a file that is the same, has none.
 *
 * @param userId who began it from the screen; null for a command
 */
export async function recordRun(
  db: Database,
  { run, dryRun, status, counts, finishedAt }: RunDone,
  userId: number | null,
): Promise<void> {
  if (dryRun || status === 'unchanged') return;
  const changes = [
    ...told.flatMap((field) => (counts[field] === 0 ? [] : [{ field, from: null, to: counts[field] }])),
    ...(status === 'failed' ? [{ field: 'broken', from: null, to: true }] : []),
    ...(status === 'cancelled' ? [{ field: 'cancelled', from: null, to: true }] : []),
  ];
  const now = () => finishedAt;
  const by =
    userId === null ? byCommand({ db, now }, db) : { now, address: '', session: { user: { id: userId } } };
  await recordChange(by, { kind: 'import', record: run, action: 'load', changes }, db);
}
