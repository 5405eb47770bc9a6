import type { PayloadOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import type { Contact, User } from '@siren/domain/account';
import { DEFAULT_BUYER_NAME } from '@siren/domain/checkout';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { adoptOrders } from './adoptOrders.ts';
import { contactOrRefuse } from './contactOrRefuse.ts';
import { checkGuest, enter } from './enter.ts';
import type { Entered } from './letThrough.ts';
import { checkNewPassword } from './newPassword.ts';
import { hashPassword } from './passwords.ts';
import { tryCode } from './tryCode.ts';

interface NewUser {
  contact: Contact;
  hash: string | null;
  name: string;
  address: string;
  /** Where that address is. */
  cityId: number;
}

/** Makes an account whose login is its contact; null where somebody has it already, under whatever login. */
async function insert(db: Database, { contact, hash, name, address, cityId }: NewUser): Promise<User | null> {
  const { channel, value } = contact;
  const [user] = await db.query<User>(sql`
    insert into users (login, password_hash, name, phone, email, address, address_city_id)
    values (${value}, ${hash}, ${name}, ${channel === 'phone' ? value : null},
      ${channel === 'email' ? value : null}, ${address}, ${cityId})
    on conflict do nothing returning id, login, name, flags`);
  return user ?? null;
}

/**
 * Makes an account and signs in. The contact has to be proven by a code: nobody takes somebody else's phone, and nobody
 * learns who has an account but who can read its messages. A shop that sends no codes makes no accounts.
 *
 * @throws ApiError already_authorized, registration_closed, already_exists, and what `checkNewPassword` and `tryCode`
 * throw
 */
export async function register(
  context: Context,
  { contact: typed, code, password, name, address }: PayloadOf<'/api/user/register'>,
  { sendsCodes }: { sendsCodes: boolean },
): Promise<Entered> {
  checkGuest(context);
  if (!sendsCodes) throw refusal('auth.registration_closed');
  const contact = contactOrRefuse(typed);
  if (password !== '') await checkNewPassword(password, [contact.value]);
  const right = await tryCode(context, contact, code);
  const hash = password === '' ? null : await hashPassword(password, context.passwordCost);
  return enter(context, 'register', async (db) => {
    await right.use(db);
    const cityId = context.place.city.id;
    const user = await insert(db, { contact, hash, name: name || DEFAULT_BUYER_NAME, address, cityId });
    if (!user) throw refusal('user.already_exists');
    await adoptOrders(db, user.id, contact);
    return user;
  });
}
