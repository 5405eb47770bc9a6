import { refusal } from '@siren/contract/errors';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { askerOf } from '../security/index.ts';

/** How many wrong guesses an account and an address have within the window; an address may be shared. */
const ACCOUNT_LIMIT = 10;
const ADDRESS_LIMIT = 50;
const WINDOW_MS = 15 * 60 * 1000;

/** What is guessed at. */
export type GuessScope = 'login' | 'code' | 'message' | 'register' | 'coupon' | 'certificate';

interface Counted {
  subject: string;
  count: number;
  reset_at: Date;
}

/** Counts before the guess is looked at, so that guesses made at once are counted too. */
const count = (db: Database, scope: GuessScope, [account, address]: [string, string], now: Date) => {
  const reset = new Date(now.getTime() + WINDOW_MS);
  return db.query<Counted>(sql`
    insert into attempts as a (scope, subject, count, reset_at)
    values (${scope}, ${account}, 1, ${reset}), (${scope}, ${address}, 1, ${reset})
    on conflict (scope, subject) do update set
      count = case when a.reset_at <= ${now} then 1 else a.count + 1 end,
      reset_at = case when a.reset_at <= ${now} then excluded.reset_at else a.reset_at end
    returning subject, count, reset_at`);
};

/** A right guess is none: the account starts anew, the address gets its one back. */
const forgive = async (db: Database, scope: GuessScope, account: string, address: string): Promise<void> => {
  await db.query(sql`
    update attempts set count = case subject when ${account} then 0 else greatest(count - 1, 0) end
    where scope = ${scope} and subject in (${account}, ${address})`);
};

/**
 * Runs a guess at something secret, counted per account and per address.
 * @param account who or what is guessed at; the visitor where it is nobody's
 * @param guess gives null when it was wrong
 * @throws ApiError attempts_exhausted with the seconds to wait; the guess is not looked at then
 */
export async function limitGuesses<Right>(
  context: Context,
  scope: GuessScope,
  guess: () => Promise<Right | null>,
  account = `session:${context.session.user?.id ?? context.session.digest.toString('hex')}`,
): Promise<Right | null> {
  const { db } = context;
  const now = context.now();
  const address = `address:${askerOf(context.address)}`;
  const counted = await count(db, scope, [account, address], now);
  const over = counted.filter((row) => row.count > (row.subject === address ? ADDRESS_LIMIT : ACCOUNT_LIMIT));
  if (over.length > 0) {
    const wait = Math.max(...over.map((row) => row.reset_at.getTime())) - now.getTime();
    throw refusal('auth.attempts_exhausted', { retryAfter: Math.ceil(wait / 1000) });
  }
  const right = await guess();
  if (right !== null) await forgive(db, scope, account, address);
  return right;
}

/** Removes counts whose window is over. */
export async function removeOldGuesses(db: Database, now: Date): Promise<void> {
  await db.query(sql`delete from attempts where reset_at <= ${now}`);
}
