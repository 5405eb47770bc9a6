import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Process id of the embedded PostgreSQL that runs on a data folder; null when none does. */
export function postgresOf(dataDir: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
    // One that has ended and that nobody has asked about keeps its id; later another program may have got it.
    return /\(postgres\) [^ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')) ? pid : null;
  } catch {
    return null;
  }
}
