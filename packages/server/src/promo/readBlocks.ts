import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { storedBlock } from './StoredBlock.ts';
import type { StoredBlock } from './StoredBlock.ts';

/**
 * The blocks of a promo's page, of the home page for null, in the order to show. What a newer version of the shop
 * wrote and this one cannot read is left out.
 */
export async function readBlocks(db: Database, promo: number | null): Promise<StoredBlock[]> {
  const rows = await db.query<{ type: string; content: object }>(
    sql`select type, content from page_blocks
        where promo_id is not distinct from ${promo}::int order by position, id`,
  );
  return rows.flatMap(({ type, content }) => storedBlock.safeParse({ ...content, type }).data ?? []);
}
