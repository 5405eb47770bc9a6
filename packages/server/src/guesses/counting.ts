import { guessWait } from '@siren/domain/account';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import type { Bound } from './bounds.ts';

/** What is guessed at, or is to be done no more often than guesses. */
export type GuessScope = 'login' | 'message' | 'lookup' | 'coupon' | 'certificate';

interface Row {
  subject: string;
  count: number;
  open_at: Date;
  reset_at: Date;
}

/**
 * Locks the rows by one statement, which makes those that are not there, in the order of their subjects: so guesses that
 * other processes make at once wait for each other and not in a ring.
 */
const lockRows = (db: Database, scope: GuessScope, subjects: string[], now: Date): Promise<Row[]> =>
  db.query<Row>(sql`
    insert into attempts (scope, subject, count, open_at, reset_at)
    select ${scope}, subject, 0, ${now}::timestamptz, ${now}::timestamptz from unnest(${subjects}::text[]) subject
    order by subject on conflict (scope, subject) do update set count = attempts.count
    returning subject, count, open_at, reset_at`);

/** A wrong guess more. Counts begin anew a window after the first of them. */
function oneMore({ count, reset_at }: Row, { free, windowMs }: Bound, now: number): Omit<Row, 'subject'> {
  const isOver = reset_at.getTime() <= now;
  const wrong = isOver ? 1 : count + 1;
  return {
    count: wrong,
    open_at: new Date(now + guessWait(wrong, free)),
    reset_at: isOver ? new Date(now + windowMs) : reset_at,
  };
}

/** What came of counting: ms that the next guess will have to wait, or the bound that has a wait, and its end. */
type Counted = { wait: number } | { closed: Bound; openAt: number };

/**
 * Counts before the guess is looked at, so that guesses made at once are counted too. One that comes while there is a
 * wait counts nowhere: nobody makes a wait longer by trying.
 */
export async function count(
  db: Database,
  scope: GuessScope,
  bounds: readonly Bound[],
  clock: Context['now'],
): Promise<Counted> {
  const subjects = bounds.map(({ subject }) => subject);
  const rows = await lockRows(db, scope, subjects, clock());
  // Not before the rows are locked: who held them meanwhile has counted at a later moment.
  const now = clock().getTime();
  const pairs = bounds.flatMap((bound) => {
    const row = rows.find(({ subject }) => subject === bound.subject);
    return row ? [{ bound, row }] : [];
  });
  const [closed] = pairs
    .filter(({ row }) => row.open_at.getTime() > now)
    .sort((one, other) => other.row.open_at.getTime() - one.row.open_at.getTime());
  if (closed) return { closed: closed.bound, openAt: closed.row.open_at.getTime() };
  const next = pairs.map(({ bound, row }) => ({ subject: bound.subject, ...oneMore(row, bound, now) }));
  await db.query(sql`
    update attempts a set count = r.count, open_at = r.open_at, reset_at = r.reset_at
    from jsonb_to_recordset(${JSON.stringify(next)}::jsonb)
      as r (subject text, count int, open_at timestamptz, reset_at timestamptz)
    where a.scope = ${scope} and a.subject = r.subject`);
  return { wait: Math.max(...next.map(({ open_at }) => open_at.getTime())) - now };
}

/** A right guess is none: what is the visitor's own begins anew, what is shared gets its one back. */
export async function forgive(
  db: Database,
  scope: GuessScope,
  bounds: readonly Bound[],
  now: Date,
): Promise<void> {
  const own = bounds.filter(({ shared }) => !shared).map(({ subject }) => subject);
  const all = bounds.map(({ subject }) => subject).sort();
  await db.query(sql`
    update attempts a set open_at = ${now},
      count = case when a.subject = any(${own}::text[]) then 0 else greatest(a.count - 1, 0) end
    from (select subject from attempts where scope = ${scope} and subject = any(${all}::text[])
      order by subject for update) as mine
    where a.scope = ${scope} and a.subject = mine.subject`);
}
