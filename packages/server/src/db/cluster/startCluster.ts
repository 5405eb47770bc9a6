import { rmdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../config/index.ts';
import { guard } from './guard.ts';
import { findPostmaster, worksIn } from './postmaster.ts';
import { prepareFolder } from './prepareFolder.ts';
import type { Prepared } from './prepareFolder.ts';
import { reachServer } from './reachServer.ts';
import { run } from './run.ts';
import { setUpDatabase, shopUrl } from './setUpDatabase.ts';

export interface ClusterOptions {
  /** DATA_DIR; the cluster lies in `postgres` in it. */
  dataDir: string;
  /** Hears in one line what is worth telling. */
  log(line: string): void;
  /** Hears that PostgreSQL has gone for good while we were using it. */
  onGone?(reason: string): void;
  /** @default true; false gives up safety for speed, for tests only. */
  durable?: boolean;
  /** @default a unix socket, loopback TCP on Windows */
  transport?: 'unix' | 'tcp';
  /**
   * Takes part in a cluster that another process has open, too; its stopping is that process's business then.
   * @default false
   */
  shared?: boolean;
}

export interface Cluster {
  /** Connection string of the shop's database, by a role that may do nothing outside of it. */
  url: string;
  /** Process id of PostgreSQL. */
  pid: number;
  /** Shuts PostgreSQL down in order and lets go of the folder, unless it is another process's. */
  stop(): Promise<void>;
}

/** How long PostgreSQL may take to end in order, and then at once, ms. */
const STOP_MAX_MS = 60_000;
const STOP_PAUSE_MS = 20;

const hasEnded = async (pid: number, folder: string): Promise<boolean> => {
  const giveUp = Date.now() + STOP_MAX_MS;
  while (await worksIn(pid, folder)) {
    if (Date.now() > giveUp) return false;
    await sleep(STOP_PAUSE_MS);
  }
  return true;
};

/**
 * Ends the PostgreSQL that runs on the folder now. `pg_ctl` only sends the signal: it waits for the folder to be free,
 * and another process may start the next PostgreSQL at once, which `pg_ctl` would then wait for and end.
 */
const shutDown = async ({ binaries, identity, folder }: Prepared): Promise<void> => {
  const postmaster = await findPostmaster(folder);
  if (!postmaster) return;
  for (const mode of ['fast', 'immediate']) {
    await run(identity, binaries.pgCtl, ['stop', '-D', folder, '-m', mode, '--no-wait']);
    if (await hasEnded(postmaster.pid, folder)) break;
  }
  // It may lie in the folder for temporary files.
  if (postmaster.socketDir) await rmdir(postmaster.socketDir).catch(() => {});
};

/**
 * Starts the embedded PostgreSQL on `dataDir`, or attaches to the one that a killed process left running there.
 * Throws StartupError, in one line, where that cannot be: no permission, no space, another version, another process.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, log, onGone = () => {}, durable = true, shared = false } = options;
  const transport = options.transport ?? (process.platform === 'win32' ? 'tcp' : 'unix');
  const prepared = await prepareFolder(dataDir, durable);
  const reach = (port?: number) => reachServer(prepared, { durable, transport, ...(port && { port }) });
  const { url, pid, attached } = await reach();
  // Whoever has its address finds it there again.
  const regain = () => reach(Number(new URL(url).port));
  const lock = await guard(url, regain, { log, onGone, patient: !shared });
  if (!lock && shared) {
    await setUpDatabase(url, prepared.folder);
    return { url: shopUrl(url), pid, stop: async () => {} };
  }
  if (!lock) {
    throw new StartupError(`Another process of the shop works on the data folder ${prepared.dataDir}.`);
  }
  if (attached) log(`PostgreSQL (process ${pid}) was still running: attached to it.`);
  await setUpDatabase(url, prepared.folder).catch(async (error: unknown) => {
    await lock.release(() => shutDown(prepared));
    throw error;
  });
  let stopping: Promise<void> | undefined;
  return {
    url: shopUrl(url),
    pid,
    stop: () => (stopping ??= lock.release(() => shutDown(prepared))),
  };
}
