import { refusal } from '@siren/contract/errors';
import type { Contact, Profile } from '@siren/domain/account';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import type { Messages } from '../messages/index.ts';
import { recordEvent } from '../security/index.ts';
import { contactOrRefuse } from './contactOrRefuse.ts';
import { checkUser } from './enter.ts';
import { tellOwner } from './tellOwner.ts';
import { tryCode } from './tryCode.ts';

const UNIQUE_VIOLATION = '23505';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

/** What the shop knows of a user. */
export async function readProfile(context: Context, db: Database = context.db): Promise<Profile> {
  const { id } = checkUser(context);
  const rows = await db.query<Profile>(sql`
    select id, login, name, phone, email, address, password_hash is not null as "hasPassword"
    from users where id = ${id}`);
  return onlyRow(rows);
}

/**
 * What an owner writes to their account is written while they may enter it: whoever shuts or erases it meanwhile is waited for.
 *
 * @param written rows that were written
 * @throws ApiError user.blocked
 */
export function checkWritten(written: readonly unknown[]): void {
  if (written.length === 0) throw refusal('user.blocked');
}

/** @throws ApiError not_authorized, user.blocked */
export async function saveProfile(
  context: Context,
  { name, address }: Pick<Profile, 'name' | 'address'>,
): Promise<Profile> {
  const { id } = checkUser(context);
  // An address that is left as it is stays where it is.
  const written = await context.db.query(sql`
    update users set name = ${name}, address = ${address},
      address_city_id = case when address = ${address} then address_city_id else ${context.place.city.id} end
    where id = ${id} and not blocked returning id`);
  checkWritten(written);
  return readProfile(context);
}

/** A login that was the old contact becomes the new one. */
async function writeContact(db: Database, id: number, { channel, value }: Contact): Promise<void> {
  try {
    const written = await db.query(
      channel === 'phone'
        ? sql`update users set login = case when login = phone then ${value} else login end, phone = ${value}
            where id = ${id} and not blocked returning id`
        : sql`update users set login = case when login = lower(email) then ${value} else login end,
            email = ${value} where id = ${id} and not blocked returning id`,
    );
    checkWritten(written);
  } catch (error) {
    throw isTaken(error) ? refusal('user.already_exists') : error;
  }
}

/**
 * Another phone or e-mail, proven by a code. The old one is told; where there was none, the other one.
 *
 * @throws ApiError not_authorized, codes_unavailable, already_exists, and what `tryCode` throws
 */
export async function changeContact(
  context: Context,
  { contact: typed, code }: { contact: string; code: string },
  { messages }: { messages: Messages | null },
): Promise<Profile> {
  const { id } = checkUser(context);
  if (!messages) throw refusal('auth.codes_unavailable');
  const contact = contactOrRefuse(typed);
  const right = await tryCode(context, contact, code);
  const before = await readProfile(context);
  const after = await context.db.transaction(async (db) => {
    await right.use(db);
    await writeContact(db, id, contact);
    await recordEvent(
      context,
      { kind: 'contact_changed', user: id, detail: { channel: contact.channel } },
      db,
    );
    return readProfile(context, db);
  });
  const [old, what] =
    contact.channel === 'phone'
      ? [before.phone ?? before.email, 'изменён телефон']
      : [before.email ?? before.phone, 'изменён e-mail'];
  await tellOwner(context, messages, { to: old, what });
  return after;
}
