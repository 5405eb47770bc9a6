import type { PayloadOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { passwordProblem } from '@siren/domain/account';
import type { Contact, User } from '@siren/domain/account';
import { DEFAULT_BUYER_NAME } from '@siren/domain/checkout';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { limitGuesses } from '../guesses/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { adoptOrders } from './adoptOrders.ts';
import { contactOrRefuse } from './contactOrRefuse.ts';
import { checkGuest, enter } from './enter.ts';
import type { SignedIn } from './enter.ts';
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

/** @throws ApiError weak_password, bad_request */
export function checkNewPassword(password: string): void {
  const problem = passwordProblem(password);
  if (problem === 'too_short') throw refusal('user.weak_password');
  if (problem) throw badRequest(`newPassword: ${problem}`);
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
 * Makes an account and signs in. Where the shop sends codes the contact has to be proven by one: nobody takes somebody
 * else's phone, and nobody learns who has an account but who can read its messages. Where it sends none that somebody has
 * the contact is told, as there is no other way to say it, and counted as a guess.
 *
 * @throws ApiError already_authorized, already_exists, weak_password, and what `tryCode` throws
 */
export async function register(
  context: Context,
  { contact: typed, code, password, name, address }: PayloadOf<'/api/user/register'>,
  { sendsCodes }: { sendsCodes: boolean },
): Promise<SignedIn> {
  checkGuest(context);
  const contact = contactOrRefuse(typed);
  if (password !== '' || !sendsCodes) checkNewPassword(password);
  const right = sendsCodes ? await tryCode(context, contact, code) : null;
  const hash = password === '' ? null : await hashPassword(password);
  const made = async () =>
    enter(context, async (db) => {
      await right?.use(db);
      const cityId = context.place.city.id;
      const user = await insert(db, { contact, hash, name: name || DEFAULT_BUYER_NAME, address, cityId });
      if (!user) throw refusal('user.already_exists');
      if (right) await adoptOrders(db, user.id, contact);
      return user;
    });
  if (right) return made();
  return limitTaken(context, made);
}

/** Runs what tells whether a contact is taken; that it is counts as a wrong guess. */
export async function limitTaken<Made>(context: Context, make: () => Promise<Made>): Promise<Made> {
  let taken: unknown = null;
  const made = await limitGuesses(context, 'register', async () => {
    try {
      return { made: await make() };
    } catch (error) {
      taken = error;
      return null;
    }
  });
  if (made) return made.made;
  throw taken;
}
