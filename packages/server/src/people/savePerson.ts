import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { inOrder, rightsChanges } from '@siren/domain/people';
import type { Person } from '@siren/domain/people';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { changePerson, checkRights, checkSeen, recordRights } from './changePerson.ts';
import type { Rights } from './changePerson.ts';

type SavePayload = CheckedPayloadOf<'/api/admin/users/save'>;

/** What is to be allowed, as roles are now. @throws ApiError role.not_found */
export async function wantedRights(tx: Database, rights: SavePayload['rights']): Promise<Rights> {
  if ('permissions' in rights) return { role: null, permissions: inOrder(rights.permissions) };
  const [role] = await tx.query<{ id: number; name: string; permissions: Person['permissions'] }>(sql`
    select id, name, permissions from staff_roles where id = ${rights.role}`);
  if (!role) throw staffRefusal('role.not_found');
  return { role: { id: role.id, name: role.name }, permissions: role.permissions };
}

const isSame = (one: Rights, other: Rights): boolean =>
  one.role?.id === other.role?.id && rightsChanges(one.permissions, other.permissions).length === 0;

/**
 * Gives somebody a role, or permissions of their own: at once, in all their sessions.
 *
 * @throws ApiError person.not_found, person.stronger, person.beyond_own, person.last_administrator, role.not_found,
 * general.conflict, not_authorized
 */
export const savePerson = (context: Context, { id, version, rights }: SavePayload): Promise<Person> =>
  changePerson(context, id, async (tx, held, own) => {
    const after = await wantedRights(tx, rights);
    if (isSame(held, after)) return;
    checkSeen(held, version);
    checkRights(own, held.permissions, after.permissions);
    await tx.query(sql`
      update users set role_id = ${after.role?.id ?? null}, permissions = ${after.permissions}, version = version + 1,
        flags = case when 'staff' = any(flags) then flags else flags || array['staff'] end
      where id = ${id}`);
    await recordRights(context, tx, id, { action: 'rights', before: held, after });
  });
