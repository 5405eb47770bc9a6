import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** What Linux keeps in memory; elsewhere it is not there. */
const MEMORY = '/dev/shm';
/** So much room a whole run may need at most, bytes: some shops with their pictures, and a write-ahead log of a gigabyte. */
const NEEDED = 4 * 1024 ** 3;

/**
 * Where tests put data of databases and shops: hundreds of databases are made and dropped, which a disk takes three times as
 * long for. In memory where there is room, else with all that is temporary.
 */
export function dataFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
