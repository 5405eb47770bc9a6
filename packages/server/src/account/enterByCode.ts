import { ApiError, refusal } from '@siren/contract/errors';
import { contactOf } from '@siren/domain/account';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { byContact, readAccount } from './accounts.ts';
import { adoptOrders } from './adoptOrders.ts';
import { letIn } from './authorize.ts';
import { linkDigest } from './codeDigests.ts';
import { contactOrRefuse } from './contactOrRefuse.ts';
import { checkGuest, enter } from './enter.ts';
import type { Entered } from './letThrough.ts';
import { tryCode } from './tryCode.ts';

/**
 * Signs in by the code that was sent. Only who has the right one learns whether there is an account; where there is none
 * the code stays good, so that one may be made with it.
 *
 * @throws ApiError no_such_user, blocked, and what `tryCode` throws
 */
export async function enterByCode(
  context: Context,
  { contact: typed, code }: { contact: string; code: string },
): Promise<Entered> {
  checkGuest(context);
  const contact = contactOrRefuse(typed);
  const account = await readAccount(context.db, byContact(contact));
  const right = await tryCode(context, contact, code).catch(async (refused: unknown) => {
    if (refused instanceof ApiError && refused.is('auth.wrong_code'))
      await recordEvent(context, { kind: 'login_failed', user: account?.id, detail: { by: 'code' } });
    throw refused;
  });
  if (!account) throw refusal('auth.no_such_user');
  const user = letIn(account);
  return enter(context, 'code', async (db) => {
    await right.use(db);
    await adoptOrders(db, user.id, contact);
    return user;
  });
}

/**
 * Signs in by the link of an e-mail, in whatever browser it was opened.
 *
 * @throws ApiError link_expired for one that is too old, was used or never made; no_such_user, blocked
 */
export async function enterByLink(context: Context, link: string): Promise<Entered> {
  checkGuest(context);
  const digest = linkDigest(link);
  const now = context.now();
  const [sent] = await context.db.query<{ contact: string }>(sql`
    select contact from login_codes where link_digest = ${digest} and expires_at > ${now}`);
  const contact = sent && contactOf(sent.contact);
  if (!contact) throw refusal('auth.link_expired');
  const account = await readAccount(context.db, byContact(contact));
  if (!account) throw refusal('auth.no_such_user');
  const user = letIn(account);
  return enter(context, 'link', async (db) => {
    const used = await db.query(sql`delete from login_codes where link_digest = ${digest} returning 1`);
    if (used.length === 0) throw refusal('auth.link_expired');
    return user;
  });
}
