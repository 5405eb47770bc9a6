import type { DatabasePool } from '../../db/index.ts';
import type { Log } from '../../log/index.ts';
import { goRounds } from '../../rounds/index.ts';
import type { Rounds } from '../../rounds/index.ts';
import { tellOverdue } from './tellOverdue.ts';

const MINUTE_MS = 60_000;

/** Looks for orders whose day has passed, now and every minute. */
export const lookAfterOverdue = ({ db, now, log }: { db: DatabasePool; now: () => Date; log: Log }): Rounds =>
  goRounds(
    () =>
      tellOverdue(db, now()).catch((error: unknown) => log.error(error, 'Overdue orders were not told of')),
    MINUTE_MS,
  );
