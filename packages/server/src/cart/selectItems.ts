import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Selects or deselects items of a cart; answers how many of them are in it. */
export async function selectItems(
  db: Database,
  cartId: number,
  { ids, selected }: { ids: readonly number[]; selected: boolean },
): Promise<number> {
  const rows = await db.query(sql`
    with locked as (
      select id from cart_items where cart_id = ${cartId} and id = any(${ids}::bigint[])
      order by offer_id for update
    )
    update cart_items set selected = ${selected}
    from locked where cart_items.id = locked.id
    returning cart_items.id`);
  return rows.length;
}
