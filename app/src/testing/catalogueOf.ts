import { sql } from '@siren/server/db';
import type { Database } from '@siren/server/db';

/** Rows of every table that a first start fills, and a digest of what stands in them, whatever their ids are. */
export type CatalogueDigest = Record<string, string>;

/** What a first start made. Two shops that were filled alike answer the same, however often it broke off. */
export async function catalogueOf(db: Database): Promise<CatalogueDigest> {
  const rows = await db.query<{ name: string; digest: string }>(sql`
    with content (name, line) as (
      select 'regions', concat_ws('|', code, name, position) from regions
      union all select 'cities', concat_ws('|', code, name, lead_days) from cities
      union all select 'stores', concat_ws('|', code, name, address) from stores
      union all select 'sections', concat_ws('|', external_id, path, name, position) from sections
      union all select 'products', concat_ws('|', p.external_id, p.path, p.name, p.brand, p.description, p.active,
        p.new_until is null, s.path) from products p join sections s on s.id = p.section_id
      union all select 'offers', concat_ws('|', o.external_id, o.article, o.name, o.options, o.params, o.active,
        o.exposition, p.external_id) from offers o join products p on p.id = o.product_id
      union all select 'pictures', concat_ws('|', o.external_id, i.position, p.url)
        from offer_pictures i join offers o on o.id = i.offer_id join pictures p on p.id = i.picture_id
      union all select 'prices', concat_ws('|', o.external_id, r.code, p.price, p.old_price)
        from prices p join offers o on o.id = p.offer_id join regions r on r.id = p.region_id
      union all select 'stock', concat_ws('|', o.external_id, t.code, s.quantity)
        from stock s join offers o on o.id = s.offer_id join stores t on t.id = s.store_id
      union all select 'services', concat_ws('|', s.key, s.name, s.price_type, s.value, s.position,
        cardinality(s.excluded_sections), cardinality(s.excluded_cities)) from services s
      union all select 'coupons', concat_ws('|', code, type, value, cardinality(targets)) from coupons
      union all select 'certificates', concat_ws('|', code, nominal, money) from certificates
      union all select 'order sources', name from order_sources
      union all select 'users', concat_ws('|', login, name, bonus, permissions, demo) from users
    )
    select name, count(*) || ' ' || md5(string_agg(line, E'\n' order by line collate "C")) as digest
    from content group by name`);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
