import { closedStatuses } from '@siren/domain/orders';
import type { StoreCoverage, StoreUses } from '@siren/domain/stores';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** What needs a store now. A buyer chooses a store with the order, so a cart needs it by its goods alone. */
export const readStoreUses = async (db: Database, id: number): Promise<StoreUses> =>
  onlyRow(
    await db.query<StoreUses>(sql`
      with here as (select offer_id, quantity from stock where store_id = ${id} and quantity > 0),
      only_here as (
        select h.offer_id from here h
        where not exists (
          select from stock k join open_stores o on o.id = k.store_id join cities c on c.id = o.city_id
          where k.offer_id = h.offer_id and k.quantity > 0 and o.id <> ${id} and c.region_id =
            (select mine.region_id from stores s join cities mine on mine.id = s.city_id where s.id = ${id}))
      )
      select
        (select count(*)::int from orders o where o.status <> all(${closedStatuses}::text[])
          and (o.store_id = ${id} or exists (
            select from order_stock k where k.order_id = o.id and k.store_id = ${id}))) as orders,
        (select count(*)::int from here) as offers,
        (select coalesce(sum(quantity), 0)::int from here) as pieces,
        (select count(distinct i.cart_id)::int from cart_items i join only_here using (offer_id)
          where i.selected) as carts,
        (select count(*)::int from photo_plan_stores where store_id = ${id}) as plans`),
  );

/** How much of each section at the top lies in a store, of what is sold in its region. */
export const readCoverage = (db: Database, id: number): Promise<StoreCoverage[]> =>
  db.query<StoreCoverage>(sql`
    select t.name as section, count(*)::int as sold, count(k.offer_id)::int as here
    from offers o
    join products p on p.id = o.product_id and p.active
    join prices on prices.offer_id = o.id and prices.region_id =
      (select c.region_id from stores s join cities c on c.id = s.city_id where s.id = ${id})
    join sections s on s.id = p.section_id
    join sections t on t.id = any(s.ancestors || s.id) and t.parent_id is null
    left join stock k on k.offer_id = o.id and k.store_id = ${id} and k.quantity > 0
    where o.active
    group by t.id, t.name, t.position order by t.position, t.id`);
