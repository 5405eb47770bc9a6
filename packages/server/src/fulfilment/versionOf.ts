import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** What became of an order that was to be changed. */
export interface Changed {
  /** Its version afterwards. */
  version: number;
  /** Whether anything was done; otherwise it was as wanted already. */
  changed: boolean;
}

/** The version of an order as the transaction sees it. */
export const versionOf = async (tx: Database, id: number): Promise<number> =>
  onlyRow(await tx.query<{ version: number }>(sql`select version from orders where id = ${id}`)).version;
