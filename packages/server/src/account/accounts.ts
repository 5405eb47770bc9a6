import type { Contact, User } from '@siren/domain/account';
import { contactOf } from '@siren/domain/account';
import type { Database, Statement } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** An account as those who let somebody in need it. One of a demo that is shut is none: nobody is told that it is there. */
export interface Account extends User {
  /** null where one signs in by codes alone. */
  password_hash: string | null;
  blocked: boolean;
}

/** The account of a login, a phone or an e-mail, in whatever case it was typed; what is its login counts first. */
export const byLogin = (typed: string): Statement => {
  const contact = contactOf(typed);
  const phone = contact?.channel === 'phone' ? contact.value : null;
  const login = contact?.channel === 'email' ? contact.value : typed;
  return sql`
    select id, login, name, flags, password_hash, blocked from users
    where (lower(login) = lower(${login}) or phone = ${phone} or lower(email) = lower(${login}))
      and not (demo and blocked)
    order by lower(login) = lower(${login}) desc, phone is not distinct from ${phone} desc limit 1`;
};

export const byId = (id: number): Statement => sql`
  select id, login, name, flags, password_hash, blocked from users where id = ${id} and not (demo and blocked)`;

export const byContact = ({ channel, value }: Contact): Statement => sql`
  select id, login, name, flags, password_hash, blocked from users
  where case when ${channel} = 'phone' then phone = ${value} else lower(email) = ${value} end
    and not (demo and blocked)`;

export const readAccount = async (db: Database, statement: Statement): Promise<Account | null> =>
  (await db.query<Account>(statement))[0] ?? null;
