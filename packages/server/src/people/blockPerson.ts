import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { Person } from '@siren/domain/people';
import { recordChange } from '../audit/index.ts';
import { signOut } from '../client-records/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { changePerson, checkSeen } from './changePerson.ts';

/**
 * Shuts an account of the staff or opens it again. Its sessions end with it, so that none of them comes back with the account.
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
    await tx.query(sql`
      update users set blocked = ${blocked}, blocked_why = ${blocked ? reason : null}, version = version + 1
      where id = ${id}`);
    if (blocked) await signOut(context, tx, id);
    const changes = [
      { field: 'blocked', from: held.blocked, to: blocked },
      { field: 'reason', from: null, to: reason },
    ];
    await recordChange(context, { kind: 'person', record: id, action: 'block', changes }, tx);
  });

/** Signs one of the staff out everywhere. @throws ApiError person.not_found, person.stronger, not_authorized */
export const endPersonSessions = (context: Context, { id }: { id: number }): Promise<Person> =>
  changePerson(context, id, async (tx) => {
    const ended = await signOut(context, tx, id);
    if (ended === 0) return;
    const changes = [{ field: 'sessions', from: ended, to: 0 }];
    await recordChange(context, { kind: 'person', record: id, action: 'sessions', changes }, tx);
  });
