import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { StaffErrorKey } from '@siren/contract/errors';
import { mayChange, rightsChanges, rightsProblem } from '@siren/domain/people';
import type { Person } from '@siren/domain/people';
import { recordChange } from '../audit/index.ts';
import { composed } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { changePeople } from './changePeople.ts';
import { isPerson } from './personRows.ts';
import { readPerson } from './readPerson.ts';

/** What an account may do, and by which role. */
export type Rights = Pick<Person, 'role' | 'permissions'>;

/** An account that is held to the end of the transaction. */
export type HeldPerson = Rights & Pick<Person, 'id' | 'blocked' | 'version'>;

/** Refusals that come of how the account is now: they show it. */
const present: readonly StaffErrorKey[] = [
  'general.conflict',
  'person.stronger',
  'person.beyond_own',
  'person.last_administrator',
];

async function hold(tx: Database, id: number): Promise<HeldPerson> {
  const [row] = await tx.query<HeldPerson>(composed`
    select u.id, u.permissions, u.blocked, u.version,
      (select json_build_object('id', r.id, 'name', r.name) from staff_roles r where r.id = u.role_id) as role
    from users u where u.id = ${id}::int and ${isPerson} for no key update`);
  if (!row) throw staffRefusal('person.not_found');
  return row;
}

/** @throws ApiError person.stronger, person.beyond_own */
export function checkRights(
  own: readonly string[],
  before: Person['permissions'],
  after: Person['permissions'],
): void {
  const problem = rightsProblem(own, before, after);
  if (problem) throw staffRefusal(`person.${problem}`);
}

/** A record as it was seen. @throws ApiError general.conflict */
export function checkSeen(held: { version: number }, version: number): void {
  if (held.version !== version) throw staffRefusal('general.conflict');
}

/**
 * Does something to an account of the staff. None that may do more than who asks is changed.
 *
 * @throws ApiError person.not_found, person.stronger, person.last_administrator, not_authorized, and what `change` throws
 */
export async function withPerson(
  context: Context,
  id: number,
  change: (tx: Database, held: HeldPerson, own: readonly string[]) => Promise<void>,
): Promise<void> {
  try {
    await changePeople(context, async (tx, own) => {
      const held = await hold(tx, id);
      if (!mayChange(own, held.permissions)) throw staffRefusal('person.stronger');
      await change(tx, held, own);
    });
  } catch (error) {
    const key = error instanceof ApiError ? present.find((one) => error.is(one)) : undefined;
    if (key === undefined) throw error;
    throw staffRefusal(key, { data: await readPerson(context, id) });
  }
}

/**
 * Does something to an account of the staff, and answers it as it is then. @throws ApiError as `withPerson`
 */
export async function changePerson(
  context: Context,
  id: number,
  change: (tx: Database, held: HeldPerson, own: readonly string[]) => Promise<void>,
): Promise<Person> {
  await withPerson(context, id, change);
  return readPerson(context, id);
}

/** Writes down what somebody may do now that they could not before, and the other way round, each by its name. */
export async function recordRights(
  context: Context,
  tx: Database,
  id: number,
  { action, before, after }: { action: string; before: Rights; after: Rights },
): Promise<void> {
  const changes = [
    { field: 'role', from: before.role?.name ?? null, to: after.role?.name ?? null },
    ...rightsChanges(before.permissions, after.permissions),
  ];
  await recordChange(context, { kind: 'person', record: id, action, changes }, tx);
  const detail = { permissions: after.permissions };
  await recordEvent(context, { kind: 'permissions_changed', user: id, detail }, tx);
}
