import type { AnswerOf } from '@siren/contract/calls';
import { refusal, staffRefusal } from '@siren/contract/errors';
import type { User } from '@siren/domain/account';
import { factorState, typedProof } from '@siren/domain/second-factor';
import type { OwnFactor } from '@siren/domain/second-factor';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import type { Messages } from '../messages/index.ts';
import { recordEvent } from '../security/index.ts';
import { makeSecret, toldSecret } from './appSecret.ts';
import type { ToldSecret } from './appSecret.ts';
import { checkUser, takeToken } from './enter.ts';
import type { SignedIn } from './enter.ts';
import {
  dropFactor,
  hasFactor,
  makeRecoveryCodes,
  proveFactor,
  readFactor,
  recoveryLeft,
  stepOf,
} from './secondFactor.ts';
import { readProfile } from './profile.ts';
import { startAnew } from './startAnew.ts';
import { tellOwner } from './tellOwner.ts';

interface Parts {
  messages: Messages | null;
}

/** Locks the account of who asks: logins and other changes of it come before or after. */
const hold = (db: Database, user: number): Promise<unknown> =>
  db.query(sql`select from users where id = ${user} for no key update`);

/** How one's own account stands. */
export async function ownFactor(context: Context): Promise<OwnFactor> {
  const { id } = checkUser(context);
  const { on, required, staff } = onlyRow(
    await context.db.query<{ on: boolean; required: boolean; staff: boolean }>(sql`
      select exists (select from second_factors f where f.user_id = u.id and f.since is not null) as on,
        coalesce(r.needs_factor, false) as required,
        'staff' = any(u.flags) or cardinality(u.permissions) > 0 as staff
      from users u left join staff_roles r on r.id = u.role_id where u.id = ${id}`),
  );
  return {
    state: staff || on ? factorState(on, required) : null,
    required,
    recoveryLeft: await recoveryLeft(context.db, id),
  };
}

/** Makes a secret, which counts once a code has proven it. @throws ApiError not_authorized, factor.on_already */
export async function beginFactor(context: Context): Promise<ToldSecret> {
  const { id, login } = checkUser(context);
  const { state } = await ownFactor(context);
  if (state === null) throw refusal('user.not_authorized');
  const secret = makeSecret();
  const kept = await context.db.query(sql`
    insert into second_factors (user_id, secret) values (${id}, ${secret})
    on conflict (user_id) do update set secret = excluded.secret, last_step = null
      where second_factors.since is null
    returning 1`);
  if (kept.length === 0) throw staffRefusal('factor.on_already');
  return toldSecret(secret, login);
}

/** Writes down that the second factor of an account was turned on or off by its owner. */
async function recordFactor(context: Context, tx: Database, user: User, on: boolean): Promise<void> {
  const changes = [{ field: 'factor', from: !on, to: on }];
  await recordChange(context, { kind: 'person', record: user.id, action: 'factor', changes }, tx);
  await recordEvent(context, { kind: on ? 'factor_on' : 'factor_off', user: user.id }, tx);
}

async function tell(context: Context, { messages }: Parts, what: string): Promise<void> {
  const { phone, email } = await readProfile(context);
  await tellOwner(context, messages, { to: email ?? phone, what });
}

/** The secret that is to be proven. @throws ApiError factor.on_already, factor.not_begun, factor.wrong_code */
async function provenStep(context: Context, tx: Database, user: number, typed: string): Promise<number> {
  if (await hasFactor(tx, user)) throw staffRefusal('factor.on_already');
  const begun = await readFactor(tx, user, false);
  if (!begun) throw staffRefusal('factor.not_begun');
  const proof = typedProof(typed);
  const step = proof?.kind === 'app' ? stepOf(begun, proof.code, context.now()) : null;
  if (step === null) throw staffRefusal('factor.wrong_code');
  return step;
}

/**
 * Turns it on, by a code that proves that the app has the secret.
 *
 * @throws ApiError not_authorized, user.blocked, and what `provenStep` throws
 */
export async function turnOnFactor(
  context: Context,
  typed: string,
  parts: Parts,
): Promise<AnswerOf<'/api/user/turn-on-factor'>> {
  const user = checkUser(context);
  const { kind } = context.session;
  const done = await context.db.transaction(async (tx) => {
    await hold(tx, user.id);
    const step = await provenStep(context, tx, user.id, typed);
    await tx.query(sql`
      update second_factors set since = ${context.now()}, last_step = ${step} where user_id = ${user.id}`);
    const recoveryCodes = await makeRecoveryCodes(tx, user.id);
    await recordFactor(context, tx, user, true);
    return { recoveryCodes, token: await startAnew(context, tx, user) };
  });
  await tell(context, parts, 'включён вход по коду из приложения');
  takeToken(context, done.token, kind);
  return { user, ...done };
}

/** What only who has a second factor asks for, by a code of it. @throws ApiError factor.off_already, and as `proveFactor` */
async function prove(context: Context, user: number, typed: string): Promise<void> {
  if (!(await hasFactor(context.db, user))) throw staffRefusal('factor.off_already');
  await proveFactor(context, user, typed);
}

/** New recovery codes instead of those that are left. @throws ApiError not_authorized, and what `prove` throws */
export async function renewRecoveryCodes(
  context: Context,
  typed: string,
): Promise<AnswerOf<'/api/user/renew-recovery-codes'>> {
  const { id } = checkUser(context);
  await prove(context, id, typed);
  const recoveryCodes = await context.db.transaction(async (tx) => {
    await hold(tx, id);
    if (!(await hasFactor(tx, id))) throw staffRefusal('factor.off_already');
    const left = await recoveryLeft(tx, id);
    const made = await makeRecoveryCodes(tx, id);
    const changes = [{ field: 'recoveryCodes', from: left, to: made.length }];
    await recordChange(context, { kind: 'person', record: id, action: 'recovery_codes', changes }, tx);
    await recordEvent(context, { kind: 'recovery_codes_made', user: id }, tx);
    return made;
  });
  return { recoveryCodes };
}

/** Turns it off, by a code of it. @throws ApiError not_authorized, user.blocked, and what `prove` throws */
export async function turnOffFactor(context: Context, typed: string, parts: Parts): Promise<SignedIn> {
  const user = checkUser(context);
  const { kind } = context.session;
  await prove(context, user.id, typed);
  const token = await context.db.transaction(async (tx) => {
    await hold(tx, user.id);
    if (!(await dropFactor(tx, user.id))) throw staffRefusal('factor.off_already');
    await recordFactor(context, tx, user, false);
    return startAnew(context, tx, user);
  });
  await tell(context, parts, 'отключён вход по коду из приложения');
  takeToken(context, token, kind);
  return { user, token };
}
