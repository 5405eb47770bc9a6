import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { RegionStores } from '../offers/index.ts';

export interface ImportRegion {
  id: number;
  code: string;
  /** IANA name. */
  timeZone: string;
  stores: RegionStores;
}

/** The region by its code (the first one for null) with its stores; null where there is none. */
export async function readRegion(db: Database, code: string | null): Promise<ImportRegion | null> {
  const rows = await db.query<{
    id: number;
    code: string;
    time_zone: string;
    store: string | null;
    store_id: number | null;
  }>(
    sql`select r.id, r.code, r.time_zone, s.code as store, s.id as store_id
        from (select * from regions where ${code}::text is null or code = ${code}
          order by position, id limit 1) r
        left join cities c on c.region_id = r.id
        left join stores s on s.city_id = c.id
        order by s.franchise, c.position, s.position, s.id`,
  );
  const [first] = rows;
  if (!first) return null;
  const stores = rows.flatMap(({ store, store_id: id }): [string, number][] =>
    store !== null && id !== null ? [[store, id]] : [],
  );
  return { id: first.id, code: first.code, timeZone: first.time_zone, stores: new Map(stores) };
}
