import type { PayloadOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import type { User } from '@siren/domain/account';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { byId, readAccount } from './accounts.ts';
import { tryPassword } from './authorize.ts';
import { contactOrRefuse } from './contactOrRefuse.ts';
import { checkUser } from './enter.ts';
import { readProfile } from './profile.ts';
import { tryCode } from './tryCode.ts';
import type { RightCode } from './tryCode.ts';

/** @throws ApiError wrong_password, attempts_exhausted */
async function proveByPassword(context: Context, { id, login }: User, password: string): Promise<void> {
  const account = await readAccount(context.db, byId(id));
  if (!(await tryPassword(context, account, { asked: login, password })))
    throw refusal('user.wrong_password');
}

/** A code that was sent to the user's own phone or e-mail. */
async function proveByCode(context: Context, typed: string, code: string): Promise<RightCode> {
  const contact = contactOrRefuse(typed);
  const { phone, email } = await readProfile(context);
  if (contact.value !== phone && contact.value !== email?.toLowerCase()) throw refusal('auth.wrong_code');
  return tryCode(context, contact, code);
}

/**
 * Whoever has the session proves that they are its owner: what calls with `confirm` need.
 *
 * @throws ApiError not_authorized, wrong_password, and what `tryCode` throws
 */
export async function confirm(
  context: Context,
  { password, contact, code }: PayloadOf<'/api/user/confirm'>,
): Promise<Record<string, never>> {
  const user = checkUser(context);
  const right = code === '' ? null : await proveByCode(context, contact, code);
  if (!right) await proveByPassword(context, user, password);
  const now = context.now();
  await context.db.transaction(async (db) => {
    await right?.use(db);
    await db.query(sql`
      update sessions set proven_at = ${now}, confirmed_at = ${now}
      where token_digest = ${context.session.digest}`);
    const by = right ? 'code' : 'password';
    await recordEvent(context, { kind: 'confirmed_again', user: user.id, detail: { by } }, db);
  });
  return {};
}
