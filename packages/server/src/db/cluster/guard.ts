import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../config/index.ts';
import { holdLock } from './holdLock.ts';
import type { HeldLock } from './holdLock.ts';
import type { Reached } from './reachServer.ts';

/** What hindered PostgreSQL may pass, such as a full disk: so long it is tried, and so long waited between, ms. */
const PATIENCE_MS = 300_000;
const PAUSE_MS = 1_000;
/** How long somebody may have it who came in between, such as an import: longer is another shop, ms. */
const GUEST_MS = 60_000;

export interface GuardOptions {
  /** Hears why it could not be had again yet, once for each reason. */
  log(line: string): void;
  /** Hears that it has gone for good. */
  onGone(reason: string): void;
  /** Waits a moment for a holder of the lock who may just have been killed. */
  patient: boolean;
  /** Between two tries, ms. */
  pauseMs?: number;
}

/**
 * Takes the lock at `url` and keeps it through a crash and recovery of PostgreSQL, which `regain` reaches again, started
 * anew where somebody ended it.
 * @returns null when another process holds the lock
 */
export async function guard(
  url: string,
  regain: () => Promise<Reached>,
  { log, onGone, patient, pauseMs = PAUSE_MS }: GuardOptions,
): Promise<HeldLock | null> {
  let wanted = true;

  const regainLock = async (): Promise<HeldLock> => {
    const reached = await regain();
    const held = reached.url === url ? await holdLock(url, lost) : null;
    if (!held) throw new Error('PostgreSQL was lost, and another process has it now.');
    return held;
  };
  const recover = async (): Promise<void> => {
    const started = performance.now();
    let told = '';
    while (wanted) {
      try {
        lock = await regainLock();
        return;
      } catch (error) {
        if (!wanted) return;
        const { message } = error as Error;
        const patience = error instanceof StartupError ? PATIENCE_MS : GUEST_MS;
        if (performance.now() - started > patience) return onGone(message);
        if (message !== told) log(`${message} It is tried again.`);
        told = message;
        await sleep(pauseMs);
      }
    }
  };
  let recovering = Promise.resolve();
  const lost = (): void => {
    lock = null;
    recovering = recover();
  };

  let lock: HeldLock | null = await holdLock(url, lost, { patient });
  return (
    lock && {
      async release(last) {
        wanted = false;
        // What is being started would be left running.
        await recovering;
        // Without the lock it is another process's by now.
        await lock?.release(last);
      },
    }
  );
}
