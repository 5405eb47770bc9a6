import type { CheckedPayloadOf } from '@siren/contract/calls';
import { rightsChanges } from '@siren/domain/people';
import { recordChange } from '../audit/index.ts';
import { dropFactor, signOut } from '../account/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { checkSeen, withPerson } from './changePerson.ts';

/**
 * Takes one of the staff out: what is left is the account of a buyer, with their orders, bonus and cart. The second factor goes with
 * the rights, as only the staff have it.
 *
 * @throws ApiError person.not_found, person.stronger, person.last_administrator, general.conflict, not_authorized
 */
export async function dismissPerson(
  context: Context,
  { id, version, reason }: CheckedPayloadOf<'/api/admin/users/dismiss'>,
): Promise<Record<string, never>> {
  await withPerson(context, id, async (tx, held) => {
    checkSeen(held, version);
    await tx.query(sql`
      update users set permissions = '{}', role_id = null, store_bound = false, flags = array_remove(flags, 'staff'), version = version + 1
      where id = ${id}`);
    await tx.query(sql`delete from user_stores where user_id = ${id}`);
    await dropFactor(tx, id);
    await signOut(context, tx, id);
    const changes = [
      { field: 'role', from: held.role?.name ?? null, to: null },
      ...rightsChanges(held.permissions, []),
      { field: 'reason', from: null, to: reason },
    ];
    await recordChange(context, { kind: 'person', record: id, action: 'dismiss', changes }, tx);
    const detail = { permissions: [] };
    await recordEvent(context, { kind: 'permissions_changed', user: id, detail }, tx);
  });
  return {};
}
