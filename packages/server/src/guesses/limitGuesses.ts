import { ApiError, refusal } from '@siren/contract/errors';
import { guessWait } from '@siren/domain/account';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { addressBound, sessionBound } from './bounds.ts';
import type { Bound } from './bounds.ts';

/** What is guessed at, or is to be done no more often than guesses. */
export type GuessScope = 'login' | 'message' | 'lookup' | 'coupon' | 'certificate';

export interface Guesses {
  scope: GuessScope;
  /** @default those of the visitor and of their address */
  bounds?: readonly Bound[];
  /** Id of the account that is guessed at: that somebody is made to wait is recorded. @default none */
  user?: number | undefined;
}

interface Row {
  subject: string;
  count: number;
  open_at: Date;
  reset_at: Date;
}

/** Rows in the order of their subjects, so that guesses made at once wait for each other and not in a ring. */
async function lockRows(db: Database, scope: GuessScope, subjects: string[], now: Date): Promise<Row[]> {
  await db.query(sql`
    insert into attempts (scope, subject, count, open_at, reset_at)
    select ${scope}, subject, 0, ${now}::timestamptz, ${now}::timestamptz from unnest(${subjects}::text[]) subject
    order by subject on conflict (scope, subject) do nothing`);
  return db.query<Row>(sql`
    select subject, count, open_at, reset_at from attempts
    where scope = ${scope} and subject = any(${subjects}::text[]) order by subject for update`);
}

/** A wrong guess more. Counts begin anew a window after the first of them. */
function counted({ count, reset_at }: Row, { free, windowMs }: Bound, now: number): Omit<Row, 'subject'> {
  const isOver = reset_at.getTime() <= now;
  const wrong = isOver ? 1 : count + 1;
  return {
    count: wrong,
    open_at: new Date(now + guessWait(wrong, free)),
    reset_at: isOver ? new Date(now + windowMs) : reset_at,
  };
}

/**
 * Counts before the guess is looked at, so that guesses made at once are counted too. One that comes while there is a
 * wait counts nowhere: nobody makes a wait longer by trying.
 * @returns ms that the next guess will have to wait
 * @throws ApiError attempts_exhausted (or what the bound says) with the seconds to wait
 */
async function count(
  db: Database,
  scope: GuessScope,
  bounds: readonly Bound[],
  clock: Context['now'],
): Promise<number> {
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
  if (closed) {
    const retryAfter = Math.ceil((closed.row.open_at.getTime() - now) / 1000);
    throw refusal(closed.bound.refusal ?? 'auth.attempts_exhausted', { retryAfter });
  }
  const next = pairs.map(({ bound, row }) => ({ subject: bound.subject, ...counted(row, bound, now) }));
  await db.query(sql`
    update attempts a set count = r.count, open_at = r.open_at, reset_at = r.reset_at
    from jsonb_to_recordset(${JSON.stringify(next)}::jsonb)
      as r (subject text, count int, open_at timestamptz, reset_at timestamptz)
    where a.scope = ${scope} and a.subject = r.subject`);
  return Math.max(...next.map(({ open_at }) => open_at.getTime())) - now;
}

/** A right guess is none: what is the visitor's own begins anew, what is shared gets its one back. */
async function forgive(db: Database, scope: GuessScope, bounds: readonly Bound[], now: Date): Promise<void> {
  const own = bounds.filter(({ shared }) => !shared).map(({ subject }) => subject);
  const all = bounds.map(({ subject }) => subject).sort();
  await db.query(sql`
    update attempts a set open_at = ${now},
      count = case when a.subject = any(${own}::text[]) then 0 else greatest(a.count - 1, 0) end
    from (select subject from attempts where scope = ${scope} and subject = any(${all}::text[])
      order by subject for update) as mine
    where a.scope = ${scope} and a.subject = mine.subject`);
}

/** Guesses of this process that are being looked at, by what they are counted under. */
const looking = new Map<string, Set<Promise<unknown>>>();

const lookedAt = (keys: readonly string[]) => keys.flatMap((key) => [...(looking.get(key) ?? [])]);

/** Looks at a guess; whoever comes meanwhile can wait for what comes of it. */
async function look<Right>(keys: readonly string[], guess: () => Promise<Right>): Promise<Right> {
  const made = guess();
  for (const key of keys) looking.set(key, (looking.get(key) ?? new Set()).add(made));
  try {
    return await made;
  } finally {
    for (const key of keys) {
      looking.get(key)?.delete(made);
      if (looking.get(key)?.size === 0) looking.delete(key);
    }
  }
}

/**
 * Counts a guess. Where that is refused while others are being looked at it waits for one of them: those that turn out to
 * be right take back what they cost, so that right ones that come at once are all let in.
 */
async function countInTurn(
  { db, now }: Context,
  scope: GuessScope,
  bounds: readonly Bound[],
  keys: readonly string[],
): Promise<number> {
  for (;;) {
    const before = lookedAt(keys);
    try {
      return await db.transaction((inside) => count(inside, scope, bounds, now));
    } catch (error) {
      const others = [...before, ...lookedAt(keys)];
      if (!(error instanceof ApiError) || others.length === 0) throw error;
      await Promise.race(others).catch(() => undefined);
    }
  }
}

/**
 * Runs a guess at something secret. Each bound counts the wrong ones by itself; where one of them has a wait the guess
 * is not looked at.
 * @param guess gives null when it was wrong
 * @throws ApiError attempts_exhausted (or what the bound says) with the seconds to wait
 */
export async function limitGuesses<Right>(
  context: Context,
  { scope, bounds = [sessionBound(context), addressBound(context)], user }: Guesses,
  guess: () => Promise<Right | null>,
): Promise<Right | null> {
  const keys = bounds.map(({ subject }) => `${scope} ${subject}`);
  const wait = await countInTurn(context, scope, bounds, keys);
  const right = await look(keys, async () => {
    const found = await guess();
    if (found !== null) await forgive(context.db, scope, bounds, context.now());
    return found;
  });
  if (right === null && wait > 0 && scope === 'login')
    await recordEvent(context, { kind: 'locked_out', user, detail: { seconds: wait / 1000 } });
  return right;
}

/** How many wrong guesses were made at something within its window. */
export async function guessesAt({ db, now }: Context, scope: GuessScope, subject: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count from attempts where scope = ${scope} and subject = ${subject} and reset_at > ${now()}`);
  return row?.count ?? 0;
}

/** Removes counts whose window and wait are over. */
export async function removeOldGuesses(db: Database, now: Date): Promise<void> {
  await db.query(sql`delete from attempts where reset_at <= ${now} and open_at <= ${now}`);
}
