import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** A row of an order as it is written down. Roubles for a piece. */
export interface NewLine {
  position: number;
  offer: number;
  name: string;
  options: string;
  article: string;
  path: string;
  quantity: number;
  /** Before and after the promo code, and what it was marked down from. */
  price: number;
  final: number;
  old: number | null;
}

/** Writes rows of an order, each with the picture that its good has now. */
export const insertLines = (db: Database, order: number, rows: readonly NewLine[]) =>
  db.query(sql`
    insert into order_lines
      (order_id, position, offer_id, name, options, article, path, picture_id, quantity, price, final_price,
        old_price)
    select ${order}::int, position, offer, name, options, article, path,
      (select picture_id from offer_pictures p where p.offer_id = offer order by p.position limit 1),
      quantity, price, final, old
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (position int, offer int, name text,
      options text, article text, path text, quantity int, price numeric, final numeric, old numeric)`);
