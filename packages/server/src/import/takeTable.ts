import type { ImportTask } from './ImportTask.ts';
import { tablePieces } from './table/index.ts';
import { readAll, withdraw } from './takeYml.ts';

/** Takes a table; false where it broke off or cannot be trusted. What a part of one lacks stays as it is, and promos are no matter of tables. */
export async function takeTable(task: ImportTask): Promise<boolean> {
  let isPart = false;
  const { isRead, isSeen } = await readAll(task, (options) =>
    tablePieces(task, options, ({ part }) => (isPart = part)),
  );
  const { counts } = task.importer;
  const isTaken = isRead && (isPart && counts.read > counts.failed ? true : await withdraw(task, isSeen));
  if (isTaken && !task.dryRun) await task.importer.settleLeads();
  return isTaken;
}
