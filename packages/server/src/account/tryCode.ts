import { timingSafeEqual } from 'node:crypto';
import { refusal } from '@siren/contract/errors';
import { CODE_TRIES, CODE_WAIT_MS, judgeCode, typedCode } from '@siren/domain/account';
import type { CodeVerdict, Contact } from '@siren/domain/account';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { codeDigest } from './codeDigests.ts';

interface Row {
  digest: Buffer;
  tries: number;
  sent_at: Date;
  expires_at: Date;
}

/** A code that was found right, to be used up in the transaction of what it is good for. */
export interface RightCode {
  /** @throws ApiError code_expired where somebody else has used it up meanwhile */
  use(db: Database): Promise<void>;
}

/** Counts the try before it is looked at, so that tries made at once are counted too. */
async function countTry({ db, session }: Context, contact: string): Promise<Row | null> {
  const [row] = await db.query<Row>(sql`
    update login_codes set tries = least(tries + 1, ${CODE_TRIES + 1}::int)
    where asked_by = ${session.digest} and contact = ${contact}
    returning digest, tries, sent_at, expires_at`);
  return row ?? null;
}

function refuse(verdict: Exclude<CodeVerdict, 'right'>, row: Row | null, now: number): never {
  if (verdict === 'expired') throw refusal('auth.code_expired');
  if (verdict === 'wrong')
    throw refusal('auth.wrong_code', { data: { left: CODE_TRIES - (row?.tries ?? 0) } });
  // A new code helps, as soon as one may be asked for.
  const wait = Math.max((row?.sent_at.getTime() ?? 0) + CODE_WAIT_MS - now, 1000);
  throw refusal('auth.attempts_exhausted', { retryAfter: Math.ceil(wait / 1000) });
}

/**
 * Looks at a code that was sent to the contact at this visitor's request. Each code has its tries, and how many codes are
 * sent is bounded: where none is outstanding in this browser there is nothing to guess at, and nothing is counted.
 *
 * @throws ApiError wrong_code with how many tries are left, code_expired, attempts_exhausted with the seconds to wait
 */
export async function tryCode(context: Context, { value }: Contact, typed: string): Promise<RightCode> {
  const { session } = context;
  const now = context.now().getTime();
  const digest = codeDigest(session.token, value, typedCode(typed));
  const row = await countTry(context, value);
  const sent = row && { expiresAt: row.expires_at.getTime(), tries: row.tries };
  const verdict = judgeCode(sent, row !== null && timingSafeEqual(row.digest, digest), now);
  if (verdict !== 'right') refuse(verdict, row, now);
  return {
    async use(db) {
      const used = await db.query(sql`
        delete from login_codes where asked_by = ${session.digest} and contact = ${value} and digest = ${digest}
        returning 1`);
      if (used.length === 0) throw refusal('auth.code_expired');
    },
  };
}
