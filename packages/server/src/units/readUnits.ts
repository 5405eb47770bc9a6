import { unitFinder } from '@siren/domain/units';
import type { NamedUnit, UnitFinder } from '@siren/domain/units';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** The units of the shop, as files write them. */
export async function readUnits(db: Database): Promise<UnitFinder> {
  const units = await db.query<NamedUnit>(sql`
    select name, spellings from units where active order by position, id`);
  return unitFinder(units);
}
