import type { Permission } from '@siren/domain/account';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { endSessions } from '../http/index.ts';
import { byCommand, recordEvent } from '../security/index.ts';
import type { Console } from '../security/index.ts';
import { forgetBrowsers } from './knownBrowsers.ts';
import { hashPassword } from './passwords.ts';
import { resetFactor } from './resetFactor.ts';

export interface NewStaff {
  login: string;
  name: string;
  password: string;
  permissions: readonly Permission[];
}

/** Makes an account of staff; false where somebody has the login, in whatever case, or as phone or e-mail. */
export async function addStaff(console: Console, staff: NewStaff): Promise<boolean> {
  const hash = await hashPassword(staff.password);
  return console.db.transaction(async (db) => {
    const [user] = await db.query<{ id: number }>(sql`
      insert into users (login, name, password_hash, flags, permissions)
      values (${staff.login}, ${staff.name}, ${hash}, ${['staff']}, ${[...staff.permissions]})
      on conflict do nothing returning id`);
    if (!user) return false;
    const detail = { permissions: staff.permissions };
    await recordEvent(byCommand(console, db), { kind: 'staff_added', user: user.id, detail });
    return true;
  });
}

/** Locks the account of a login, which is none of a demo; null where there is none. */
async function hold(db: Database, login: string): Promise<number | null> {
  const rows = await db.query<{ id: number }>(sql`
    select id from users where lower(login) = lower(${login}) and not demo for no key update`);
  return rows.length === 0 ? null : onlyRow(rows).id;
}

/**
 * Sets a password; false where there is no such account.
 *
 * @param signOut ends all sessions, too, and forgets the browsers: for a password that somebody else has learned
 */
export async function setPassword(
  console: Console,
  { login, password, signOut }: Pick<NewStaff, 'login' | 'password'> & { signOut: boolean },
): Promise<boolean> {
  const hash = await hashPassword(password);
  return console.db.transaction(async (db) => {
    const id = await hold(db, login);
    if (id === null) return false;
    await db.query(sql`update users set password_hash = ${hash} where id = ${id}`);
    if (signOut) {
      await forgetBrowsers(db, id);
      await endSessions(db, { user: id }, console.now());
    }
    await recordEvent(byCommand(console, db), { kind: 'password_changed', user: id });
    return true;
  });
}

/** Sets what somebody may do, at once and in all their sessions; false where there is no such account. */
export async function setPermissions(
  console: Console,
  { login, permissions }: Pick<NewStaff, 'login' | 'permissions'>,
): Promise<boolean> {
  return console.db.transaction(async (db) => {
    const id = await hold(db, login);
    if (id === null) return false;
    await db.query(sql`
      update users set permissions = ${[...permissions]}, role_id = null,
        flags = case when 'staff' = any(flags) then flags else flags || array['staff'] end
      where id = ${id}`);
    const event = { kind: 'permissions_changed', user: id, detail: { permissions } } as const;
    await recordEvent(byCommand(console, db), event);
    return true;
  });
}

/** Takes the second factor off an account; null where there is no such account, false where it had none. */
export async function dropSecondFactor(console: Console, login: string): Promise<boolean | null> {
  return console.db.transaction(async (db) => {
    const id = await hold(db, login);
    return id === null ? null : resetFactor(byCommand(console, db), db, { id });
  });
}

export interface ListedStaff {
  login: string;
  name: string;
  permissions: Permission[];
  blocked: boolean;
  demo: boolean;
}

/** All staff, by login. */
export const listStaff = ({ db }: Pick<Console, 'db'>): Promise<ListedStaff[]> =>
  db.query<ListedStaff>(sql`
    select login, name, permissions, blocked, demo from users
    where 'staff' = any(flags) or cardinality(permissions) > 0 order by lower(login)`);
