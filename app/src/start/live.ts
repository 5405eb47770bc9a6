import { StartupError } from '@siren/server/config';
import type { Log } from '@siren/server/log';
import { constants } from 'node:os';
import { createLife } from './Life.ts';
import type { Life } from './Life.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a process to its end: what it holds is closed whether it finishes, fails, or is told to stop. An expected
 * failure is its message on stderr and 1.
 * @param log hears of what fails
 * @param run gives the exit code, or null to live until a signal comes; a signal before that breaks it off
 */
export async function live(log: Log, run: (life: Life) => Promise<number | null>): Promise<void> {
  const life = createLife((code) => process.exit(code), log);
  const fail = (error: unknown): void => {
    // What breaks because everything is being closed is no failure.
    if (life.signal.aborted) return;
    if (error instanceof StartupError) for (const line of error.message.split('\n')) log.error(null, line);
    else log.error(error, 'The shop cannot go on');
    void life.end(1);
  };
  let up = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => void life.end(up ? 0 : 128 + constants.signals[signal]));
  }
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', (reason) => {
    // A reading aside of a page may fail with the database: that is no reason to close the shop for everybody.
    if (up) log.error(reason, 'What nobody waited for has failed');
    else fail(reason);
  });
  try {
    const code = await run(life);
    up = true;
    if (code !== null) await life.end(code);
  } catch (error) {
    fail(error);
  }
}
