import type { Permission } from '@siren/domain/account';
import type { NewsReader } from '@siren/domain/back-office';
import type { Database } from '../db/index.ts';
import { composed } from '../db/index.ts';
import { boundStores, digestOf } from '../http/index.ts';
import type { Staff } from './Peer.ts';

/** Says that somebody may do something else now, or was signed out; the trigger of the tables knows it by this name. */
export const RIGHTS_CHANNEL = 'staff_rights';

const NEEDED: Permission = 'backoffice.access';

/** Who a login and the token of a session stand for; null where they are not let into the back-office. */
export async function authorizeStaff(
  db: Database,
  { login, token, now }: { login: string; token: string; now: Date },
): Promise<Staff | null> {
  const digest = digestOf(token);
  const [found] = await db.query<{ userId: number } & NewsReader>(composed`
    select u.id as "userId", u.permissions, ${boundStores} as stores
    from sessions s join users u on u.id = s.user_id
    where s.token_digest = ${digest}::bytea and s.expires_at > ${now}
      and lower(u.login) = lower(${login}::text) and not u.blocked and ${NEEDED}::text = any(u.permissions)
      and not lacks_factor(u.id, u.role_id)`);
  if (!found) return null;
  const { userId, ...reader } = found;
  return { userId, digest, reader };
}

/** What is read by those of these sessions that are still good for the back-office, by the digests of their tokens, hexadecimal. */
export async function stillAuthorized(
  db: Database,
  digests: readonly Buffer[],
  now: Date,
): Promise<ReadonlyMap<string, NewsReader>> {
  if (digests.length === 0) return new Map();
  const rows = await db.query<{ digest: Buffer } & NewsReader>(composed`
    select s.token_digest as digest, u.permissions, ${boundStores} as stores
    from sessions s join users u on u.id = s.user_id
    where s.token_digest = any(${[...digests]}::bytea[]) and s.expires_at > ${now}
      and not u.blocked and ${NEEDED}::text = any(u.permissions)
      and not lacks_factor(u.id, u.role_id)`);
  return new Map(rows.map(({ digest, ...reader }) => [digest.toString('hex'), reader]));
}
