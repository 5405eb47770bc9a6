import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';

/** Whether somebody holds the lock of the source of a run `r`: a process that died holds none. */
const isLocked: Fragment = fragment`exists (
  select from pg_locks l
  where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
    and l.database = (select d.oid from pg_database d where d.datname = current_database())
    and (l.classid::bigint << 32) | l.objid::bigint = hashtextextended('import ' || r.source, 0))`;

/**
 * How a run `r` stands. One that was begun from the screen waits where the process that worked on it is gone. The lock is looked at only where the run says that it is at work.
 */
export const runStatus: Fragment = fragment`
  case when r.status <> 'running' then r.status when ${isLocked} then 'running'
    when r.idempotency_key is not null then 'waiting' else 'stopped' end`;
