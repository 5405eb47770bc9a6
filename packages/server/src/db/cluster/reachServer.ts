import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../config/index.ts';
import { clusterUrl } from './clusterUrl.ts';
import { configure } from './configure.ts';
import { fileFailure } from './fileFailure.ts';
import { launch } from './launch.ts';
import type { Launched } from './launch.ts';
import { findPostmaster } from './postmaster.ts';
import type { Prepared } from './prepareFolder.ts';
import { probe } from './probe.ts';

const PAUSE_MS = 30;
/** A server that says nothing at all for so long is given up; one that recovers says that it is busy. */
const SILENCE_MAX_MS = 30_000;
/** Another start was quicker, or what is left of a killed server is still going away: worth another try. */
const PASSING = /lock file .* (?:already exists|is empty)|shared memory block .* still in use/;
const PASSING_MAX_MS = 15_000;

export interface Reached {
  /** Connection string of the database `postgres` in it. */
  url: string;
  pid: number;
  /** Whether it ran before, left behind by a process that was killed. */
  attached: boolean;
}

/** Waits until the server on the folder answers; null when none runs (any more). */
const waitUntilReady = async (folder: string, launched: Launched | null): Promise<Reached | null> => {
  let heard = Date.now();
  for (;;) {
    if (launched?.ended()) return null;
    const postmaster = await findPostmaster(folder);
    if (!postmaster && !launched) return null;
    if (postmaster?.listens) {
      const url = await clusterUrl(folder, postmaster, 'postgres');
      const answer = await probe(url);
      if (answer === 'ready') return { url, pid: postmaster.pid, attached: launched === null };
      if (answer instanceof Error) throw new StartupError(`PostgreSQL refuses us: ${answer.message}`);
      if (answer === 'busy') heard = Date.now();
    }
    if (Date.now() - heard > SILENCE_MAX_MS) {
      throw new StartupError(
        `PostgreSQL in ${folder} (process ${postmaster?.pid ?? '?'}) does not answer: end it.`,
      );
    }
    await sleep(PAUSE_MS);
  }
};

/** Attaches to the server that runs on the folder, else starts one. */
export async function reachServer(
  prepared: Prepared,
  options: { durable: boolean; transport: 'unix' | 'tcp'; port?: number },
): Promise<Reached> {
  const { binaries, identity, dataDir, folder } = prepared;
  const logPath = join(dataDir, 'postgres.log');
  const started = Date.now();
  for (;;) {
    const running = await waitUntilReady(folder, null);
    if (running) return running;
    const launched = await configure(identity, { ...options, dataDir, folder })
      .then(() => launch(binaries, identity, folder, logPath))
      .catch((error: unknown) => {
        throw error instanceof StartupError ? error : fileFailure(dataDir, error);
      });
    const reached = await waitUntilReady(folder, launched);
    if (reached) return reached;
    const reason = launched.ended() ?? '';
    if (!PASSING.test(reason) || Date.now() - started > PASSING_MAX_MS) {
      throw new StartupError(`PostgreSQL did not start: ${reason} (more in ${logPath}).`);
    }
    await sleep(PAUSE_MS * 10);
  }
}
