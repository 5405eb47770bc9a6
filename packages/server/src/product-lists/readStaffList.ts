import type { CheckedPayloadOf } from '@siren/contract/calls';
import { deliveryDate } from '@siren/domain/regions';
import type { ListUse, StaffList } from '@siren/domain/product-lists';
import { readChanges, recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { readList } from './listRows.ts';
import { readGoods } from './readGoods.ts';

/** Blocks of published pages that show a list. */
const readUses = (db: Database, list: number): Promise<ListUse[]> =>
  db.query<ListUse>(sql`
    select g.id as page, coalesce(p.title, 'Главная') as title, b.place from (
      select promo_id, content, (row_number() over (partition by promo_id order by position, id))::int as place
      from page_blocks) b
    join pages g on g.promo_id is not distinct from b.promo_id left join promos p on p.id = g.promo_id
    where b.content -> 'choice' -> 'list' = to_jsonb(${list}::int) and p.deleted_at is null
    order by g.promo_id nulls first, b.place`);

/** A list as its editors open it. @throws ApiError product_list.not_found */
export async function readStaffList(context: Context, id: number): Promise<StaffList> {
  const { db, now, place, places } = context;
  const list = await readList(db, id);
  const [goods, uses, changes, { region }] = await Promise.all([
    readGoods(db, place.region.id, list.content.offers),
    readUses(db, id),
    readChanges(db, 'product_list', id),
    places.resolve({}),
  ]);
  return {
    ...{ id, ...list, goods, uses, changes, city: place.city.name, timeZone: region.timeZone },
    today: deliveryDate(now().getTime(), 0, region.timeZone),
  };
}

type CreatePayload = CheckedPayloadOf<'/api/tools/product-lists/create'>;

async function make(context: Context, tx: Database, payload: CreatePayload): Promise<number> {
  const { idempotencyKey: key, name } = payload;
  const [made] = await tx.query<{ id: number }>(sql`
    insert into product_lists (name, request, changed_at) values (${name}, ${key}::uuid, ${context.now()})
    on conflict (request) do nothing returning id`);
  if (!made)
    return onlyRow(
      await tx.query<{ id: number }>(sql`select id from product_lists where request = ${key}::uuid`),
    ).id;
  const changes = [{ field: 'name', from: null, to: name }];
  await recordChange(context, { kind: 'product_list', record: made.id, action: 'add', changes }, tx);
  return made.id;
}

/** Makes a list. The same key is the same list. */
export async function createList(context: Context, payload: CreatePayload): Promise<StaffList> {
  const id = await context.db.transaction((tx) => make(context, tx, payload));
  return readStaffList(context, id);
}
