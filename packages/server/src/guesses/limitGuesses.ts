import { refusal } from '@siren/contract/errors';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { addressBound, sessionBound } from './bounds.ts';
import type { Bound } from './bounds.ts';
import { count, forgive } from './counting.ts';
import type { GuessScope } from './counting.ts';
import { inTurn } from './inTurn.ts';
import { callNext, isLookedAt, isWaitedAt, look, stand } from './lines.ts';

export interface Guesses {
  scope: GuessScope;
  /** @default those of the visitor and of their address */
  bounds?: readonly Bound[];
  /** Id of the account that is guessed at: that somebody is made to wait is recorded. @default none */
  user?: number | undefined;
}

const keyOf = (scope: GuessScope, { subject }: Bound): string => `${scope} ${subject}`;

const keysOf = (scope: GuessScope, bounds: readonly Bound[]): string[] =>
  bounds.map((bound) => keyOf(scope, bound));

/** What comes of a turn: it is counted, or waits to be called under a key. */
type Turn = { wait: number } | { key: string; called: Promise<void> };

/**
 * Takes a turn: counts, or stands in line. Nobody overtakes those who stand there.
 *
 * @param before the key under which it was called; null where it has just come
 * @throws ApiError what the bound says, where nothing is being looked at that may take back what it cost
 */
async function takeTurn(
  { db, now }: Context,
  scope: GuessScope,
  bounds: readonly Bound[],
  before: string | null,
): Promise<Turn> {
  const behind = before === null ? keysOf(scope, bounds).find(isWaitedAt) : undefined;
  if (behind !== undefined) return { key: behind, called: stand(behind, false) };
  const counted = await db.transaction((inside) => count(inside, scope, bounds, now));
  if ('wait' in counted) return counted;
  const { closed, openAt } = counted;
  const key = keyOf(scope, closed);
  if (isLookedAt(key)) return { key, called: stand(key, key === before) };
  const retryAfter = Math.ceil((openAt - now().getTime()) / 1000);
  throw refusal(closed.refusal ?? 'auth.attempts_exhausted', { retryAfter });
}

/**
 * Counts a guess. Where a bound refuses that while others are being looked at under it, it waits for them: those that turn
 * out to be right take back what they cost, so that right ones that come at once are all let in.
 *
 * @returns ms that the next guess will have to wait
 */
async function countInLine(context: Context, scope: GuessScope, bounds: readonly Bound[]): Promise<number> {
  const keys = keysOf(scope, bounds);
  let key: string | null = null;
  try {
    for (;;) {
      const before: string | null = key;
      const turn: Turn = await inTurn(keys, () => takeTurn(context, scope, bounds, before));
      if ('wait' in turn) return turn.wait;
      if (before !== null && before !== turn.key) callNext(before);
      key = turn.key;
      await turn.called;
    }
  } catch (error) {
    if (key !== null) callNext(key);
    throw error;
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
  const keys = keysOf(scope, bounds);
  const wait = await countInLine(context, scope, bounds);
  const right = await look(keys, async () => {
    const found = await guess();
    if (found !== null) await inTurn(keys, () => forgive(context.db, scope, bounds, context.now()));
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
