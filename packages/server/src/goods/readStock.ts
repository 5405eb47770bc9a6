import type { StoreStock } from '@siren/domain/goods';
import { holdingStatuses } from '@siren/domain/orders';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

export interface StockRow {
  offer: number;
  region: number;
  stock: StoreStock;
}

/** Pieces of a good's variants in every store of the regions where they are sold. */
export async function readStock(db: Database, id: number): Promise<StockRow[]> {
  const rows = await db.query<
    Pick<StockRow, 'offer' | 'region'> & Omit<StoreStock, 'byHand'> & NonNullable<StoreStock['byHand']>
  >(sql`
    select o.id as offer, c.region_id as region, json_build_object('id', s.id, 'name', s.name) as store,
      coalesce(k.quantity, 0) as pieces, coalesce((
        select sum(t.quantity) from order_stock t join orders d on d.id = t.order_id
        where t.offer_id = o.id and t.store_id = s.id and d.status = any(${holdingStatuses}::text[])
      ), 0)::int as held,
      coalesce(m.difference, 0)::int as difference, m.reason, coalesce(u.name, '') as by, m.at
    from offers o join prices r on r.offer_id = o.id join cities c on c.region_id = r.region_id
      join stores s on s.city_id = c.id left join stock k on k.offer_id = o.id and k.store_id = s.id
      left join lateral (
        select sum(difference) as difference, max(set_at) as at,
          (array_agg(reason order by set_at desc))[1] as reason, (array_agg(set_by order by set_at desc))[1] as who
        from stock_changes where offer_id = o.id and store_id = s.id
      ) m on true left join users u on u.id = m.who
    where o.product_id = ${id} order by o.id, s.position, s.id`);
  return rows.map(({ offer, region, store, pieces, held, difference, reason, by, at }) => ({
    ...{ offer, region },
    stock: {
      ...{ store, pieces, held },
      byHand: difference === 0 ? null : { difference, reason, by, at: new Date(at).toISOString() },
    },
  }));
}
