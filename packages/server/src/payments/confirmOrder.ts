import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** A new order becomes a confirmed one; one that has come further stays as it is. */
export async function confirmOrder(db: Database, id: number, now: Date): Promise<void> {
  await db.query(sql`
    with confirmed as (
      update orders set status = 'confirmed' where id = ${id} and status = 'new' returning id
    )
    insert into order_history (order_id, status, at) select id, 'confirmed', ${now} from confirmed`);
}
