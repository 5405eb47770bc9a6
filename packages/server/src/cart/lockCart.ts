import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/**
 * Holds a cart to the end of the transaction, so that whoever adds rows to it counts those that others have added. The
 * first lock of every change that adds rows. A changed quantity needs none: who changes one compares with what the row holds.
 */
export const lockCart = (db: Database, cartId: number): Promise<unknown> =>
  db.query(sql`select from carts where id = ${cartId} for no key update`);
