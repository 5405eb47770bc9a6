import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Advisory lock of the one process that works on a data folder: 'SIRE' as a number, and 1. */
const LOCK = 'select pg_try_advisory_lock(1397314117, 1) as held';
/** For a server that takes connections and says nothing, ms. */
const CONNECT_MS = 5_000;
/** The backend of a process that was killed needs a moment to notice. */
const TRIES = 20;
const PAUSE_MS = 100;

export interface HeldLock {
  /** Lets go after `last`, which is done while nobody else can have it. */
  release(last: () => Promise<void>): Promise<void>;
}

/**
 * Takes the lock for as long as the connection lives, so that it vanishes with us however we end.
 * @param onLost hears that the connection broke, and the lock with it
 * @param patient waits a moment for one who may just have been killed
 * @returns null when another process holds it
 */
export async function holdLock(
  url: string,
  onLost: () => void,
  { patient = true }: { patient?: boolean } = {},
): Promise<HeldLock | null> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
  });
  let wanted = true;
  client.on('error', () => {});
  await client.connect();
  for (let tries = 0; tries < (patient ? TRIES : 1); tries += 1) {
    const { rows } = await client.query<{ held: boolean }>(LOCK);
    if (rows[0]?.held) {
      client.once('end', () => wanted && onLost());
      return {
        async release(last) {
          wanted = false;
          await last();
          await client.end().catch(() => {});
        },
      };
    }
    await sleep(PAUSE_MS);
  }
  await client.end();
  return null;
}
