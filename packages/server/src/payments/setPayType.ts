import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** How a held order is paid. */
export const setPayType = (db: Database, order: number, payType: number) =>
  db.query(sql`update orders set pay_type_id = ${payType} where id = ${order} and pay_type_id <> ${payType}`);
