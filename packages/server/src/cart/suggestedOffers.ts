import type { ProductCard } from '@siren/domain/catalog';
import { readColors } from '../colors/index.ts';
import { readBadges } from '../badges/index.ts';
import { markFavorites, readCards, toCard } from '../catalog/cards/index.ts';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { dateIn, deliveryDayOf } from '../services/index.ts';
import { cachedReference } from './cachedReference.ts';

/** Goods suggested at most, and those looked at for each kind of kinship. */
const SUGGESTED = 8;
const CANDIDATES = 40;

/** Offers in stock that go with a cart: of the same collections first, then from the sections beside its goods'. */
async function kindredOffers(db: Database, cartId: number, regionId: number): Promise<number[]> {
  const rows = await db.query<{ offer: number }>(sql`
    with mine as (
      select distinct p.id, p.collection, p.section_id, s.parent_id
      from cart_items i
      join offers o on o.id = i.offer_id
      join products p on p.id = o.product_id
      join sections s on s.id = p.section_id
      where i.cart_id = ${cartId}
    ), kin as (
      (select p.id, 0 as distance, p.hit, p.position
        from products p
        where p.active and p.collection in (select collection from mine)
          and p.section_id not in (select section_id from mine)
        order by p.hit desc, p.position limit ${CANDIDATES}::int)
      union all
      (select p.id, 1, p.hit, p.position
        from sections beside cross join lateral (
          select * from products p where p.section_id = beside.id and p.active
          order by p.hit desc, p.position limit 3
        ) p
        where beside.parent_id in (select parent_id from mine) and beside.id not in (select section_id from mine)
        limit ${CANDIDATES}::int)
    ), nearest as (
      select id, min(distance) as distance, bool_or(hit) as hit, min(position) as position
      from kin where id not in (select id from mine) group by id
    ), best as (
      select distinct on (n.id) n.*, o.id as offer
      from nearest n
      join offers o on o.product_id = n.id and o.active and not o.exposition
      join prices r on r.offer_id = o.id and r.region_id = ${regionId}
      where exists (
        select from stock k join open_stores stores on stores.id = k.store_id join cities c on c.id = stores.city_id
        where k.offer_id = o.id and k.quantity > 0 and c.region_id = ${regionId})
      order by n.id, r.price, o.id
    )
    select offer from best order by distance, hit desc, position, id limit ${SUGGESTED}::int`);
  return rows.map(({ offer }) => offer);
}

/** Goods that go well with what lies in the cart; none for an empty one. */
export async function suggestedOffers(context: Context): Promise<ProductCard[]> {
  const { db, session, place } = context;
  if (session.cartId === null) return [];
  const { region, city } = place;
  const now = context.now();
  const offers = await kindredOffers(db, session.cartId, region.id);
  const [rows, badges, colorOf] = await Promise.all([
    readCards(db, region.id, offers, now),
    readBadges(db),
    readColors(db),
  ]);
  const { services } = await cachedReference(context, region.id);
  const dayOf = deliveryDayOf(services, {
    city,
    dateIn: (days) => dateIn(days, now.getTime(), region.timeZone),
  });
  const cards = rows.map((row) => toCard(row, { dayOf, badges, colorOf }));
  return cards.map(await markFavorites(context, cards));
}
