import { brandMoved } from '@siren/domain/brands';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Names of the brands that these addresses lead to, by address: those that their brands have no more. */
export async function movedBrands(db: Database, asked: readonly string[]): Promise<Map<string, string>> {
  if (asked.length === 0) return new Map();
  const rows = await db.query<{ address: string; name: string }>(sql`
    select a.address, b.name from brand_addresses a join brands b on b.id = a.brand_id
    where a.address = any(${asked}::text[])`);
  if (rows.length === 0) return new Map();
  const before = new Map(rows.map(({ address, name }) => [address, name]));
  const brands = await db.query<{ name: string }>(sql`
    select b.name from brands b where exists (select from products p where p.brand = b.name and p.active)`);
  const names = brands.map(({ name }) => name);
  const moved = rows.map(({ address }) => [address, brandMoved(names, before, address)] as const);
  return new Map(moved.flatMap(([address, name]) => (name === undefined ? [] : [[address, name]])));
}
