import { emptyCoupon } from '@siren/domain/coupons';
import type { PayloadOf } from '@siren/contract/calls';
import { sql } from '../../db/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop, Visitor } from '../../testing/index.ts';

export type Fields = PayloadOf<'/api/admin/coupons/create'>['fields'];

export const plainFields: Fields = { ...emptyCoupon, description: 'Осень' };

export interface CouponShop {
  shop: TestShop;
  staff: Visitor;
  make(code: string, fields?: Partial<Fields>, key?: string): ReturnType<typeof makeBy>;
}

const makeBy = (staff: Visitor, code: string, fields: Partial<Fields>, idempotencyKey: string) =>
  staff.call('/api/admin/coupons/create', {
    idempotencyKey,
    code,
    fields: { ...plainFields, ...fields },
  });

/** A shop with somebody who keeps its coupons. */
export async function createCouponShop(): Promise<CouponShop> {
  const shop = await createTestShop();
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'coupons.edit', 'orders.manage', 'users.manage'] where login = 'staff'`);
  const all: CouponShop = {
    shop,
    staff: await shop.signedIn('staff'),
    make: (code, fields = {}, key = crypto.randomUUID()) => makeBy(all.staff, code, fields, key),
  };
  return all;
}

export interface SeriesAsked {
  key: string;
  count: number;
  prefix: string;
  name?: string;
  fields?: Partial<Fields>;
}

/** Makes a series of codes. */
export function makeSeries(
  { staff }: CouponShop,
  { key, count, prefix, name = 'Весна', fields }: SeriesAsked,
) {
  const { limitTotal: _all, limitPerUser: _own, ...asked } = { ...plainFields, ...fields };
  return staff.call('/api/admin/coupons/create-series', {
    ...{ idempotencyKey: key, name, prefix, length: 8, count, fields: asked },
  });
}
