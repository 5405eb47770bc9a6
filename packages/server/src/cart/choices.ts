import { refusal } from '@siren/contract/errors';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { takenPayTypes } from './takenPayTypes.ts';

interface Choice {
  cartId: number;
  regionId: number;
}

/**
 * Chooses the city that delivery and services are priced for, one of the region.
 *
 * @throws ApiError bad_request for any other
 */
export async function chooseServiceCity(
  db: Database,
  { cartId, regionId }: Choice,
  code: string,
): Promise<void> {
  const rows = await db.query(sql`
    update carts set city_id = cities.id, updated_at = now()
    from cities where carts.id = ${cartId} and cities.code = ${code} and cities.region_id = ${regionId}
    returning carts.id`);
  if (rows.length === 0) throw badRequest(`city: в регионе нет города «${code}».`);
}

/**
 * Chooses how to pay: a type that some store of the region takes.
 *
 * @throws ApiError pay_type_unavailable
 */
export async function choosePayType(
  { db, online }: Pick<Context, 'db' | 'online'>,
  { cartId, regionId }: Choice,
  payType: number,
): Promise<void> {
  const taken = await takenPayTypes({ db, online }, { regionId, storeId: null });
  if (!taken.some(({ id }) => id === payType)) throw refusal('cart.pay_type_unavailable');
  await db.query(sql`
    update carts set pay_type_id = ${payType}, updated_at = now() where id = ${cartId}`);
}

/** Keeps the code of a coupon in the cart; null takes it off. */
export async function chooseCoupon(db: Database, cartId: number, code: string | null): Promise<void> {
  await db.query(sql`update carts set coupon_code = ${code}, updated_at = now() where id = ${cartId}`);
}
