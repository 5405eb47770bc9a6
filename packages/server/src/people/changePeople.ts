import { refusal, staffRefusal } from '@siren/contract/errors';
import { isAdministrator, keepsAnAdministrator } from '@siren/domain/people';
import type { Standing } from '@siren/domain/people';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { administrators } from './administrators.ts';

/** One change of who may do what after the other: each sees what the one before has left. */
export const holdPeople = (tx: Database): Promise<unknown> =>
  tx.query(sql`select pg_advisory_xact_lock(hashtextextended('people', 0))`);

/** What who asks may do now: it may have been taken away since the call began. @throws ApiError not_authorized */
async function ownRights(tx: Database, id: number): Promise<readonly string[]> {
  const [own] = await tx.query<Standing>(sql`
    select case when lacks_factor(id, role_id) then '{}' else permissions end as permissions, blocked
    from users where id = ${id}`);
  if (!own || !isAdministrator(own)) throw refusal('user.not_authorized');
  return own.permissions;
}

/**
 * Changes who may do what, in one transaction, and only as long as somebody can manage accounts after it.
 *
 * @param work is told what who asks may do
 * @throws ApiError not_authorized, person.last_administrator, and what `work` throws
 */
export function changePeople<Result>(
  { db, session }: Pick<Context, 'db' | 'session'>,
  work: (tx: Database, own: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const { id } = signedInUser(session);
  return retryDeadlock(() =>
    db.transaction(async (tx) => {
      await holdPeople(tx);
      const result = await work(tx, await ownRights(tx, id));
      if (!keepsAnAdministrator(await administrators(tx))) throw staffRefusal('person.last_administrator');
      return result;
    }),
  );
}
