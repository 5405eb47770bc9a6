import type { CartOffer } from '@siren/domain/cart';
import { stockOf } from '@siren/domain/catalog';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

interface Row {
  id: number;
  path: string;
  name: string;
  article: string;
  options: { value: string }[];
  exposition: boolean;
  price: number | null;
  old_price: number | null;
  stock: number;
}

export async function readOffers(
  db: Database,
  regionId: number,
  ids: readonly number[],
): Promise<Map<number, CartOffer>> {
  const rows = await db.query<Row>(sql`
    select o.id, p.path, p.name, o.article, o.options, o.exposition,
      case when o.active and p.active then pr.price end as price, pr.old_price,
      case when o.active and p.active and pr.price is not null then coalesce((
          select sum(s.quantity)
          from stock s join stores on stores.id = s.store_id join cities c on c.id = stores.city_id
          where s.offer_id = o.id and c.region_id = ${regionId}::int
        ), 0) else 0 end::int as stock
    from offers o join products p on p.id = o.product_id
    left join prices pr on pr.offer_id = o.id and pr.region_id = ${regionId}::int
    where o.id = any(${ids}::int[])`);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        path: row.path,
        name: row.name,
        article: row.article,
        options: row.options.map(({ value }) => value).join(', '),
        price: row.price ?? 0,
        oldPrice: row.old_price,
        image: null,
        stock: stockOf(row.stock),
        exposition: row.exposition,
      },
    ]),
  );
}
