import { refusal } from '@siren/contract/errors';
import { can } from '@siren/domain/account';
import type { Permission } from '@siren/domain/account';
import { authorize, byLogin, hasFactor } from '../account/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { digestOf } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { ExchangeError } from './ExchangeError.ts';
import { IDLE_MS } from './inbox.ts';

export const exchangeKinds = ['catalog', 'sale'] as const;
export type ExchangeKind = (typeof exchangeKinds)[number];

export interface ExchangeSession {
  /** Digest of its cookie. */
  digest: Buffer;
  user: number;
  login: string;
  name: string;
  flags: string[];
  permissions: Permission[];
  kind: ExchangeKind;
  run: number | null;
}

/** Login and password of the Basic scheme; null for anything else. */
function basicOf(header = ''): { login: string; password: string } | null {
  const [, coded] = /^Basic\s+([\w+/=]+)$/i.exec(header) ?? [];
  const text = Buffer.from(coded ?? '', 'base64').toString();
  const at = text.indexOf(':');
  return at < 1 ? null : { login: text.slice(0, at), password: text.slice(at + 1) };
}

/** Orders tell of clients: who fetches them needs the right to that, too. */
const needed: Readonly<Record<ExchangeKind, readonly Permission[]>> = {
  catalog: ['imports.run'],
  sale: ['imports.run', 'orders.manage'],
};

const mayExchange = async (db: Database, user: number, kind: ExchangeKind): Promise<boolean> => {
  const [row] = await db.query<{ permissions: Permission[] }>(sql`
    select permissions from users u where id = ${user} and not blocked and not lacks_factor(u.id, u.role_id)`);
  return row !== undefined && needed[kind].every((permission) => can(row.permissions, permission));
};

/**
 * Begins an exchange of the account that the header names: gives its cookie. An exchange of the same account that was
 * broken off ends with that.
 *
 * @throws ApiError as a login does
 * @throws ExchangeError where the account may not exchange
 */
export async function beginSession(
  context: Context,
  kind: ExchangeKind,
  header: string | undefined,
): Promise<string> {
  const typed = basicOf(header);
  if (!typed) throw refusal('user.invalid_credentials');
  const { db, tokens, now } = context;
  const user = await authorize(context, byLogin(typed.login), typed.login, typed.password);
  if (!(await mayExchange(db, user.id, kind)))
    throw new ExchangeError('У этой учётной записи нет права на такой обмен.');
  // Its password alone lets nobody in.
  if (await hasFactor(db, user.id))
    throw new ExchangeError('Вход этой учётной записи требует кода: для обмена нужна отдельная.');
  const token = tokens.issue();
  await db.transaction(async (tx) => {
    await tx.query(sql`select from users where id = ${user.id} for no key update`);
    await tx.query(sql`delete from exchange_sessions where user_id = ${user.id} and kind = ${kind}`);
    await tx.query(sql`
      insert into exchange_sessions (digest, user_id, kind, used_at)
      values (${digestOf(token)}, ${user.id}, ${kind}, ${now()})`);
    await recordEvent(context, { kind: 'login', user: user.id, detail: { by: 'exchange' } }, tx);
  });
  return token;
}

/** The session of a cookie; null where it is over, or its account may exchange no longer. */
export async function findSession(
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: ExchangeKind,
  token: string,
): Promise<ExchangeSession | null> {
  const since = new Date(now().getTime() - IDLE_MS);
  const [row] = await db.query<ExchangeSession>(sql`
    update exchange_sessions s set used_at = ${now()}
    from users u
    where s.digest = ${digestOf(token)} and s.kind = ${kind} and s.used_at > ${since} and u.id = s.user_id
    returning s.digest, s.user_id as user, u.login, u.name, u.flags, u.permissions, s.kind, s.run_id as run`);
  return row && (await mayExchange(db, row.user, kind)) ? row : null;
}
