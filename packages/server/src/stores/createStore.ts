import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { StaffStore } from '@siren/domain/stores';
import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { checkTexts } from './checkTexts.ts';
import { readStore } from './readStore.ts';
import { cityName } from './saveStore.ts';

type CreatePayload = CheckedPayloadOf<'/api/admin/franchise-stores/create'>;

async function make(context: Context, tx: Database, payload: CreatePayload): Promise<number> {
  const { idempotencyKey: key, code, name, address, city } = payload;
  await tx.query(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
  const [made] = await tx.query<{ id: number; code: string }>(
    sql`select id, code from stores where request = ${key}`,
  );
  if (made && made.code !== code)
    throw badRequest('idempotencyKey: по\u00a0этому запросу уже создан другой магазин.');
  if (made) return made.id;
  const where = await cityName(tx, city);
  // It begins where the other stores of its city are, and takes all that is paid with.
  const [store] = await tx.query<{ id: number }>(sql`
    insert into stores (code, city_id, name, address, lat, lon, active, position, request, updated_at, updated_by)
    select ${code}, ${city}::int, ${name}, ${address},
      coalesce((select avg(lat) from stores where city_id = ${city}), 0),
      coalesce((select avg(lon) from stores where city_id = ${city}), 0),
      false, coalesce((select max(position) from stores), 0) + 1, ${key}::uuid, ${context.now()},
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
  return store.id;
}

/** Makes a store, switched off. The same key is the same store. @throws ApiError store.code_taken, store.no_such_city */
export async function createStore(context: Context, payload: CreatePayload): Promise<StaffStore> {
  checkTexts({ code: payload.code });
  const id = await context.db.transaction((tx) => make(context, tx, payload));
  return readStore(context, id);
}
