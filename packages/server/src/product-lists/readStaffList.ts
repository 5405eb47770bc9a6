import type { CheckedPayloadOf } from '@siren/contract/calls';
import { deliveryDate } from '@siren/domain/regions';
import type { ListBlock, ListSection, ListUse, StaffList } from '@siren/domain/product-lists';
import { readChanges, recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { answerMade, askedDigest } from '../http/index.ts';
import type { Context, MadeByKey } from '../http/index.ts';
import { readList } from './listRows.ts';
import { readGoods } from './readGoods.ts';

/** Blocks that show a list: those of published pages, and those of drafts where they are others. */
const readBlocks = (db: Database, list: number): Promise<ListBlock[]> =>
  db.query<ListBlock>(sql`
    with published as (
      select g.id as page, b.place from (
        select promo_id, content, (row_number() over (partition by promo_id order by position, id))::int as place
        from page_blocks) b
      join pages g on g.promo_id is not distinct from b.promo_id
      where b.content -> 'choice' -> 'list' = to_jsonb(${list}::int)
    ), drafted as (
      select g.id as page, b.place::int from pages g
      cross join jsonb_array_elements(g.draft -> 'blocks') with ordinality b(content, place)
      where b.content -> 'choice' -> 'list' = to_jsonb(${list}::int)
        and g.id not in (select page from published)
    )
    select 'block' as kind, u.page, coalesce(nullif(g.draft ->> 'title', ''), p.title, 'Главная') as title, u.place, u.draft
    from (select *, false as draft from published union all select *, true from drafted) u
    join pages g on g.id = u.page left join promos p on p.id = g.promo_id
    where p.deleted_at is null order by u.draft, g.promo_id nulls first, u.place`);

/** What shows a list: blocks of pages, and sections that begin with it. */
export async function readUses(db: Database, list: number): Promise<ListUse[]> {
  const blocks = await readBlocks(db, list);
  const sections = await db.query<ListSection>(sql`
    select 'section' as kind, id as section, name as title from sections where list_id = ${list} order by folded(name), id`);
  return [...blocks, ...sections];
}

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

async function make(context: Context, tx: Database, payload: CreatePayload): Promise<MadeByKey> {
  const { idempotencyKey: key, ...asked } = payload;
  const { name, copyOf } = asked;
  const digest = askedDigest(asked);
  const readMade = () =>
    tx.query<MadeByKey>(sql`
      select id, coalesce(asked = ${digest}::bytea, true) as same from product_lists where request = ${key}::uuid`);
  const [known] = await readMade();
  if (known) return known;
  const offers = copyOf === null ? [] : (await readList(tx, copyOf)).content.offers;
  const [made] = await tx.query<{ id: number }>(sql`
    insert into product_lists (name, offers, request, asked, changed_at)
    values (${name}, ${offers}::int[], ${key}::uuid, ${digest}::bytea, ${context.now()})
    on conflict (request) do nothing returning id`);
  if (!made) return onlyRow(await readMade());
  const changes = [{ field: 'name', from: null, to: name }];
  await recordChange(context, { kind: 'product_list', record: made.id, action: 'add', changes }, tx);
  return { id: made.id, same: true };
}

/**
 * Makes a list. The same key is the same list.
 *
 * @throws ApiError product_list.not_found of which one it is to be a copy, product_list.made_otherwise with the list that the key has made
 */
export async function createList(context: Context, payload: CreatePayload): Promise<StaffList> {
  const made = await context.db.transaction((tx) => make(context, tx, payload));
  return answerMade(made, (id) => readStaffList(context, id), 'product_list.made_otherwise');
}
