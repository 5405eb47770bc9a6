import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { FieldChange } from '@siren/domain/audit';
import { inOrder, rightsChanges } from '@siren/domain/people';
import type { Role } from '@siren/domain/people';
import { hasFactor } from '../account/index.ts';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { changePeople } from './changePeople.ts';
import { checkRights, checkSeen, recordRights } from './changePerson.ts';
import { readRoles } from './readRoles.ts';

type Roles = AnswerOf<'/api/admin/users/roles'>;
type SavePayload = CheckedPayloadOf<'/api/admin/users/save-role'>;
type NewRole = Pick<Role, 'name' | 'permissions' | 'needsFactor'>;
type HeldRole = Omit<Role, 'people'>;

async function hold(tx: Database, id: number): Promise<HeldRole> {
  const [role] = await tx.query<HeldRole>(sql`
    select id, name, permissions, needs_factor as "needsFactor", version from staff_roles where id = ${id} for update`);
  if (!role) throw staffRefusal('role.not_found');
  return role;
}

/** @param but the role that has the name already and may keep it */
async function checkName(tx: Database, name: string, but: number | null): Promise<void> {
  const taken = await tx.query(sql`
    select from staff_roles where lower(name) = lower(${name}) and id is distinct from ${but}::int`);
  if (taken.length > 0) throw staffRefusal('role.name_taken');
}

/**
 * Whoever requires a second factor has one: else they might lose by the same press what they may do.
 *
 * @throws ApiError role.own_factor_first
 */
async function checkOwnFactor({ session }: Context, tx: Database): Promise<void> {
  if (!(await hasFactor(tx, signedInUser(session).id))) throw staffRefusal('role.own_factor_first');
}

const factorChanges = (from: boolean, to: boolean): FieldChange[] =>
  from === to ? [] : [{ field: 'needsFactor', from, to }];

async function addRole(context: Context, tx: Database, role: NewRole): Promise<void> {
  const { name, permissions, needsFactor } = role;
  await checkName(tx, name, null);
  const { id } = onlyRow(
    await tx.query<{ id: number }>(sql`
      insert into staff_roles (name, permissions, needs_factor) values (${name}, ${permissions}, ${needsFactor})
      returning id`),
  );
  const changes = [
    { field: 'name', from: null, to: name },
    ...rightsChanges([], permissions),
    ...factorChanges(false, needsFactor),
  ];
  await recordChange(context, { kind: 'role', record: id, action: 'add', changes }, tx);
}

/** Whoever has the role may do what it allows now. */
async function passOn(
  context: Context,
  tx: Database,
  { id, name, permissions }: Pick<HeldRole, 'id' | 'name' | 'permissions'>,
  after: NewRole,
): Promise<void> {
  const people = await tx.query<{ id: number }>(sql`
    update users set permissions = ${after.permissions}, version = version + 1 where role_id = ${id} returning id`);
  for (const one of people)
    await recordRights(context, tx, one.id, {
      action: 'role_changed',
      before: { role: { id, name }, permissions },
      after: { role: { id, name: after.name }, permissions: after.permissions },
    });
}

async function mendRole(context: Context, tx: Database, held: HeldRole, after: NewRole): Promise<void> {
  const { id } = held;
  await checkName(tx, after.name, id);
  await tx.query(sql`
    update staff_roles set name = ${after.name}, permissions = ${after.permissions}, needs_factor = ${after.needsFactor},
      version = version + 1
    where id = ${id}`);
  const rights = rightsChanges(held.permissions, after.permissions);
  const changes = [
    { field: 'name', from: held.name, to: after.name },
    ...rights,
    ...factorChanges(held.needsFactor, after.needsFactor),
  ];
  await recordChange(context, { kind: 'role', record: id, action: 'save', changes }, tx);
  if (rights.length > 0) await passOn(context, tx, held, after);
}

const isSame = (held: HeldRole, after: NewRole): boolean =>
  held.name === after.name &&
  held.needsFactor === after.needsFactor &&
  rightsChanges(held.permissions, after.permissions).length === 0;

/** The roles after a change; a refusal of what was seen shows them. */
async function answered(context: Context, change: Promise<void>): Promise<Roles> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof ApiError && error.is('general.conflict'))) throw error;
    throw staffRefusal('general.conflict', { data: await readRoles(context.db) });
  }
  return readRoles(context.db);
}

/**
 * Makes a role, or changes one for all who have it: within what one may do oneself, before and after.
 *
 * @throws ApiError person.stronger, person.beyond_own, person.last_administrator, role.not_found, role.name_taken,
 * role.own_factor_first, general.conflict, not_authorized
 */
export const saveRole = (
  context: Context,
  { seen, name, permissions, needsFactor }: SavePayload,
): Promise<Roles> =>
  answered(
    context,
    changePeople(context, async (tx, own) => {
      const after = { name, permissions: inOrder(permissions), needsFactor };
      const held = seen && (await hold(tx, seen.id));
      checkRights(own, held?.permissions ?? [], after.permissions);
      if (needsFactor && !held?.needsFactor) await checkOwnFactor(context, tx);
      if (!held) return addRole(context, tx, after);
      if (isSame(held, after)) return;
      checkSeen(held, seen.version);
      await mendRole(context, tx, held, after);
    }),
  );

/** Deletes a role; who has it, or is invited to it, keeps what it allows as their own. @throws ApiError as `saveRole` */
export const deleteRole = (
  context: Context,
  { id, version }: CheckedPayloadOf<'/api/admin/users/delete-role'>,
): Promise<Roles> =>
  answered(
    context,
    changePeople(context, async (tx, own) => {
      const held = await hold(tx, id);
      checkRights(own, held.permissions, []);
      checkSeen(held, version);
      const people = await tx.query<{ id: number }>(sql`
        update users set role_id = null, version = version + 1 where role_id = ${id} returning id`);
      const changes = [{ field: 'role', from: held.name, to: null }];
      for (const one of people)
        await recordChange(context, { kind: 'person', record: one.id, action: 'role_deleted', changes }, tx);
      await tx.query(sql`
        update staff_invitations set role_id = null, permissions = ${held.permissions} where role_id = ${id}`);
      await tx.query(sql`delete from staff_roles where id = ${id}`);
      const name = [{ field: 'name', from: held.name, to: null }];
      await recordChange(context, { kind: 'role', record: id, action: 'delete', changes: name }, tx);
    }),
  );
