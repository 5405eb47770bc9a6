import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { refreshGroups } from '../import/index.ts';

/** Variants that have a price in any region are sold, the others are not; the good is as long as one of them is. */
export async function settleSale(tx: Database, good: number, offers: readonly number[]): Promise<void> {
  // Whoever writes a price of them at this moment comes before it, and is seen.
  await tx.query(sql`select from offers where id = any(${offers}::int[]) order by id for update`);
  const turned = await tx.query<{ source: string; product: string }>(sql`
    update offers o set active = not o.active from products p
    where p.id = o.product_id and p.id = ${good} and o.id = any(${offers}::int[])
      and o.active <> exists (select from prices r where r.offer_id = o.id)
    returning p.source, p.external_id as product`);
  const [first] = turned;
  if (!first) return;
  await tx.query(sql`
    update products p
    set active = not p.hidden and exists (select from offers o where o.product_id = p.id and o.active)
    where p.id = ${good}`);
  if (first.product.startsWith('g:')) await refreshGroups(tx, first.source, [first.product]);
}
