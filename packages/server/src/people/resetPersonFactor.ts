import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { Person } from '@siren/domain/people';
import { resetFactor, tellOwner } from '../account/index.ts';
import { signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import type { Messages } from '../messages/index.ts';
import { changePerson } from './changePerson.ts';

/**
 * Takes the second factor off the account of somebody else, who has lost it. One's own is turned off by a code of it: else the
 * password alone would do.
 *
 * @throws ApiError person.own_factor, person.not_found, person.stronger, not_authorized
 */
export async function resetPersonFactor(
  context: Context,
  { id, reason }: CheckedPayloadOf<'/api/admin/users/reset-factor'>,
  { messages }: { messages: Messages | null },
): Promise<Person> {
  if (signedInUser(context.session).id === id) throw staffRefusal('person.own_factor');
  let done = false;
  const person = await changePerson(context, id, async (tx) => {
    done = await resetFactor(context, tx, { id, reason });
  });
  const what = 'администратор отключил вход по коду из приложения';
  if (done) await tellOwner(context, messages, { to: person.email ?? person.phone, what });
  return person;
}
