import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** The version of an order as the transaction sees it. */
export const versionOf = async (tx: Database, id: number): Promise<number> =>
  onlyRow(await tx.query<{ version: number }>(sql`select version from orders where id = ${id}`)).version;
