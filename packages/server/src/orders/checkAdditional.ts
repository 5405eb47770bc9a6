import { refusal, staffRefusal } from '@siren/contract/errors';
import { prepaymentProblem } from '@siren/domain/orders';
import type { AdditionalData } from '@siren/domain/orders';
import { storeOfCity } from '@siren/domain/regions';
import { sql } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';

interface Limits {
  payTypes: ReadonlySet<number>;
  /** Roubles. */
  toPay: number;
}

/** Held until the order is written, so that nobody deletes it meanwhile. */
async function checkSource({ db }: Context, source: number | null): Promise<void> {
  if (source === null) return;
  const held = await db.query(
    sql`select id from order_sources where id = ${source} and active for key share`,
  );
  if (held.length === 0) throw staffRefusal('order.source_gone');
}

async function checkPerson({ db }: Context, user: number | null): Promise<void> {
  if (user === null) return;
  const known = await db.query(
    sql`select id from users where id = ${user} and 'staff' = any(flags) and not blocked`,
  );
  if (known.length === 0) throw badRequest('additional.user: такого сотрудника нет.');
}

function checkPrepayment({ prepayment }: AdditionalData, limits: Limits): void {
  switch (prepaymentProblem(prepayment, limits)) {
    case 'invalid':
      throw badRequest('additional.prepayment: нужны суммы в рублях и копейках.');
    case 'pay_type':
      throw refusal('cart.pay_type_unavailable');
    case 'above_total':
      throw refusal('cart.prepayment_above_total');
    case null:
  }
}

/**
 * Asked over the order's own connection: the shop's memory of stores may need another one to be read anew, and whoever
 * has that may be waiting for what this order holds.
 */
async function checkFranchise({ db, place }: Context): Promise<void> {
  const stores = await db.query<{ city: string; franchise: boolean }>(sql`
    select c.code as city, s.franchise from open_stores s join cities c on c.id = s.city_id
    where c.region_id = ${place.region.id}
    order by c.position, c.id, s.position, s.id`);
  if (storeOfCity(stores, place.city.code)?.franchise) return;
  throw badRequest('additional.franchiseType: магазин города не франчайзинговый.');
}

/**
 * Checks what staff added to an order.
 *
 * @throws ApiError order.source_gone, pay_type_unavailable, prepayment_above_total, bad_request
 */
export async function checkAdditional(
  context: Context,
  additional: AdditionalData,
  limits: Limits,
): Promise<void> {
  await checkSource(context, additional.source);
  await checkPerson(context, additional.user);
  if (additional.franchiseType !== null) await checkFranchise(context);
  checkPrepayment(additional, limits);
}
