import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Process id of the embedded PostgreSQL that runs on a data folder; null when none does. */
export function postgresOf(dataDir: string): number | null {
  const folder = join(dataDir, 'postgres');
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
    // Of one that has ended another program may have got the id. It works in its folder.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder) ? pid : null;
  } catch {
    return null;
  }
}

/** Ends it as a power cut would. */
export function killPostgres(dataDir: string): void {
  const pid = postgresOf(dataDir);
  if (pid === null) throw new Error(`Nothing runs on ${dataDir}`);
  process.kill(pid, 'SIGKILL');
}
