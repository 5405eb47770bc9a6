import type { Brand } from '@siren/domain/brands';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/**
 * Writes what leads to a brand, whose name stands already, and gives it the goods of the names of before. Those who call
 * it hold the brands.
 */
export async function writeBrand(
  tx: Database,
  { id, name, spellings, addresses }: Brand,
  before: readonly string[],
): Promise<void> {
  await tx.query(sql`delete from brand_spellings where brand_id = ${id}`);
  await tx.query(
    sql`insert into brand_spellings (spelling, brand_id) select unnest(${spellings}::text[]), ${id}`,
  );
  await tx.query(sql`delete from brand_addresses where brand_id = ${id}`);
  // Brands may share a short address: it leads to the one that had it last.
  await tx.query(sql`
    insert into brand_addresses (address, brand_id) select unnest(${addresses}::text[]), ${id}
    on conflict (address) do update set brand_id = excluded.brand_id`);
  await tx.query(sql`update products set brand = ${name} where brand = any(${before}::text[])`);
}
