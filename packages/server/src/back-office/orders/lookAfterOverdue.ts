import type { DatabasePool } from '../../db/index.ts';
import type { Log } from '../../log/index.ts';
import { tellOverdue } from './tellOverdue.ts';

const MINUTE_MS = 60_000;

/** Looks for orders whose day has passed, now and every minute. */
export function lookAfterOverdue({ db, now, log }: { db: DatabasePool; now: () => Date; log: Log }): {
  stop(): Promise<void>;
} {
  const run = () =>
    tellOverdue(db, now()).catch((error: unknown) => log.error(error, 'Overdue orders were not told of'));
  let running = run();
  const timer = setInterval(() => (running = run()), MINUTE_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
