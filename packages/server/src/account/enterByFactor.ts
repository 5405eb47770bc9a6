import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { retryDeadlock, sql } from '../db/index.ts';
import { digestOf } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Account } from './accounts.ts';
import { letIn } from './authorize.ts';
import { checkGuest, takeToken } from './enter.ts';
import { letThrough } from './letThrough.ts';
import type { WayIn } from './letThrough.ts';
import { proveFactor, recoveryLeft } from './secondFactor.ts';
import { tellOwner } from './tellOwner.ts';

type Path = '/api/user/login-by-factor';

interface Begun extends Account {
  by: WayIn;
  contact: string | null;
}

/** Whose login it is that was begun. @throws ApiError factor.login_expired */
async function begunLogin({ db, now }: Context, digest: Buffer): Promise<Begun> {
  const [found] = await db.query<Begun>(sql`
    select u.id, u.login, u.name, u.flags, u.password_hash, u.blocked, b.by, coalesce(u.email, u.phone) as contact
    from begun_logins b join users u on u.id = b.user_id
    where b.digest = ${digest} and b.expires_at > ${now()} and not (u.demo and u.blocked)`);
  if (!found) throw staffRefusal('factor.login_expired');
  return found;
}

/**
 * The second half of a login: a code of the app, or a recovery code, of whose use the owner is told.
 *
 * @throws ApiError already_authorized, blocked, factor.login_expired, and what `proveFactor` throws
 */
export async function enterByFactor(
  context: Context,
  { begun, code }: CheckedPayloadOf<Path>,
  { messages }: { messages: Messages | null },
): Promise<AnswerOf<Path>> {
  checkGuest(context);
  const digest = digestOf(begun);
  const found = await begunLogin(context, digest);
  const user = letIn(found);
  const factor = await proveFactor(context, user.id, code);
  const entered = await retryDeadlock(() =>
    context.db.transaction(async (inside) => {
      const ended = await inside.query(sql`delete from begun_logins where digest = ${digest} returning 1`);
      if (ended.length === 0) throw staffRefusal('factor.login_expired');
      return letThrough(context, inside, user, { by: found.by, factor });
    }),
  );
  takeToken(context, entered.token, 'visit');
  if (factor === 'app') return { ...entered, recoveryLeft: null };
  const left = await recoveryLeft(context.db, user.id);
  const what = `вход по резервному коду, осталось кодов: ${left}`;
  await tellOwner(context, messages, { to: found.contact, what });
  return { ...entered, recoveryLeft: left };
}
