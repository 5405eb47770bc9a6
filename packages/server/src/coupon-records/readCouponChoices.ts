import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { deliveryDate } from '@siren/domain/regions';
import { composed, sql } from '../db/index.ts';
import { narrowGoods } from '../goods/index.ts';
import type { Context } from '../http/index.ts';

/** So many variants are offered at once. */
const OFFERED = 20;

/** Sections by their names from the root down, and brands. */
export async function readCouponChoices({
  db,
  now,
  places,
}: Context): Promise<AnswerOf<'/api/admin/coupons/choices'>> {
  const sections = await db.query<{ id: number; name: string }>(sql`
    select s.id, (
        select string_agg(a.name, ', ' order by k.place)
        from unnest(s.ancestors) with ordinality k(id, place) join sections a on a.id = k.id
      ) as name
    from sections s order by name`);
  const brands = await db.query<{ id: number; name: string }>(sql`select id, name from brands order by name`);
  const { region } = await places.resolve({});
  return { sections, brands, today: deliveryDate(now().getTime(), 0, region.timeZone) };
}

/** Variants of the goods that a search finds. */
export async function findCouponGoods(
  { db }: Context,
  { query }: CheckedPayloadOf<'/api/admin/coupons/find-goods'>,
): Promise<AnswerOf<'/api/admin/coupons/find-goods'>> {
  const goods = await db.query<{ id: number; name: string; article: string }>(composed`
    select o.id, o.article,
      case when starts_with(o.name, p.name) then o.name else p.name || ', ' || o.name end as name
    from products p join offers o on o.product_id = p.id
    where o.active and ${narrowGoods(query, { state: ['sold'] })} order by name, o.id limit ${OFFERED}::int`);
  return { goods };
}
