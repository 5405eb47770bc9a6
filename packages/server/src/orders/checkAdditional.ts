import { refusal } from '@siren/contract/errors';
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

async function checkNames({ db }: Context, { source, user }: AdditionalData): Promise<void> {
  const [known] = await db.query<{ source: boolean; person: boolean }>(sql`
    select ${source}::int is null or exists (select from order_sources where id = ${source}::int) as source,
      ${user}::int is null or exists (
        select from users where id = ${user}::int and 'staff' = any(flags) and not blocked) as person`);
  if (!known?.source) throw badRequest('additional.source: такого источника нет.');
  if (!known.person) throw badRequest('additional.user: такого сотрудника нет.');
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
 * Checks what staff added to an order.
 *
 * @throws ApiError pay_type_unavailable, prepayment_above_total, bad_request
 */
export async function checkAdditional(
  context: Context,
  additional: AdditionalData,
  limits: Limits,
): Promise<void> {
  await checkNames(context, additional);
  const { places, place } = context;
  const stores = await places.stores(place.region.code);
  if (additional.franchiseType !== null && !storeOfCity(stores, place.city.code)?.franchise) {
    throw badRequest('additional.franchiseType: магазин города не франчайзинговый.');
  }
  checkPrepayment(additional, limits);
}
