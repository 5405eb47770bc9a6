import { setTimeout as sleep } from 'node:timers/promises';
import { holdLock } from './holdLock.ts';
import type { HeldLock } from './holdLock.ts';
import type { Reached } from './reachServer.ts';

/** What hindered PostgreSQL may pass, such as a full disk: so long is it tried, and so long waited between, ms. */
const PATIENCE_MS = 300_000;
const PAUSE_MS = 1_000;

export interface GuardOptions {
  /** Hears why it could not be had again yet, once for each reason. */
  log(line: string): void;
  /** Hears that it has gone for good. */
  onGone(reason: string): void;
  /** Waits a moment for a holder of the lock who may just have been killed. */
  patient: boolean;
}

/**
 * Takes the lock at `url` and keeps it through a crash and recovery of PostgreSQL, which `regain` reaches again, started
 * anew where somebody ended it.
 * @returns null when another process holds the lock
 */
export async function guard(
  url: string,
  regain: () => Promise<Reached>,
  { log, onGone, patient }: GuardOptions,
): Promise<HeldLock | null> {
  let wanted = true;

  /** null where no further try would help: it is another one now, or another process has it. */
  const regainLock = async (): Promise<HeldLock | null> => {
    const reached = await regain();
    return reached.url === url ? holdLock(url, lost) : null;
  };
  const recover = async (): Promise<void> => {
    const started = Date.now();
    let told = '';
    while (wanted) {
      try {
        lock = await regainLock();
        if (!wanted) await lock?.release();
        else if (!lock) onGone('PostgreSQL was lost and cannot be had again: start the shop anew.');
        return;
      } catch (error) {
        const { message } = error as Error;
        if (wanted && Date.now() - started > PATIENCE_MS) return onGone(message);
        if (wanted && message !== told) log(`${message} It is tried again.`);
        told = message;
        await sleep(PAUSE_MS);
      }
    }
  };
  const lost = (): void => void recover();

  let lock = await holdLock(url, lost, { patient });
  return (
    lock && {
      async release() {
        wanted = false;
        await lock?.release();
      },
    }
  );
}
