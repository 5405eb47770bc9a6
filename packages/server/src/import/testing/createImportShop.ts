import { sql } from '../../db/index.ts';
import { createTestDatabase } from '../../db/testing/index.ts';
import type { TestDatabase } from '../../db/testing/index.ts';
import { importFeed } from '../importFeed.ts';
import type { ImportOptions } from '../importFeed.ts';
import type { ImportSummary } from '../runs/index.ts';
import { bytesOf } from './bytesOf.ts';
import { feedXml } from './feedXml.ts';
import type { TestFeed } from './feedXml.ts';

/** What the shop sells of one offer in one region. */
export interface SoldOffer {
  offer: string;
  product: string;
  path: string;
  section: string;
  name: string;
  price: number;
  oldPrice: number | null;
  /** Pieces by code of the store. */
  stock: Record<string, number>;
}

export interface ImportShop {
  db: TestDatabase;
  /** Imports a feed as «feed» into the first region at the shop's time. */
  take(feed: TestFeed | string | Uint8Array, options?: Partial<ImportOptions>): Promise<ImportSummary>;
  /** What the region sells, by external id. */
  sold(region?: string): Promise<Record<string, SoldOffer>>;
  /** Everything that an import may write, with system columns that tell whether a row was written again. */
  rows(): Promise<unknown>;
  clock: { now(): Date };
  /** Takes everything out that imports brought. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

const setUp = async (db: TestDatabase) => {
  await db.query(
    sql`insert into regions (code, name, position) values ('msk', 'Москва', 0), ('ural', 'Урал', 1)`,
  );
  await db.query(
    sql`insert into cities (code, region_id, name)
        select v.city, r.id, v.city from (values ('moscow', 'msk'), ('ekb', 'ural')) v(city, region)
        join regions r on r.code = v.region`,
  );
  await db.query(
    sql`insert into stores (code, city_id, name, address, position)
        select v.store, c.id, v.store, '', v.n
        from (values ('s1', 'moscow', 1), ('s2', 'moscow', 2), ('u1', 'ekb', 3)) v(store, city, n)
        join cities c on c.code = v.city`,
  );
};

const soldIn = (db: TestDatabase, region: string) =>
  db.query<SoldOffer>(
    sql`select o.external_id as offer, p.external_id as product, p.path, s.name as section, o.name, r.price,
          r.old_price as "oldPrice", coalesce((
            select json_object_agg(st.code, k.quantity order by st.code)
            from stock k join stores st on st.id = k.store_id join cities c on c.id = st.city_id
            where k.offer_id = o.id and c.region_id = r.region_id), '{}') as stock
        from prices r
        join regions g on g.id = r.region_id and g.code = ${region}
        join offers o on o.id = r.offer_id and o.active
        join products p on p.id = o.product_id and p.active
        join sections s on s.id = p.section_id
        order by o.external_id`,
  );

const allRows = (db: TestDatabase) =>
  db.query(
    sql`select 'section' as kind, xmin::text, to_jsonb(t) as row from sections t
        union all select 'product', xmin::text, to_jsonb(t) from products t
        union all select 'offer', xmin::text, to_jsonb(t) from offers t
        union all select 'picture', xmin::text, to_jsonb(t) from pictures t
        union all select 'offer picture', xmin::text, to_jsonb(t) from offer_pictures t
        union all select 'price', xmin::text, to_jsonb(t) from prices t
        union all select 'stock', xmin::text, to_jsonb(t) from stock t
        union all select 'coupon', xmin::text, to_jsonb(t) from coupons t
        union all select 'promo', xmin::text, to_jsonb(t) from promos t
        union all select 'block', xmin::text, to_jsonb(t) from page_blocks t
        order by 1, 3`,
  );

/** An empty shop with two regions (msk with stores s1 and s2, ural with u1) to import into. */
export async function createImportShop(): Promise<ImportShop> {
  const db = await createTestDatabase();
  await setUp(db);
  const now = () => new Date('2026-03-01T09:00:00Z');
  return {
    db,
    take(feed, options = {}) {
      const bytes = typeof feed === 'string' || feed instanceof Uint8Array ? feed : feedXml(feed);
      const again = () => bytesOf(bytes);
      return importFeed({
        db,
        source: 'feed',
        region: null,
        file: 'feed.xml',
        clock: now,
        stream: again(),
        again,
        ...options,
      });
    },
    sold: async (region = 'msk') =>
      Object.fromEntries((await soldIn(db, region)).map((row) => [row.offer, row])),
    rows: () => allRows(db),
    clock: { now },
    async empty() {
      await db.query(
        sql`truncate sections, products, offers, pictures, offer_pictures, prices, stock, promos, coupons, import_runs,
              import_run_rows, commerceml_records restart identity cascade`,
      );
    },
    close: () => db.close(),
  };
}
