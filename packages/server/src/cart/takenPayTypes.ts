import { isTakeable } from '@siren/domain/payments';
import type { PayType } from '@siren/domain/regions';
import { sql } from '../db/index.ts';
import type { Context } from '../http/context.ts';

/** Where money is taken. */
export interface Till {
  regionId: number;
  /** Where the order is fetched; null where it is brought. */
  storeId: number | null;
}

/**
 * Pay types that an order is paid with, when it is placed as well as later: those of the store where it is fetched, else
 * those that any store of the region takes; of those with money taken online the ones that somebody takes.
 */
export async function takenPayTypes(
  { db, online }: Pick<Context, 'db' | 'online'>,
  { regionId, storeId }: Till,
): Promise<PayType[]> {
  const payTypes = await db.query<PayType>(sql`
    select t.id, t.code, t.name, t.description from pay_types t
    where exists (
      select from store_pay_types p join stores s on s.id = p.store_id join cities c on c.id = s.city_id
      where p.pay_type_id = t.id and c.region_id = ${regionId} 
        -- An order of a store that was switched off is paid as before.
        and case when ${storeId}::int is null then s.active else s.id = ${storeId}::int end)
    order by t.position, t.id`);
  return payTypes.filter(({ code }) => isTakeable(code, online));
}
