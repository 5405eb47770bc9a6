import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** Offers written until the tables are counted for the first time; so many times as many until the next. */
const FIRST = 1_000;
const FACTOR = 4;

/**
 * Counts the tables as they grow: what it does not know the sizes of, the database reads whole to find some rows in it.
 * By itself it looks a minute later, when a large feed has long been written.
 */
export function createTableCounter(db: Database): { written(offers: number): Promise<void> } {
  let written = 0;
  let next = FIRST;
  return {
    async written(offers) {
      written += offers;
      if (written < next) return;
      next = FACTOR * written;
      // Columns that rows are found by; those with texts would take longer than all of these together.
      await db.query(
        sql`analyze products (id, source, external_id, path, section_id, collection, active),
              offers (id, product_id, source, external_id, active), pictures (id, url),
              offer_pictures (offer_id, position, picture_id), prices (offer_id, region_id),
              stock (offer_id, store_id)`,
      );
    },
  };
}
