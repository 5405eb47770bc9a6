import { createHash, randomBytes } from 'node:crypto';
import {
  acceptedStep,
  RECOVERY_BYTES,
  RECOVERY_CODES,
  recoveryText,
  typedProof,
} from '@siren/domain/second-factor';
import type { FactorKind, FactorProof } from '@siren/domain/second-factor';
import { staffRefusal } from '@siren/contract/errors';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { limitGuesses } from '../guesses/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { factorBounds } from './accountBounds.ts';
import { codeAt } from './appSecret.ts';

/** What is kept of an app. */
interface KeptFactor {
  secret: Buffer;
  lastStep: number | null;
}

/** A code without hyphens is what is kept of: with the account, so that a digest found in another's row means nothing. */
const recoveryDigest = (user: number, code: string): Buffer =>
  createHash('sha256').update(`${user} ${code}`).digest();

/** Whether an account is entered by a code besides the password. */
export async function hasFactor(db: Database, user: number): Promise<boolean> {
  const [found] = await db.query(sql`
    select from second_factors where user_id = ${user} and since is not null`);
  return found !== undefined;
}

/**
 * The secret of an account, if it has one.
 *
 * @param on one that counts, or one that has yet to be proven
 */
export async function readFactor(db: Database, user: number, on: boolean): Promise<KeptFactor | null> {
  const [found] = await db.query<KeptFactor>(sql`
    select secret, last_step as "lastStep" from second_factors
    where user_id = ${user} and (since is not null) = ${on}`);
  return found ?? null;
}

/** The step whose code was typed; null where it is none that may still be taken. */
export const stepOf = ({ secret, lastStep }: KeptFactor, code: string, now: Date): number | null =>
  acceptedStep({ codeAt: (step) => codeAt(secret, step), lastStep }, code, now.getTime());

/** Takes a code of the app, so that it is taken no other time: of two at once the second finds it used. */
async function takeAppCode(db: Database, user: number, code: string, now: Date): Promise<boolean> {
  const kept = await readFactor(db, user, true);
  const step = kept && stepOf(kept, code, now);
  if (step === null) return false;
  const taken = await db.query(sql`
    update second_factors set last_step = ${step}
    where user_id = ${user} and since is not null and (last_step is null or last_step < ${step}) returning 1`);
  return taken.length > 0;
}

async function takeRecoveryCode(db: Database, user: number, code: string): Promise<boolean> {
  const taken = await db.query(sql`
    delete from recovery_codes where user_id = ${user} and digest = ${recoveryDigest(user, code)} returning 1`);
  return taken.length > 0;
}

const take = ({ db, now }: Context, user: number, { kind, code }: FactorProof): Promise<boolean> =>
  kind === 'app' ? takeAppCode(db, user, code, now()) : takeRecoveryCode(db, user, code);

/**
 * Looks at a code of the app or a recovery code, and uses it up. Guesses at it are counted as those at a password are.
 *
 * @throws ApiError factor.wrong_code, attempts_exhausted
 */
export async function proveFactor(context: Context, user: number, typed: string): Promise<FactorKind> {
  const proof = typedProof(typed);
  // Nothing that could be right: there is nothing to count.
  if (!proof) throw staffRefusal('factor.wrong_code');
  const bounds = await factorBounds(context, user, proof.kind);
  const right = await limitGuesses(context, { scope: 'login', bounds, user }, async () =>
    (await take(context, user, proof)) ? true : null,
  );
  if (right) return proof.kind;
  await recordEvent(context, { kind: 'login_failed', user, detail: { by: proof.kind } });
  throw staffRefusal('factor.wrong_code');
}

/** Makes recovery codes in place of all there were, and tells them: nobody can read them again. */
export async function makeRecoveryCodes(db: Database, user: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryText(randomBytes(RECOVERY_BYTES)));
  const digests = codes.map((code) => recoveryDigest(user, code.replaceAll('-', '')));
  await db.query(sql`delete from recovery_codes where user_id = ${user}`);
  await db.query(sql`
    insert into recovery_codes (user_id, digest) select ${user}::int, unnest(${digests}::bytea[])`);
  return codes;
}

export const recoveryLeft = async (db: Database, user: number): Promise<number> =>
  onlyRow(
    await db.query<{ left: number }>(sql`
      select count(*)::int as left from recovery_codes where user_id = ${user}`),
  ).left;

/** Takes the second factor of an account away, with its recovery codes; whether there was one. */
export async function dropFactor(db: Database, user: number): Promise<boolean> {
  const gone = await db.query<{ on: boolean }>(sql`
    delete from second_factors where user_id = ${user} returning since is not null as on`);
  return gone.some(({ on }) => on);
}
