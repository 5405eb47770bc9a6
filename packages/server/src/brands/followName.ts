import { staffRefusal } from '@siren/contract/errors';
import { renamedBrand } from '@siren/domain/brands';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { readBrands } from './readBrands.ts';
import { writeBrand } from './writeBrand.ts';

/**
 * What follows of another name of a brand: goods carry it, feeds and addresses lead to it. Is called before the name is
 * written, and what it gives after it.
 *
 * @throws ApiError ref.name_taken
 */
export async function followName(
  tx: Database,
  id: number,
  { name }: Readonly<Record<string, string | string[]>>,
): Promise<() => Promise<void>> {
  const [taken] = await tx.query(sql`
    select from brand_spellings where spelling = ${String(name)} and brand_id <> ${id}`);
  if (taken) throw staffRefusal('ref.name_taken');
  const [before] = await readBrands(tx, [id]);
  return async () => {
    if (before) await writeBrand(tx, renamedBrand(before, String(name)), [before.name]);
  };
}
