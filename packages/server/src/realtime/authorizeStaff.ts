import type { Permission } from '@siren/domain/account';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { digestOf } from '../http/index.ts';
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
  const [found] = await db.query<{ userId: number }>(sql`
    select u.id as "userId"
    from sessions s join users u on u.id = s.user_id
    where s.token_digest = ${digest} and s.expires_at > ${now}
      and lower(u.login) = lower(${login}) and not u.blocked and ${NEEDED} = any(u.permissions)
      and not lacks_factor(u.id, u.role_id)`);
  return found ? { userId: found.userId, digest } : null;
}

/** Which of these sessions are still good for the back-office: digests of their tokens, hexadecimal. */
export async function stillAuthorized(
  db: Database,
  digests: readonly Buffer[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (digests.length === 0) return new Set();
  const rows = await db.query<{ digest: Buffer }>(sql`
    select s.token_digest as digest
    from sessions s join users u on u.id = s.user_id
    where s.token_digest = any(${digests}::bytea[]) and s.expires_at > ${now}
      and not u.blocked and ${NEEDED} = any(u.permissions)
      and not lacks_factor(u.id, u.role_id)`);
  return new Set(rows.map(({ digest }) => digest.toString('hex')));
}
