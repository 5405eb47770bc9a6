import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { StaffStore } from '@siren/domain/stores';
import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { answerMade, askedDigest } from '../http/index.ts';
import type { Context, MadeByKey } from '../http/index.ts';
import { checkTexts } from './checkTexts.ts';
import { readStore } from './readStore.ts';
import { cityName } from './saveStore.ts';

type CreatePayload = CheckedPayloadOf<'/api/admin/franchise-stores/create'>;

async function make(context: Context, tx: Database, payload: CreatePayload): Promise<MadeByKey> {
  const { idempotencyKey: key, ...asked } = payload;
  const { code, name, address, city } = asked;
  const digest = askedDigest(asked);
  await tx.query(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
  const [made] = await tx.query<MadeByKey>(sql`
    select id, coalesce(asked = ${digest}::bytea, true) as same from stores where request = ${key}`);
  if (made) return made;
  const where = await cityName(tx, city);
  // It begins where the other stores of its city are, and takes all that is paid with.
  const [store] = await tx.query<{ id: number }>(sql`
    insert into stores (code, city_id, name, address, lat, lon, active, position, request, asked, updated_at, updated_by)
    select ${code}, ${city}::int, ${name}, ${address},
      coalesce((select avg(lat) from stores where city_id = ${city} and (lat <> 0 or lon <> 0)), 0),
      coalesce((select avg(lon) from stores where city_id = ${city} and (lat <> 0 or lon <> 0)), 0),
      false, coalesce((select max(position) from stores), 0) + 1, ${key}::uuid, ${digest}::bytea, ${context.now()},
      ${context.session.user?.login ?? ''}
    on conflict (code) do nothing returning id`);
  if (!store) throw staffRefusal('store.code_taken');
  await tx.query(
    sql`insert into store_pay_types (store_id, pay_type_id) select ${store.id}::int, id from pay_types`,
  );
  const changes = Object.entries({ name, code, city: where, address }).map(([field, to]) => ({
    ...{ field, from: null, to },
  }));
  await recordChange(context, { kind: 'store', record: store.id, action: 'add', changes }, tx);
  return { id: store.id, same: true };
}

/**
 * Makes a store, switched off. The same key is the same store.
 *
 * @throws ApiError store.code_taken, store.no_such_city, store.made_otherwise with the store that the key has made
 */
export async function createStore(context: Context, payload: CreatePayload): Promise<StaffStore> {
  checkTexts({ code: payload.code });
  const made = await context.db.transaction((tx) => make(context, tx, payload));
  return answerMade(made, (id) => readStore(context, id), 'store.made_otherwise');
}
