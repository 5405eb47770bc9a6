import type { ImportTask } from './ImportTask.ts';
import { noteWithdrawn } from './differences/index.ts';
import { problem } from './problems/index.ts';
import { noteWritten } from './runs/index.ts';
import { findLost, withdrawOffers } from './write/index.ts';

/** Fewer offers than this may always be withdrawn; of more, at most the share below. */
const LOST_FEW = 20;
const LOST_SHARE = 0.5;

/** Withdraws the source's offers that are not among these, unless they are too many to be believed; false then. */
export async function withdrawLost(task: ImportTask, seen: readonly number[]): Promise<boolean> {
  const { db, run, source, region, clock, dryRun, allowLoss, importer, log, written } = task;
  const { before, ids } = await findLost(db, source, region.id, seen);
  if (dryRun) await noteWithdrawn(db, { run, region: region.id, ids });
  if (!allowLoss && ids.length > LOST_FEW && ids.length > before * LOST_SHARE) {
    log.report(problem('too_many_lost', { value: `${ids.length} из ${before}` }));
    // A trial tells what would go: somebody may mean it.
    if (dryRun) importer.counts.withdrawn += ids.length;
    return false;
  }
  importer.counts.withdrawn += ids.length;
  if (dryRun) return true;
  // Of a run that is taken up again some are withdrawn already.
  importer.counts.withdrawn += written?.withdrawn ?? 0;
  const stores = [...region.stores.values()];
  await withdrawOffers(db, { source, region: region.id, stores, at: clock() }, ids, async (tx, count) => {
    if (written === null) return;
    written.withdrawn += count;
    await noteWritten(tx, run, written);
  });
  return true;
}
