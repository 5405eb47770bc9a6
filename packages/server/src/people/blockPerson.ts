import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { Person } from '@siren/domain/people';
import { blockByStaff, signOutByStaff } from '../account/index.ts';
import type { Context } from '../http/index.ts';
import { changePerson, checkSeen } from './changePerson.ts';

/**
 * Shuts an account of the staff or opens it again.
 *
 * @throws ApiError person.not_found, person.stronger, person.last_administrator, general.conflict, not_authorized
 */
export const blockPerson = (
  context: Context,
  { id, version, blocked, reason }: CheckedPayloadOf<'/api/admin/users/block'>,
): Promise<Person> =>
  changePerson(context, id, async (tx, held) => {
    // Pressed twice, or by two people: it stands there already.
    if (held.blocked === blocked) return;
    checkSeen(held, version);
    await blockByStaff(context, tx, { kind: 'person', id }, { blocked, reason });
  });

/** Signs one of the staff out everywhere. @throws ApiError person.not_found, person.stronger, not_authorized */
export const endPersonSessions = (context: Context, { id }: { id: number }): Promise<Person> =>
  changePerson(context, id, (tx) => signOutByStaff(context, tx, { kind: 'person', id }));
