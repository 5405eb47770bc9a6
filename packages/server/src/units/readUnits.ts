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

/** The same for whoever writes params: nobody changes a unit before the transaction ends. */
export async function holdUnits(tx: Database): Promise<UnitFinder> {
  await tx.query(sql`lock table units in row exclusive mode`);
  return readUnits(tx);
}
