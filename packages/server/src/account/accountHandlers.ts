import { refusal } from '@siren/contract/errors';
import type { AnswerOf, CallPath } from '@siren/contract/calls';
import type { Database, Statement } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { anonymous, startSession, tokenCookie } from '../http/index.ts';
import type { Context, Handlers } from '../http/index.ts';
import { authorize, byId, byLogin } from './authorize.ts';
import { mergeGuest } from './mergeGuest.ts';

type AccountPath = Extract<CallPath, '/api/user/login' | '/api/user/login-by-id' | '/api/user/logout'>;

/** From here on the answer, and whatever else the request does, goes by this token. */
const takeToken = (context: Context, token: string): void => {
  Object.assign(context.session, anonymous(token));
  context.setCookie(tokenCookie(token));
};

const signIn = async (
  context: Context,
  account: Statement,
  asked: string,
  password: string,
): Promise<AnswerOf<'/api/user/login'>> => {
  const { db, session } = context;
  if (session.user) throw refusal('user.already_authorized');
  const user = await authorize(context, account, asked, password);
  const token = await db.transaction(async (inside) => {
    await mergeGuest(inside, session, user.id);
    return startSession(context, inside, user);
  });
  takeToken(context, token);
  return { user, token };
};

/** Ends the session; a guest's cart has no owner any more and goes with it. */
const endSession = async (db: Database, digest: Buffer): Promise<void> => {
  await db.query(sql`
    with gone as (delete from sessions where token_digest = ${digest} returning cart_id, user_id)
    delete from carts where id in (select cart_id from gone where user_id is null)`);
};

export const accountHandlers: Pick<Handlers, AccountPath> = {
  '/api/user/login': (context, { login, password }) => signIn(context, byLogin(login), login, password),

  '/api/user/login-by-id': (context, { id, password }) => signIn(context, byId(id), String(id), password),

  async '/api/user/logout'(context) {
    const { db, session } = context;
    if (session.stored) await endSession(db, session.digest);
    const token = context.tokens.issue();
    takeToken(context, token);
    return { token };
  },
};
