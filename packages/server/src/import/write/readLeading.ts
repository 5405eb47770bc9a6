import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/**
 * The offer that each of these products is described by, by the feed's ids: one that is sold and whose id leads, whatever
 * order the feed has. Offers in `leaving` are on their way to other products.
 */
export async function readLeading(
  db: Database,
  source: string,
  products: readonly string[],
  leaving: readonly string[] = [],
): Promise<Map<string, string>> {
  if (products.length === 0) return new Map();
  const rows = await db.query<{ product: string; offer: string }>(
    sql`select distinct on (p.external_id) p.external_id as product, o.external_id as offer
        from products p join offers o on o.product_id = p.id
        where p.source = ${source} and p.external_id = any(${products}) and o.active
          and o.external_id <> all(${leaving}::text[])
        order by p.external_id, length(o.external_id), o.external_id collate "C"`,
  );
  return new Map(rows.map(({ product, offer }) => [product, offer]));
}
