import type { AnswerOf } from '@siren/contract/calls';
import type { OwnSession } from '@siren/domain/account';
import { sql } from '../db/index.ts';
import { endSessions } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { checkUser, takeToken } from './enter.ts';
import { forgetBrowsers } from './knownBrowsers.ts';

type Sessions = AnswerOf<'/api/user/sessions'>;
interface Row extends Omit<OwnSession, 'startedAt' | 'seenAt'> {
  startedAt: Date;
  seenAt: Date;
}

/** Where the user is signed in. */
export async function ownSessions(context: Context): Promise<Sessions> {
  const { id } = checkUser(context);
  const rows = await context.db.query<Row>(sql`
    select id, kind, device, created_at as "startedAt", seen_at as "seenAt",
      token_digest = ${context.session.digest} as current
    from sessions where user_id = ${id} and expires_at > ${context.now()}
    order by current desc, seen_at desc, id desc`);
  const items = rows.map(({ startedAt, seenAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
  return { items };
}

/** Signs the user out in one browser; one that is over already, or somebody else's, is none of theirs. */
export async function endOwnSession(context: Context, id: number): Promise<Sessions> {
  const user = checkUser(context);
  const now = context.now();
  const ended = await endSessions(context.db, { user: user.id, session: id }, now);
  if (ended > 0) await recordEvent(context, { kind: 'sessions_ended', user: user.id, detail: { ended } });
  return ownSessions(context);
}

/** Signs the user out everywhere; no browser is known any more. */
export async function endOwnSessions(context: Context): Promise<{ token: string }> {
  const user = checkUser(context);
  await context.db.transaction(async (db) => {
    const ended = await endSessions(db, { user: user.id }, context.now());
    await forgetBrowsers(db, user.id);
    await recordEvent(context, { kind: 'sessions_ended', user: user.id, detail: { ended } }, db);
  });
  const token = context.tokens.issue();
  takeToken(context, token);
  return { token };
}
