import type { Permission } from '@siren/domain/account';
import { hashPassword } from '../../account/index.ts';
import type { PasswordCost } from '../../account/index.ts';
import type { Database } from '../Database.ts';
import { sql } from '../sql.ts';
import { idsBy } from './ids.ts';
import type { Ids } from './ids.ts';

export interface SeedUser {
  login: string;
  password: string;
  name: string;
  phone: string | null;
  email: string | null;
  flags: readonly string[];
  permissions: readonly Permission[];
  /** Roubles. */
  bonus: number;
  /** What staff read about the client. */
  info?: string;
  blocked?: boolean;
}

/**
 * Adds accounts.
 * @param demo whether they are those of a demo shop, whose passwords everybody may read
 * @param cost of a guess of their passwords
 */
export async function seedUsers(
  db: Database,
  users: readonly SeedUser[],
  { demo = false, cost }: { demo?: boolean; cost?: PasswordCost } = {},
): Promise<Ids> {
  const rows = await Promise.all(
    users.map(async ({ password, ...user }) => ({ ...user, hash: await hashPassword(password, cost) })),
  );
  return idsBy(
    db.query(sql`
      with added as (
      insert into users (login, password_hash, name, phone, email, flags, permissions, bonus, info, blocked, demo)
      select login, hash, name, phone, email, flags, permissions, bonus, coalesce(info, ''),
        coalesce(blocked, false), ${demo}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (login text, hash text, name text, phone text,
        email text, flags text[], permissions text[], bonus numeric, info text, blocked boolean)
      returning login, id, bonus
      ), opened as (
        insert into bonus_changes (user_id, at, kind, amount, after)
        select id, now(), 'opening', bonus, bonus from added where bonus > 0
      )
      select login as key, id from added`),
  );
}
