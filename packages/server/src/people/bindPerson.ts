import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { storesText } from '@siren/domain/people';
import type { Person } from '@siren/domain/people';
import { recordChange } from '../audit/index.ts';
import { composed, onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { ownStores, signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { changePerson, checkSeen } from './changePerson.ts';
import { personStores } from './personRows.ts';

type BindPayload = CheckedPayloadOf<'/api/admin/users/bind'>;

/** Stores that an account can be bound to. */
export const readBindableStores = async ({ db }: Context): Promise<AnswerOf<'/api/admin/users/stores'>> => ({
  stores: await db.query<AnswerOf<'/api/admin/users/stores'>['stores'][number]>(
    sql`select id, name, address from stores order by name, id`,
  ),
});

async function boundTo(tx: Database, id: number): Promise<Person['stores']> {
  const { stores } = onlyRow(
    await tx.query<Pick<Person, 'stores'>>(
      composed`select ${personStores} as stores from users u where u.id = ${id}::int`,
    ),
  );
  return stores;
}

const isSame = (before: Person['stores'], wanted: readonly number[] | null): boolean =>
  before === null || wanted === null
    ? before === wanted
    : before.length === new Set(wanted).size && before.every(({ id }) => wanted.includes(id));

/** Who is bound to stores themselves gives others no more than these, and changes nobody who has more. @throws ApiError person.stronger, person.beyond_own */
async function checkOwn(
  context: Context,
  tx: Database,
  before: Person['stores'],
  wanted: BindPayload['stores'],
): Promise<void> {
  const own = await ownStores({ ...context, db: tx });
  if (own === null) return;
  if (before === null || before.some(({ id }) => !own.includes(id))) throw staffRefusal('person.stronger');
  if (wanted === null || wanted.some((id) => !own.includes(id))) throw staffRefusal('person.beyond_own');
}

/** @throws ApiError store.not_found */
async function write(tx: Database, id: number, stores: readonly number[] | null): Promise<void> {
  const wanted = [...new Set(stores ?? [])];
  const known = await tx.query(sql`select id from stores where id = any(${wanted}::int[]) for key share`);
  if (known.length !== wanted.length) throw staffRefusal('store.not_found');
  await tx.query(sql`delete from user_stores where user_id = ${id} and store_id <> all(${wanted}::int[])`);
  await tx.query(sql`
    insert into user_stores (user_id, store_id) select ${id}::int, unnest(${wanted}::int[]) on conflict do nothing`);
  await tx.query(sql`
    update users set store_bound = ${stores !== null}, version = version + 1 where id = ${id}`);
}

/**
 * Binds somebody to stores, or to none: at once, in all their sessions.
 *
 * @throws ApiError person.not_found, person.stronger, person.beyond_own, person.own_stores, store.not_found, general.conflict, not_authorized
 */
export const bindPerson = (context: Context, { id, version, stores }: BindPayload): Promise<Person> =>
  changePerson(context, id, async (tx, held) => {
    const before = await boundTo(tx, id);
    if (isSame(before, stores)) return;
    if (id === signedInUser(context.session).id) throw staffRefusal('person.own_stores');
    checkSeen(held, version);
    await checkOwn(context, tx, before, stores);
    await write(tx, id, stores);
    const changes = [{ field: 'stores', from: storesText(before), to: storesText(await boundTo(tx, id)) }];
    await recordChange(context, { kind: 'person', record: id, action: 'bind', changes }, tx);
  });
