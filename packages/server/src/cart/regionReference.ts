import { readSuggestedCoupons } from '../coupons/index.ts';
import type { StoredCoupon } from '../coupons/index.ts';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/context.ts';
import { readServices } from '../services/index.ts';
import type { ServiceRow } from '../services/index.ts';
import { takenPayTypes } from './takenPayTypes.ts';

export interface ReferenceCity {
  id: number;
  code: string;
  name: string;
  leadDays: number;
  leadDaysMax: number;
}

/** What all carts of a region have in common. */
export interface RegionReference {
  cities: ReferenceCity[];
  /** Ids of the pay types that any store of the region takes. */
  payTypes: ReadonlySet<number>;
  services: ServiceRow[];
  /** Of nobody's own use. */
  suggested: StoredCoupon[];
}

const readCities = (db: Database, regionId: number) =>
  db.query<ReferenceCity>(sql`
    select id, code, name, lead_days as "leadDays", lead_days_max as "leadDaysMax"
    from cities where region_id = ${regionId} order by position, id`);

/** As the database has it now: what an order goes by. */
export async function readReference(
  context: Pick<Context, 'db' | 'online'>,
  regionId: number,
): Promise<RegionReference> {
  const { db } = context;
  // One after the other: within a transaction there is one connection.
  const cities = await readCities(db, regionId);
  const payTypes = await takenPayTypes(context, { regionId, storeId: null });
  const services = await readServices(db, regionId);
  const suggested = await readSuggestedCoupons(db);
  return { cities, payTypes: new Set(payTypes.map(({ id }) => id)), services, suggested };
}
